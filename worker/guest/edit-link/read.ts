import { isSuspended } from '#admin/rules'
import { type Database, database, runBatch } from '#core/db'
import type { ChooseWords } from '#core/http/language'
import { notFound, Refusal } from '#core/http/refusal'
import { dayAt, isOpen } from '#events/rules/closing'
import { reservedPlaces } from '#events/rules/reserved-places'
import type { events } from '#events/table/events'
import type { GuestWords } from '#languages/language'
import { translateMenu } from '#menu/rules/translate-menu'
import type { Category, TranslatedCategory } from '#menu/shape/menu'
import { type EndedGuestSubstitute, type GuestSubstitute, needsNotices } from '#needs/rules/needs-notices'
import { needsUntil } from '#needs/rules/needs-until'
import { dishesAgainstNote } from '#needs/rules/note/dishes-against-note'
import { isAnonymized } from '#party/rules/anonymized'
import { noneForMe } from '#party/rules/choices'
import type { EditView, UnavailableDetails } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import type { responses } from '#party/table/responses'
import { responseView } from '../../desk/response-view.ts'
import type { EdgeMenus } from '../../menu/guests/cache.ts'
import { eventAndMenuQuery, parseEventAndMenu } from '../../menu/guests/read-for-guests.ts'
import { withContentsLines } from '../../menu/lines.ts'
import { eventInRefusal, eventView, formQuestions, guestMenu, type TranslatedMenu } from '../look-up.ts'
import { eventCodeOf, hashToken } from '../token.ts'
import {
  endedSubstitutesOfToken,
  kitchenLinkOfToken,
  responseOfToken,
  substitutesOfToken,
} from './queries.ts'

/**
 * Reads the response of an edit link, in one round trip. Choices of items that are no longer on the menu are left out, and
 * `hasLostChoices` is then true.
 * @param chooseWords gives the reader's words; the language stored with the response is one of the fallbacks
 * @throws Refusal 404 for an unknown link or event, or a response that was withdrawn, erased or deleted; 410 `expired` if the
 *   event was refunded, `closed` if it was suspended
 */
export async function readByToken(
  { db, menus, at }: { db: Database; menus: EdgeMenus; at: number },
  { token, chooseWords }: { token: string; chooseWords: ChooseWords },
): Promise<EditView> {
  const code = eventCodeOf(token)
  const cached = await menus.find(code)
  const hash = await hashToken(token)
  const { rows, response, substitutes, ended, kitchenLinks } = await runBatch(db, {
    rows: eventAndMenuQuery(db, code, cached),
    response: responseOfToken(db, { hash }),
    substitutes: substitutesOfToken(db, { hash }),
    ended: endedSubstitutesOfToken(db, { hash }),
    kitchenLinks: kitchenLinkOfToken(db, { hash }),
  })
  const [row] = response
  const found = parseEventAndMenu(rows, cached, menus)
  if (!found) throw notFound('link_invalid')
  const { event, categories } = found
  const rowOfEvent = row?.eventId === event.id ? row : undefined
  const isRefunded = event.refundedAt !== null
  if (rowOfEvent && isReadable(rowOfEvent, event, at)) {
    if (isRefunded) throw new Refusal('link_expired')
    if (isSuspended(event)) throw new Refusal('event_suspended')
    const view = editView(
      event,
      categories,
      rowOfEvent,
      { substitutes, ended, words: chooseWords(rowOfEvent.language, event.language).guest },
      at,
    )
    return kitchenLinks.length > 0 ? { ...view, hasKitchenLink: true } : view
  }
  // The details are sent only if the link is that of a stored response: made-up links could probe for codes.
  const details = !isRefunded && rowOfEvent && unavailableDetailsOf(event, rowOfEvent)
  throw new Refusal('link_invalid', details ? { details } : {})
}

/**
 * The current event, for somebody who has answered, even if only invited guests may answer it by now.
 * @throws Refusal 404 for a link that is unknown or was withdrawn; and as `guestMenu` does
 */
export async function menuByToken(env: Env, token: string): Promise<TranslatedMenu> {
  const code = eventCodeOf(token)
  const db = database(env.DB)
  const hash = await hashToken(token)
  const {
    response: [found],
  } = await runBatch(db, { response: responseOfToken(db, { hash }) })
  if (!found || found.deletedAt !== null) throw notFound('link_invalid')
  return guestMenu(env, code, { bypassCache: true, hasAnswered: true })
}

type EventRow = typeof events.$inferSelect
type ResponseRow = typeof responses.$inferSelect

/** False for a deleted response, and for an erased one once the event has opened again. */
function isReadable(response: ResponseRow, event: EventRow, at: number): boolean {
  return response.deletedAt === null && (!isAnonymized(response) || !isOpen(event, at))
}

function unavailableDetailsOf(event: EventRow, response: ResponseRow): UnavailableDetails {
  if (!response.deletedAt) return eventInRefusal(event)
  const removal = { day: dayAt(response.deletedAt, event.timeZone), byGuest: response.writtenBy === null }
  return { ...eventInRefusal(event), removal }
}

function editView(
  event: EventRow,
  translated: TranslatedCategory[],
  row: ResponseRow & { silent: number | null; notComing: string | null; mailFailed: number | null },
  {
    words,
    ...substituteRows
  }: { substitutes: GuestSubstitute[]; ended: EndedGuestSubstitute[]; words: GuestWords },
  at: number,
): EditView {
  const categories: Category[] = translateMenu(translated, words.lang)
  const choicesOnMenu = new Set(
    categories.flatMap(({ id, items }) =>
      [noneForMe, ...items.map((item) => item.id)].map((item) => `${id} ${item}`),
    ),
  )
  const party = row.selections.map((person) => ({
    ...person,
    selections: Object.fromEntries(
      Object.entries(person.selections).filter(([category, item]) =>
        choicesOnMenu.has(`${category} ${item}`),
      ),
    ),
  }))
  const closed = !isOpen(event, at)
  const view = eventView(event, at)
  const reservedForParty = Math.min(reservedPlaces(event, at), row.silent ?? 0)
  const notComing = (JSON.parse(row.notComing ?? '[]') as string[]).filter(Boolean)
  const organizer = event.hostName ?? words.events.theOrganizer
  const { ownNeeds } = event
  const noteSentences = (person: Person) => {
    const found = dishesAgainstNote(person, categories, ownNeeds)
    return found.length > 0 ? [words.conflicts.youWrote(person.allergies, found, ownNeeds)] : []
  }
  const notices = needsNotices(party, categories, {
    words,
    ownNeeds,
    organizer,
    ...substituteRows,
    closed,
    noteSentences,
  })
  return {
    response: responseView({ ...row, party }),
    event: view,
    categories: withContentsLines(categories, event.ownNeeds, words, event.language),
    otherGuests: view.registeredGuests - row.guestCount - reservedForParty,
    ...(reservedForParty > 0 && { reservedForParty }),
    ...(notComing.length > 0 && { notComing }),
    ...(row.mailFailed === 1 && row.leadGuestEmail !== null && { undelivered: true as const }),
    menuVersion: event.menuVersion,
    language: row.language,
    ...formQuestions(event),
    hasLostChoices: JSON.stringify(party) !== JSON.stringify(row.selections),
    closed,
    ...(notices && { notices }),
    needsUntil: needsUntil(event),
  }
}
