const dayLength = 86_400_000

/** Days after closing when names, allergies and addresses of an event's guests are erased. */
export const erasedAfterDays = 180
/** Days before the erasure when the planner is notified. */
export const toldBeforeDays = 30
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

/** The instant from which a refunded event is to be deleted with all its data. */
export function deletingDue({ refundedAt }: { refundedAt: number }): number {
  return refundedAt + refundedKeptDays * dayLength
}

type Closings = {
  closesAt: number
  /** The closing at the event's creation. It never changes. */
  firstClosesAt: number
}

/**
 * The latest instant at which all personal data of an event's guests is erased, whatever delays it: 400 days after its
 * first closing or 30 days after its meal, whichever is later, and at least 30 days after its closing.
 * @param mealEnds the end of the meal's day, if the event names one
 */
export function latestErasing({ closesAt, firstClosesAt }: Closings, mealEnds = 0): number {
  return Math.max(
    firstClosesAt + latestAfterDays * dayLength,
    mealEnds + keptAfterDays * dayLength,
    closesAt + keptAfterDays * dayLength,
  )
}

/**
 * The instant from which an event's guests are due for erasure: 180 days after its closing, or the latest instant if
 * that is sooner, and never before its meal is over.
 */
export function erasingDue(event: Closings, mealEnds = 0): number {
  return Math.max(
    mealEnds,
    Math.min(event.closesAt + erasedAfterDays * dayLength, latestErasing(event, mealEnds)),
  )
}

/** The instant of the erasure. The planner has 30 days' notice, as far as the latest instant allows. */
export function erasedAt(event: Closings & { erasureToldAt: number | null }): number {
  const told = (event.erasureToldAt ?? 0) + toldBeforeDays * dayLength
  return Math.max(erasingDue(event), Math.min(told, latestErasing(event)))
}
