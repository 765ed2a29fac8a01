import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveMessage } from '#live/shape'
import type { GuestMenu } from '#party/shape/guest'
import { ApiError } from '../../client/calls/api.ts'
import { followEvent, isOver, type LiveState } from './live-event.ts'
import type { FormAction } from './machine/actions.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** A page that follows an event, which the test sets. */
function page(own?: number) {
  const event: { now: GuestMenu | Error } = { now: menu(1) }
  const [news, states]: [FormAction[], LiveState['state'][]] = [[], []]
  let reads = 0
  const read = async () => {
    reads++
    if (event.now instanceof Error) throw event.now
    return event.now
  }
  const { live, begin } = followEvent(
    read,
    (action) => news.push(action),
    ({ state }) => states.push(state),
    own,
  )
  const closed = vi.fn()
  begin(() => closed)
  const tell = (message: LiveMessage) => live.onMessage(JSON.stringify(message))
  return { event, news, states, live, tell, closed, reads: () => reads }
}
const menu = (menuVersion: number) => ({ menuVersion }) as GuestMenu
const refusal = (code: 'closed' | 'not_found', details = {}) => new ApiError(410, code, '', { details })

test('a changed menu is read within half a second, and a burst of changes once more after it', async () => {
  const { event, news, tell, reads } = page()
  tell({ changed: 'menu' })
  event.now = menu(2)
  await vi.advanceTimersByTimeAsync(500)
  expect(news).toEqual([{ type: 'event_loaded', menu: menu(2), hasReopened: false }])
  for (let change = 0; change < 30; change++) {
    tell({ changed: 'menu' })
    await vi.advanceTimersByTimeAsync(20)
  }
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reads()).toBe(2)
})

test('two hundred guests behind one change of the menu read it at different times', async () => {
  const pages = Array.from({ length: 200 }, () => page())
  for (const { tell } of pages) tell({ changed: 'menu' })
  const readBy = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return pages.filter(({ reads }) => reads() === 1).length
  }
  const [quarter, half] = [await readBy(125), await readBy(125)]
  expect(quarter).toBeGreaterThan(20)
  expect(half - quarter).toBeGreaterThan(20)
  expect(half).toBeLessThan(180)
  expect(await readBy(250)).toBe(200)
})

test('an event that was closed early is followed until it is open again', async () => {
  const { event, news, states, live, closed } = page()
  event.now = refusal('closed', { mayReopen: true })
  expect(await live.shouldReconnect?.()).toBe(true)
  expect(states).toEqual(['closed'])
  live.onOpen(true)
  live.onLost(true)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(states.every((state) => state === 'closed')).toBe(true)
  event.now = menu(2)
  expect(await live.shouldReconnect?.()).toBe(true)
  expect([states.at(-1), news, closed.mock.calls]).toEqual([
    'live',
    [{ type: 'event_loaded', menu: menu(2), hasReopened: true }],
    [],
  ])
})

test.each([
  ['whose deadline has passed', refusal('closed'), 'closed'],
  ['that is no longer there', refusal('not_found'), 'live'],
] as const)('an event %s is followed no more', async (_, error, state) => {
  const { event, states, live, tell, closed, reads } = page()
  event.now = error
  expect(await live.shouldReconnect?.()).toBe(false)
  tell({ changed: 'menu' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([states, reads(), closed.mock.calls.length]).toEqual([[state], 1, 1])
})

test('a message of a newer server is ignored', async () => {
  const { news, states, live } = page()
  live.onMessage(JSON.stringify({ weather: 'fine' }))
  await vi.advanceTimersByTimeAsync(5_000)
  expect([news, states]).toEqual([[], []])
})

test.each(['closed', 'not_found'] as const)('the event takes no answers after the refusal %s', (code) => {
  expect(isOver(new ApiError(404, code, ''))).toBe(true)
})

test.each(['lost', 'too_many', 'internal'] as const)('the event is asked for again after %s', (code) => {
  expect(isOver(new ApiError(500, code, ''))).toBe(false)
})

test('an error that is no refusal does not end the trying', () => {
  expect(isOver(new Error('closed'))).toBe(false)
})

test('places that are the reader’s own are not among the taken', () => {
  const [anybody, invited] = [page(), page(4)]
  for (const { tell } of [anybody, invited]) tell({ guestLimit: 30, registeredGuests: 28 })
  const pushed = (registeredGuests: number) => [
    { type: 'places_updated', places: { guestLimit: 30, registeredGuests } },
  ]
  expect(anybody.news).toEqual(pushed(28))
  expect(invited.news).toEqual(pushed(24))
})
