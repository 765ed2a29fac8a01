import { describe, expect, it } from 'vitest'
import {
  dayAfter,
  dayAt,
  deadlineInstant,
  instantOf,
  isDay,
  isOpen,
  isTimeZone,
  monthsAfter,
} from './closing.ts'

describe('closing is the instant the deadline day ends in the event’s zone', () => {
  it.each([
    ['2026-11-21', 'UTC', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21', 'Europe/Berlin', '2026-11-21T23:00:00.000Z'],
    ['2026-11-21', 'America/New_York', '2026-11-22T05:00:00.000Z'],
    ['2026-11-21', 'Asia/Kathmandu', '2026-11-21T18:15:00.000Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21', 'Etc/GMT+12', '2026-11-22T12:00:00.000Z'],
    ['2026-12-31', 'Australia/Sydney', '2026-12-31T13:00:00.000Z'],
    ['2028-02-29', 'Europe/London', '2028-03-01T00:00:00.000Z'],
  ])('%s in %s', (day, zone, closing) => {
    expect(new Date(deadlineInstant(day, zone)).toISOString()).toBe(closing)
  })

  it.each([
    ['a day of 23 hours', '2026-03-29', 'Europe/Berlin', 23],
    ['a day of 25 hours', '2026-10-25', 'Europe/Berlin', 25],
    ['a day of 23.5 hours', '2026-10-04', 'Australia/Lord_Howe', 23.5],
  ])('%s is as long as it is', (_, day, zone, hours) => {
    expect((deadlineInstant(day, zone) - deadlineInstant(dayAfter(day, -1), zone)) / 3_600_000).toBe(hours)
  })

  it.each([
    // Midnight does not exist: the clocks go from 24:00 to 01:00.
    ['2018-11-03', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    // Midnight comes twice: the day ends with the second.
    ['2018-02-17', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
    // The next day does not exist at all.
    ['2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s, whatever the clocks do that night', (day, zone, closing) => {
    expect(new Date(deadlineInstant(day, zone)).toISOString()).toBe(closing)
  })

  it('never leaves a gap or an overlap between two days, in any zone, in a whole year', () => {
    for (const zone of Intl.supportedValuesOf('timeZone').filter((_, index) => index % 9 === 0)) {
      for (let day = '2026-01-01'; day < '2027-01-01'; day = dayAfter(day, 7)) {
        const closing = deadlineInstant(day, zone)
        expect([dayAt(closing - 1, zone), dayAt(closing, zone)]).toEqual([day, dayAfter(day)])
      }
    }
  })

  it('is open one millisecond before, and closed on it', () => {
    const closesAt = deadlineInstant('2026-11-21', 'Asia/Tokyo')
    expect(isOpen({ closesAt }, closesAt - 1)).toBe(true)
    expect(isOpen({ closesAt }, closesAt)).toBe(false)
  })
})

it.each([
  ['2026-11-21', 24, '2028-11-21'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2028-02-29', 24, '2030-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
])('%s and %d months is %s', (day, months, after) => {
  expect(monthsAfter(day, months)).toBe(after)
})

it.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['26-01-01', false],
  ['', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Middle/Earth', false],
  ['+02:00', false],
  ['', false],
])('%s is a time zone: %s', (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected)
})

describe('the instant at which clocks show a time', () => {
  it.each([
    ['2026-06-20', '19:30', 'Europe/Berlin', '2026-06-20T17:30:00.000Z'],
    ['2026-12-20', '19:30', 'Europe/Berlin', '2026-12-20T18:30:00.000Z'],
    ['2026-06-20', '00:00', 'Pacific/Kiritimati', '2026-06-19T10:00:00.000Z'],
    ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['2026-03-08', '12:00', 'America/New_York', '2026-03-08T16:00:00.000Z'],
  ])('%s %s in %s', (day, time, zone, instant) => {
    expect(new Date(instantOf(day, time, zone)).toISOString()).toBe(instant)
  })

  it('is beside a time that a clock change skips', () => {
    const skipped = instantOf('2026-03-29', '02:30', 'Europe/Berlin')
    expect(Math.abs(skipped - Date.parse('2026-03-29T01:00:00Z'))).toBeLessThanOrEqual(1_800_000)
  })
})
