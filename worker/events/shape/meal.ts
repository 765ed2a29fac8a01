import * as z from 'zod/mini'
import {
  contactTooLong,
  hostTooLong,
  mealBeforeDeadline,
  mealDayInvalid,
  mealIsPast,
  mealTimeInvalid,
  mealTooFar,
  venueTooLong,
} from '#events/words/planner'
import { hostContactMax, hostNameMax, mealMonths, proposedDaysBefore, venueMax } from '../../core/limits.ts'
import { atMost } from '../../core/shapes.ts'
import { cleanLine } from '../../core/text.ts'
import { dayAfter, dayAt, isDay, latestDeadline, monthsAfter } from '../rules/closing.ts'

/** The meal itself, apart from the deadline. Null where the planner did not say. */
export type Meal = {
  /** A calendar day, YYYY-MM-DD, in the event's zone. */
  serviceDay: string | null
  /** HH:MM in the event's zone. */
  serviceTime: string | null
  venue: string | null
}

/** A text that may be left out, which keeps what is stored. An empty one and null clear it. */
function kept(text: z.ZodMiniType<string, string>) {
  return z.nullish(
    z.pipe(
      text,
      z.transform((value) => (value === '' ? null : value)),
    ),
  )
}

function shortLine(max: number, tooLong: string) {
  return kept(z.string(tooLong).check(z.overwrite(cleanLine), atMost(max, tooLong)))
}

/** The optional fields of the event form: the meal, and who asks. */
export const mealFields = {
  serviceDay: kept(
    z
      .string(mealDayInvalid)
      .check(z.refine((day) => day === '' || (isDay(day) && day < '9999-12-01'), mealDayInvalid)),
  ),
  serviceTime: kept(
    z
      .string(mealTimeInvalid)
      .check(z.refine((time) => time === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(time), mealTimeInvalid)),
  ),
  venue: shortLine(venueMax, venueTooLong),
  hostName: shortLine(hostNameMax, hostTooLong),
  hostContact: shortLine(hostContactMax, contactTooLong),
}

/** The error of a day of the meal: it is too far ahead. Call it only when the day changes. */
export function mealError(serviceDay: string, timeZone: string, now: number): string | null {
  return serviceDay > monthsAfter(dayAt(now, timeZone), mealMonths) ? mealTooFar : null
}

/** A hint about the day of the meal, which is stored all the same. */
export function mealHint(
  { serviceDay, eventDate, timeZone }: { serviceDay: string; eventDate: string; timeZone: string },
  now: number,
): string | null {
  if (!isDay(serviceDay)) return null
  if (serviceDay < dayAt(now, timeZone)) return mealIsPast
  return isDay(eventDate) && serviceDay < eventDate ? mealBeforeDeadline : null
}

/** Days from an earlier event's deadline to its meal; null for one without the day of its meal. */
export function daysBefore(earlier: { serviceDay: string | null; eventDate: string }): number | null {
  const { serviceDay, eventDate } = earlier
  return serviceDay === null ? null : (Date.parse(serviceDay) - Date.parse(eventDate)) / 86_400_000
}

/**
 * The deadline proposed for a meal: ten days before it, or as many as are given, as far as that day can be a deadline. Null
 * for a day that is over or none.
 */
export function proposedDeadline(
  serviceDay: string,
  timeZone: string,
  now: number,
  days: number | null = null,
): string | null {
  const today = dayAt(now, timeZone)
  if (!isDay(serviceDay) || serviceDay < today) return null
  const before = dayAfter(serviceDay, -(days ?? proposedDaysBefore))
  const latest = latestDeadline(timeZone, now)
  if (before < today) return today
  if (before > latest) return latest
  return before
}
