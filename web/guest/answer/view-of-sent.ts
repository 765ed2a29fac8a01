import { cleanLine } from '#core/text'
import type { EditView, GuestMenu, Receipt } from '#party/shape/guest'
import type { Answer } from '../form/answer.ts'

/** What was just stored, with the menu it was chosen from and the time in milliseconds. */
export type Sent = { receipt?: Receipt; menu: GuestMenu; answer: Answer; at: number }

/** What an edit link would open, made from the answer just stored: for a device that cannot read it now. */
export function viewOfSent({ receipt, menu, answer: { email, party }, at }: Sent): EditView {
  const { event, categories, asksEmail, registeredGuests, menuVersion } = menu
  return {
    response: {
      id: receipt?.responseId ?? '',
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
    needsUntil: event.closesAt,
  }
}
