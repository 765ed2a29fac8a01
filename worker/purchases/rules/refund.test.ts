import { expect, it } from 'vitest'
import { deletingDoesNotRefund, notRefundable, refundWords, refundWordsOf } from '#purchases/words/planner'
import { refundableUntil } from './refund.ts'

const timeZone = 'Europe/Berlin'
const noon = (day: string) => Date.parse(`${day}T12:00:00+01:00`)

it('a refund can be asked for until the earlier of 30 days after buying and 30 days before the deadline', () => {
  const bought = noon('2026-11-21')
  expect(refundableUntil({ eventDate: '2027-06-01', timeZone }, bought)).toBe('2026-12-21')
  expect(refundableUntil({ eventDate: '2027-01-01', timeZone }, bought)).toBe('2026-12-02')
})

it.each([
  ['2027-06-01', 'Refundable until Monday, December 21, 2026'],
  ['2026-12-22', 'Refundable until Sunday, November 22, 2026'],
  ['2026-12-21', 'Refundable until Saturday, November 21, 2026'],
  ['2026-12-20', notRefundable],
  ['2026-11-21', notRefundable],
])('buying on November 21 for a deadline on %s says: %s', (eventDate, words) => {
  expect(refundWords({ eventDate, timeZone }, noon('2026-11-21'))).toBe(words)
})

it("the day is the event's own: late in the evening in Los Angeles it is still the day before", () => {
  const event = { eventDate: '2027-06-01', timeZone: 'America/Los_Angeles' }
  expect(refundableUntil(event, Date.parse('2026-11-21T05:00:00Z'))).toBe('2026-12-20')
})

it('after the last day the words say so, and deleting no longer sends anybody to ask', () => {
  const event = { eventDate: '2027-06-01', timeZone }
  const bought = noon('2026-11-21')
  expect(refundWordsOf(event, bought, noon('2026-12-21'))).toBe('Refundable until Monday, December 21, 2026')
  expect(refundWordsOf(event, bought, noon('2026-12-22'))).toBe(
    'No longer refundable: the time to ask has passed.',
  )
  expect(deletingDoesNotRefund(event, bought, noon('2026-12-21'))).toBe(
    'Deleting does not refund. Ask for a refund first: support@platewise.example',
  )
  expect(deletingDoesNotRefund(event, bought, noon('2026-12-22'))).toBe('Deleting does not refund.')
})
