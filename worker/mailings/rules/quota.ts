import { freeGuestLimit } from '../../core/limits.ts'

const day = 86_400_000

/** Time between two mails to one party at least: no two on one day. */
export const mailsApart = 20 * 3_600_000
/** Mails that a planner presses for, beside the plan's: reminders to one party. */
export const remindersByHand = 2
/** Reminders by the plan to one party, however often its deadline moves. */
export const remindersByPlan = 3

/** Mails a day, by all of a planner's free events together or by one event with a paid plan. */
export type Quota = { of: 'planner' | 'event'; mails: number; parties: number | null }

/**
 * The number of mails that may go to a list within a day. An event with a paid plan has as many as it has places, at any age of the
 * account; without one it is few, and fewer in an account's first week.
 * @param accountAge milliseconds since the sign-up
 * @returns `parties` is how many of an event may be written to at all; null for all
 */
export function quotaOf({ guestLimit }: { guestLimit: number }, accountAge: number): Quota {
  if (guestLimit > freeGuestLimit) return { of: 'event', mails: guestLimit, parties: null }
  return { of: 'planner', mails: accountAge < 7 * day ? 60 : 120, parties: freeGuestLimit }
}
