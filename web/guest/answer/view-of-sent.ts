import { cleanLine } from '#core/text'
import type { EditView } from '#party/shape/guest'
import type { SentResponse } from '../form/machine/state.ts'

/** The view of an edit link, made from the response just stored, for a device that cannot read it from the server. */
export function viewOfSent({
  receipt,
  menu,
  draft: { email, party },
  at,
  notComing = [],
}: SentResponse): EditView {
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
    ...(notComing.length > 0 && { notComing }),
    menuVersion,
    language: null,
    hasLostChoices: false,
    closed: false,
    needsUntil: event.closesAt,
  }
}
