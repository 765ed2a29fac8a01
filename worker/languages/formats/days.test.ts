import { expect, it } from 'vitest'
import { arabic } from '../ar/writing.ts'
import { longDay, shortDay, shortMealLine, zoneName } from '../en/days.ts'
import { languages } from '../languages.ts'

it('writes days as the screens want them, never a day off', () => {
  expect(longDay('2026-11-21')).toBe('Saturday, November 21, 2026')
  expect(longDay('2028-02-29')).toBe('Tuesday, February 29, 2028')
  expect(shortDay('2026-03-05')).toBe('Mar 05, 2026')
})

it('writes a meal for the kitchen as far as it is known', () => {
  const meal = { serviceDay: '2026-06-20', serviceTime: '19:30', venue: 'The Barn' }
  expect(shortMealLine(meal)).toBe('Sat 20 June 2026, 19:30 · The Barn')
  expect(shortMealLine({ ...meal, serviceTime: null })).toBe('Sat 20 June 2026 · The Barn')
  expect(shortMealLine({ ...meal, serviceDay: null })).toBe('The Barn')
})

it('names zones as people do', () => {
  expect(zoneName('America/New_York')).toBe('New York time')
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time')
  expect(zoneName('UTC')).toBe('UTC')
})

it('writes the time of a meal in 24 hours but for English', () => {
  const meal = { serviceDay: '2026-06-20', serviceTime: '19:30', venue: null }
  for (const [tag, load] of Object.entries(languages))
    expect({ tag, said: load().guest.days.mealTime(meal) }).toEqual({
      tag,
      said: expect.stringMatching(/^en|-X[AB]$/.test(tag) ? /7:30\sPM/ : /19:30/),
    })
})

it('parts a day and its time by the comma of the language', () => {
  const meal = { serviceDay: '2026-06-20', serviceTime: '19:30', venue: null }
  expect(shortMealLine(meal)).toMatch(/2026, 19:30$/)
  expect(arabic.days.shortMealLine(meal)).toMatch(/2026، 19:30$/)
  expect(arabic.days.whenText(Date.UTC(2026, 5, 12, 17, 5), 'Europe/Lisbon')).toMatch(/، 18:05$/)
})
