import { expect, test } from 'vitest'
import { closingOf } from '../../events/rules/closing.ts'
import { nextReminder, plannedReminders } from './plan.ts'

const berlin = {
  closesAt: closingOf('2027-03-31', 'Europe/Berlin'),
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
  expect(days({ ...berlin, closesAt: closingOf('2027-04-01', 'Europe/Berlin') })).toEqual([
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
