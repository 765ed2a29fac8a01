import { expect, it } from 'vitest'
import { kitchenMeal, longDay, shortDay, zoneName } from './en/days.ts'

it('writes days as the screens want them, never a day off', () => {
  expect(longDay('2026-11-21')).toBe('Saturday, November 21, 2026')
  expect(longDay('2028-02-29')).toBe('Tuesday, February 29, 2028')
  expect(shortDay('2026-03-05')).toBe('Mar 05, 2026')
})

it('writes a meal for the kitchen as far as it is known', () => {
  const meal = { serviceDay: '2026-06-20', serviceTime: '19:30', venue: 'The Barn' }
  expect(kitchenMeal(meal)).toBe('Sat 20 June 2026, 19:30 · The Barn')
  expect(kitchenMeal({ ...meal, serviceTime: null })).toBe('Sat 20 June 2026 · The Barn')
  expect(kitchenMeal({ ...meal, serviceDay: null })).toBe('The Barn')
})

it('names zones as people do', () => {
  expect(zoneName('America/New_York')).toBe('New York time')
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time')
  expect(zoneName('UTC')).toBe('UTC')
})
