import { tzOffset } from '@date-fns/tz'
import { deadlineMonths } from '../../core/limits.ts'

const minute = 60_000
const dayLength = 86_400_000

/** True when the name is an IANA time zone this runtime knows. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return /^[A-Za-z]/.test(zone)
  } catch {
    return false
  }
}

/** The calendar day (YYYY-MM-DD) in a zone at an instant in milliseconds. */
export function dayAt(instant: number, zone: string): string {
  const offset = tzOffset(zone, new Date(instant))
  return new Date(instant + offset * minute).toISOString().slice(0, 10)
}

/** The calendar day a number of days after another. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
}

/** The calendar day a number of months after another. Clamped to the last day of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The last day that can be a deadline: 24 months from today, where the event is. */
export function latestDeadline(timeZone: string, now: number): string {
  return monthsAfter(dayAt(now, timeZone), deadlineMonths)
}

/** True for a day that exists in the calendar: 2026-02-30 does not. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    Number.isFinite(Date.parse(`${text}T00:00:00Z`)) &&
    dayAfter(text, 0) === text
  )
}

/**
 * The instant at which a day ends in a zone, in milliseconds. It is the first instant of the next day there, so it
 * accounts for clock changes. An event is open before it and closed from it on.
 */
export function deadlineInstant(day: string, zone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`) + dayLength
  const offsets = [-2, -1, 0, 1, 2].map((days) => tzOffset(zone, new Date(midnight + days * dayLength)))
  const ends = offsets
    .map((offset) => midnight - offset * minute)
    .filter((instant) => dayAt(instant - 1, zone) <= day && dayAt(instant, zone) > day)
  if (ends.length === 0) throw new RangeError(`no end of ${day} in ${zone}`)
  return Math.max(...ends)
}

/**
 * The instant at which clocks in a zone show a time of a day, in milliseconds. Of a time that a clock change skips or
 * repeats it is one beside it.
 */
export function instantOf(day: string, time: string, zone: string): number {
  const shown = Date.parse(`${day}T${time}Z`)
  const near = shown - tzOffset(zone, new Date(shown)) * minute
  return shown - tzOffset(zone, new Date(near)) * minute
}

/** The day on which an event closes or closed: its deadline, or the day on which its planner closed it before. */
export function closingDay({ closesAt, timeZone }: { closesAt: number; timeZone: string }): string {
  return dayAt(closesAt - 1, timeZone)
}

/** True until closing. Status, submitting, editing, upgrading and links all use this comparison. */
export function isOpen(event: { closesAt: number }, now: number): boolean {
  return now < event.closesAt
}
