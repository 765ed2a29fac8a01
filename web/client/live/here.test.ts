import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hereIn, whoIsHere } from './here.ts'

const [ada, ben] = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Ben' },
]
let shown: string[] = []
const follow = () =>
  whoIsHere((here) => {
    shown = here.map(({ name }) => name)
  })
beforeEach(() => {
  shown = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('somebody who comes is shown at once, and goes five seconds after they left', () => {
  const present = follow()
  present.update([ada, ben])
  expect(shown).toEqual(['Ada', 'Ben'])
  present.update([ben])
  vi.advanceTimersByTime(4_900)
  expect(shown).toEqual(['Ada', 'Ben'])
  vi.advanceTimersByTime(200)
  expect(shown).toEqual(['Ben'])
})

test('somebody whose view opens again meanwhile stays', () => {
  const present = follow()
  present.update([ada])
  present.update([])
  vi.advanceTimersByTime(4_000)
  present.update([ada])
  vi.advanceTimersByTime(10_000)
  expect(shown).toEqual(['Ada'])
})

test('no other message tells who is here', () => {
  expect(hereIn('{"here":[{"id":"a","name":"Ada"}]}')).toEqual([ada])
  expect([hereIn('{"changed":"menu"}'), hereIn('{"here":1}'), hereIn('pong')]).toEqual([null, null, null])
})
