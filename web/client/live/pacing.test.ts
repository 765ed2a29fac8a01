import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pacing } from './pacing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that takes `takes` milliseconds to read, and what it was read as: the change it knows of. */
function page(takes: number) {
  const reads: { from: number; to: number; knows: number }[] = []
  const told = { changes: 0 }
  let open = 0
  let most = 0
  const paced = pacing(async () => {
    const one = { from: Date.now(), to: 0, knows: told.changes }
    reads.push(one)
    most = Math.max(most, ++open)
    await new Promise((resolve) => setTimeout(resolve, takes))
    open--
    one.to = Date.now()
  }, 2000)
  return { paced, reads, told, atOnceMost: () => most }
}

it.each([
  [50, 'a quick answer'],
  [1900, 'a slow one'],
  [7000, 'one that takes longer than the pause'],
])(
  'fifty changes a second for ten seconds are at most 6 readings of %s ms, and the last knows all',
  async (takes) => {
    const { paced, reads, told, atOnceMost } = page(takes)
    for (let edit = 0; edit < 500; edit++) {
      told.changes++
      paced.soon()
      await vi.advanceTimersByTimeAsync(20)
    }
    await vi.runAllTimersAsync()
    expect(reads.length).toBeLessThanOrEqual(6)
    expect(reads.at(-1)?.knows).toBe(500)
    expect(atOnceMost()).toBe(1)
  },
)

it('the first change after a quiet time is read at once, the next after the pause', async () => {
  const { paced, reads } = page(50)
  const begun = Date.now()
  paced.soon()
  await vi.advanceTimersByTimeAsync(100)
  paced.soon()
  await vi.runAllTimersAsync()
  expect(reads.map(({ from }) => from - begun)).toEqual([0, 2000])
})

it('what was written here is read at once, after the reading that may have begun before it', async () => {
  const { paced, reads, told } = page(500)
  paced.soon()
  await vi.advanceTimersByTimeAsync(100)
  told.changes++
  await Promise.all([paced.atOnce(), paced.atOnce(), vi.advanceTimersByTimeAsync(2000)])
  expect(reads.map(({ knows }) => knows)).toEqual([0, 1])
  expect((reads[1]?.from ?? 0) - (reads[0]?.to ?? 0)).toBe(0)
})

it('a page that is left reads nothing more', async () => {
  const { paced, reads } = page(50)
  paced.soon()
  paced.stop()
  await vi.runAllTimersAsync()
  expect(reads).toEqual([])
})
