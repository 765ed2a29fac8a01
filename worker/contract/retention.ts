const dayLength = 86_400_000

/** Days after closing on which names, allergies and addresses of an event's guests are erased. */
export const erasedAfterDays = 180
/** Days before that on which the planner is told. */
export const toldBeforeDays = 30
/** Days after the event's first closing on which they are erased at the latest, however often it was moved... */
export const latestAfterDays = 400
/** ...but never sooner than so many days after the closing it has now, or after its meal. */
export const keptAfterDays = 30
/** Days a refunded event is kept, closed and hidden, in case its refund fails after all. */
export const refundedKeptDays = 7
/** Years a row of the audit log lives, and their days. */
export const auditKeptYears = 2
export const auditKeptDays = auditKeptYears * 365
/** Days a mail's row lives once it was sent or given up. */
export const mailKeptDays = 90

/** The instant from which a refunded event is to be deleted with all its data. */
export function deletingDue({ refundedAt }: { refundedAt: number }): number {
  return refundedAt + refundedKeptDays * dayLength
}

type Closings = {
  closesAt: number
  /** The closing the event was created with: it never changes. */
  firstClosesAt: number
}

/**
 * The instant at which everything personal of an event's guests is gone, whatever else holds it up: 400 days after its
 * first closing or 30 days after its meal, whichever is later, and never sooner than 30 days after its closing.
 * @param mealEnds the end of the meal's day, for an event that names one
 */
export function latestErasing({ closesAt, firstClosesAt }: Closings, mealEnds = 0): number {
  return Math.max(
    firstClosesAt + latestAfterDays * dayLength,
    mealEnds + keptAfterDays * dayLength,
    closesAt + keptAfterDays * dayLength,
  )
}

/**
 * The instant from which an event's guests are to be erased: 180 days after its closing, or the latest if that is
 * sooner, and never before its meal is over.
 */
export function erasingDue(event: Closings, mealEnds = 0): number {
  return Math.max(
    mealEnds,
    Math.min(event.closesAt + erasedAfterDays * dayLength, latestErasing(event, mealEnds)),
  )
}

/** The instant at which they are erased: the planner gets 30 days to read of it, as far as the latest leaves them. */
export function erasedAt(event: Closings & { erasureToldAt: number | null }): number {
  const told = (event.erasureToldAt ?? 0) + toldBeforeDays * dayLength
  return Math.max(erasingDue(event), Math.min(told, latestErasing(event)))
}
