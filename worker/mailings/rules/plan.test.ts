import { expect, test } from 'vitest'
import { deadlineInstant } from '../../events/rules/closing.ts'
import { nextReminder, plannedReminders, whenDue } from './plan.ts'

const berlin = {
  closesAt: deadlineInstant('2027-03-31', 'Europe/Berlin'),
  timeZone: 'Europe/Berlin',
  windows: [1, 3, 7],
  hour: 10,
}
const days = (plan: typeof berlin) => plannedReminders(plan).map(({ at }) => new Date(at).toISOString())

test('reminders go out at ten in the morning there, before and after the clocks change', () => {
  expect(days(berlin)).toEqual([
    '2027-03-24T09:00:00.000Z',
    '2027-03-28T08:00:00.000Z',
    '2027-03-30T08:00:00.000Z',
  ])
})

test('the next reminder is the first after an instant, and none after the last', () => {
  expect(nextReminder(berlin, Date.parse('2027-03-24T09:00:00Z'))?.window).toBe(3)
  expect(nextReminder(berlin, Date.parse('2027-03-24T08:59:59Z'))?.window).toBe(7)
  expect(nextReminder(berlin, Date.parse('2027-03-30T08:00:00Z'))).toBeNull()
})

test('a moved deadline moves its reminders with it', () => {
  expect(days({ ...berlin, closesAt: deadlineInstant('2027-04-01', 'Europe/Berlin') })).toEqual([
    '2027-03-25T09:00:00.000Z',
    '2027-03-29T08:00:00.000Z',
    '2027-03-31T08:00:00.000Z',
  ])
})

test('an event that was closed early has no reminder after that', () => {
  expect(nextReminder({ ...berlin, closesAt: Date.parse('2027-03-29T12:00:00Z') }, 0)?.window).toBe(7)
  expect(days({ ...berlin, closesAt: Date.parse('2027-03-29T12:00:00Z') })).toHaveLength(3)
})

test('a plan without windows reminds nobody', () => {
  expect(nextReminder({ ...berlin, windows: [] }, 0)).toBeNull()
})

const ten = Date.parse('2027-03-24T09:00:00Z')
const at = (text: string) => Date.parse(`2027-03-${text}:00Z`)

test.each([
  ['in its minute', at('24T09:00'), true],
  ['six hours late', at('24T15:00'), true],
  ['more than six hours late', at('24T15:01'), at('25T09:00')],
  ['in the evening', at('24T20:00'), at('25T09:00')],
  ['after midnight', at('25T00:10'), at('25T09:00')],
  ['two days late, before the clocks change', at('27T20:00'), at('28T08:00')],
  ['on the deadline’s day after its hour', at('31T20:00'), null],
  ['after the event has closed', at('31T22:00'), null],
])('a reminder that is looked at %s goes, waits for a morning or goes no more', (_, now, expected) => {
  expect(whenDue(berlin, ten, now)).toBe(expected)
})

test('a reminder due at eight in the evening there waits for the morning, and one before it goes', () => {
  const evening = at('24T19:00')
  expect(whenDue(berlin, evening - 60_000, evening - 60_000)).toBe(true)
  expect(whenDue(berlin, evening, evening)).toBe(at('25T09:00'))
})

test('a mail that was written by day may go until ten at night', () => {
  expect(whenDue(berlin, at('24T19:00'), at('24T20:59'), true)).toBe(true)
  expect(whenDue(berlin, at('24T19:00'), at('24T21:00'), true)).toBe(at('25T09:00'))
})
