import type { EditView, GuestMenu, Receipt } from '#contract/guest'
import { cleanLine } from '#contract/text'
import type { Answer } from './answer.ts'

/** What an edit link would open, made from the answer just stored: for a device that cannot read it now. */
export function viewOfSent(
  { responseId: id }: Receipt,
  { event, categories, asksEmail, registeredGuests, menuVersion }: GuestMenu,
  { email, party }: Answer,
): EditView {
  const at = Date.now()
  return {
    response: {
      id,
      leadGuestName: cleanLine(party[0]?.name ?? ''),
      leadGuestEmail: asksEmail && email !== '' ? email : null,
      guestCount: party.length,
      party,
      version: 1,
      createdAt: at,
      updatedAt: at,
    },
    event,
    categories,
    otherGuests: registeredGuests,
    menuVersion,
    droppedChoices: false,
    closed: false,
  }
}
