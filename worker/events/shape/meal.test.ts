import { describe, expect, it } from 'vitest'
import { eventInput } from './event.ts'
import { daysBefore, mealError, mealHint, proposedDeadline } from './meal.ts'

const now = Date.UTC(2026, 5, 15, 12)
const event = { title: 'Supper', description: '', eventDate: '2026-12-01', timeZone: 'Europe/Berlin' }

function read(more: object) {
  const { data, error } = eventInput.safeParse({ ...event, ...more })
  return error
    ? { [String(error.issues[0]?.path[0])]: error.issues[0]?.message }
    : { ...data, ...event, more: data }
}

describe('the optional fields of the event form', () => {
  it.each([
    ['serviceDay', '2026-02-30', 'Please choose a day that exists'],
    ['serviceDay', 'tomorrow', 'Please choose a day that exists'],
    ['serviceDay', 20261201, 'Please choose a day that exists'],
    ['serviceTime', '24:00', 'Please enter a time as hours and minutes, such as 19:30'],
    ['serviceTime', '7:30', 'Please enter a time as hours and minutes, such as 19:30'],
    ['serviceTime', '19:60', 'Please enter a time as hours and minutes, such as 19:30'],
    ['venue', 'x'.repeat(201), 'Please keep the place under 200 characters'],
    ['hostName', 'x'.repeat(101), 'Please keep the name under 100 characters'],
    ['hostContact', 'x'.repeat(201), 'Please keep the contact under 200 characters'],
  ])('refuse %s %j with a sentence', (name, value, sentence) => {
    expect(read({ [name]: value })).toEqual({ [name]: sentence })
  })

  it.each([
    ['serviceDay', '2026-12-11', '2026-12-11'],
    ['serviceTime', '00:00', '00:00'],
    ['serviceTime', '23:59', '23:59'],
    ['venue', '  The  Barn, Müllerstraße 1 ', 'The Barn, Müllerstraße 1'],
    ['hostName', 'é'.repeat(100), 'é'.repeat(100)],
    ['hostContact', '+49 30 123456', '+49 30 123456'],
  ])('take %s %j', (name, value, stored) => {
    expect(read({ [name]: value })).toMatchObject({ more: { [name]: stored } })
  })

  it.each(['serviceDay', 'serviceTime', 'venue', 'hostName', 'hostContact'])(
    'clear %s by an empty text or null, and leave it alone where it is not named',
    (name) => {
      expect(eventInput.parse({ ...event, [name]: '' })).toEqual({ ...event, [name]: null })
      expect(eventInput.parse({ ...event, [name]: null })).toEqual({ ...event, [name]: null })
      expect(eventInput.parse(event)).toEqual(event)
    },
  )
})

it.each([
  ['2026-06-26', '2026-06-16'],
  ['2026-06-25', '2026-06-15'],
  ['2026-06-24', '2026-06-15'],
  ['2026-06-15', '2026-06-15'],
  ['2026-06-14', null],
  ['0002-06-20', null],
  ['2027-01-05', '2026-12-26'],
  ['2028-06-25', '2028-06-15'],
  ['2028-06-26', '2028-06-15'],
  ['', null],
])('for a meal on %s the deadline proposed is %s', (serviceDay, proposed) => {
  expect(proposedDeadline(serviceDay, 'Europe/Berlin', now)).toBe(proposed)
})

it('proposes the deadline of a copy as many days before its meal as the earlier event had', () => {
  const proposed = (serviceDay: string | null) => {
    const days = daysBefore({ serviceDay, eventDate: '2026-03-01' })
    return proposedDeadline('2026-08-31', 'Europe/Berlin', now, days)
  }
  expect(proposed('2026-03-22')).toBe('2026-08-10')
  expect(proposed('2026-03-01')).toBe('2026-08-31')
  expect(proposed(null)).toBe('2026-08-21')
})

it('judges today where the event is', () => {
  const late = Date.UTC(2026, 5, 15, 23)
  expect(proposedDeadline('2026-06-15', 'Europe/Berlin', late)).toBeNull()
  expect(proposedDeadline('2026-06-15', 'America/New_York', late)).toBe('2026-06-15')
})

it.each([
  ['2026-06-30', '2026-06-20', null],
  ['2026-06-20', '2026-06-20', null],
  ['2026-06-19', '2026-06-20', /before the deadline/],
  ['2026-06-14', '2026-06-20', /in the past/],
  ['2026-06-19', '', null],
  ['', '2026-06-20', null],
])('for a meal on %s with the deadline %s hints %s', (serviceDay, eventDate, hint) => {
  const said = mealHint({ serviceDay, eventDate, timeZone: 'Europe/Berlin' }, now)
  if (hint) expect(said).toMatch(hint)
  else expect(said).toBeNull()
})

it('takes a meal up to 30 months ahead', () => {
  expect(mealError('2028-12-15', 'Europe/Berlin', now)).toBeNull()
  expect(mealError('2028-12-16', 'Europe/Berlin', now)).toBe(
    'The day of the meal must be within the next 30 months',
  )
})
