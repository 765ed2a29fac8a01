const dayLength = 86_400_000

/** Days after closing when names, allergies and addresses of an event's guests are erased. */
export const erasedAfterDays = 180
/** Days before the erasure when the planner is notified. */
export const erasureNoticeDays = 30
/** Maximum days from the event's first closing to the erasure, however often the closing is moved. */
export const latestAfterDays = 400
/** Minimum days from the current closing, or from the meal, to the erasure. Takes precedence over the maximum. */
export const keptAfterDays = 30
/** Days a refunded event is kept, closed and hidden, because its refund may still fail. */
export const refundedKeptDays = 7
/** Years a row of the audit log is kept, and the same in days. */
export const auditKeptYears = 2
export const auditKeptDays = auditKeptYears * 365
/** Days a mail's row is kept after it was sent or given up. */
export const mailKeptDays = 90

/** Days the database can be restored to, and days the log of erasures is kept for making them again: some more. */
export const restorableDays = 30
export const erasuresKeptDays = restorableDays + 10

/** The instant from which a refunded event is to be deleted with all its data. */
export function deletingDue({ refundedAt }: { refundedAt: number }): number {
  return refundedAt + refundedKeptDays * dayLength
}

type Closings = {
  closesAt: number
  /** The closing at the event's creation. It never changes. */
  firstClosesAt: number
  /** The deadline's day: an event may close before it. */
  eventDate?: string
  /** The day of the meal, if the event names one. */
  serviceDay?: string | null
}

/** Hours from the beginning of a day in UTC until it has ended everywhere. */
export const dayEndsAfterHours = 36

/** The last day of a meal whose needs are due for erasure at an instant, YYYY-MM-DD: they are kept for 30 days after it. */
export function needsErasedBefore(at: number): string {
  return new Date(at - dayEndsAfterHours * 3_600_000 - keptAfterDays * dayLength).toISOString().slice(0, 10)
}

/** The time at which the meal is over, or else the deadline's day, wherever the event is. 0 where neither is known. */
function lastDayEnds({ eventDate = '', serviceDay }: Closings): number {
  const last = serviceDay && serviceDay > eventDate ? serviceDay : eventDate
  return last === '' ? 0 : Date.parse(`${last}T00:00:00Z`) + dayEndsAfterHours * 3_600_000
}

/**
 * The latest instant at which all personal data of an event's guests is erased, whatever delays it: 400 days after its
 * first closing or 30 days after its meal, whichever is later, and at least 30 days after its closing.
 * @param mealEnds the end of the meal's day, or of the deadline's where that is later
 */
export function latestErasing(event: Closings, mealEnds = lastDayEnds(event)): number {
  const { closesAt, firstClosesAt } = event
  return Math.max(
    firstClosesAt + latestAfterDays * dayLength,
    mealEnds + keptAfterDays * dayLength,
    closesAt + keptAfterDays * dayLength,
  )
}

/**
 * The instant from which an event's guests are due for erasure: 180 days after its closing, or the latest instant if
 * that is sooner, and never sooner than 30 days after its meal.
 */
export function erasingDue(event: Closings, mealEnds = lastDayEnds(event)): number {
  return Math.max(
    mealEnds + keptAfterDays * dayLength,
    Math.min(event.closesAt + erasedAfterDays * dayLength, latestErasing(event, mealEnds)),
  )
}

/** The instant of the erasure. The planner has 30 days' notice, as far as the latest instant allows. */
export function erasedAt(event: Closings & { erasureNotifiedAt: number | null }): number {
  const noticeEnds = (event.erasureNotifiedAt ?? 0) + erasureNoticeDays * dayLength
  return Math.max(erasingDue(event), Math.min(noticeEnds, latestErasing(event)))
}
