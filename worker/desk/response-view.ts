import type { ResponseView } from '#party/shape/guest'
import type { StoredResponse } from './shape.ts'

/** A stored response as its guest and its planner see it. */
export function responseView(
  row: Omit<StoredResponse, 'eventId' | 'submissionHash' | 'editTokenHash' | 'deletedAt'>,
): ResponseView {
  const { id, leadGuestName, leadGuestEmail, guestCount, party, version, createdAt, updatedAt } = row
  return { id, leadGuestName, leadGuestEmail, guestCount, party, version, createdAt, updatedAt }
}
