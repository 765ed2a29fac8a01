import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import type { ChooseWords } from '#core/http/language'
import { notFound } from '#core/http/refusal'
import { capacityForParty, reservedPlaces } from '#events/rules/reserved-places'
import type { Category } from '#menu/shape/menu'
import { noneForMe } from '#party/rules/choices'
import type { Person } from '#party/shape/person'
import { declines } from '#party/table/declines'
import { responses } from '#party/table/responses'
import { inLanguage, menuOfEvent } from '../../guest/look-up.ts'
import { eventCodeOf } from '../../guest/token.ts'
import type { EdgeMenus } from '../../menu/guests/cache.ts'
import { eventAndMenuQuery, parseEventAndMenu } from '../../menu/guests/read-for-guests.ts'
import type { InviteView } from '../shape/invite.ts'
import { invitations } from '../table.ts'

/** The query for the party of a link with its live response and decline. A token is found by its hash alone. */
export function invitedParty(db: Database, linkHash: string) {
  return db
    .select({
      eventId: invitations.eventId,
      label: invitations.label,
      language: invitations.language,
      answerLanguage: sql<string | null>`${responses.language}`.as('answer_language'),
      people: invitations.people,
      places: invitations.places,
      silent: invitations.silent,
      // Each has a name of its own: a batch gives rows as objects.
      responseId: sql<string | null>`${responses.id}`.as('response_id'),
      editTokenHash: responses.editTokenHash,
      leadGuestEmail: responses.leadGuestEmail,
      guestCount: responses.guestCount,
      party: responses.selections,
      version: sql<number | null>`${responses.version}`.as('response_version'),
      declinedNames: declines.names,
      declinedIds: declines.personIds,
    })
    .from(invitations)
    .leftJoin(responses, eq(responses.id, invitations.responseId))
    .leftJoin(declines, eq(declines.id, invitations.declineId))
    .where(and(eq(invitations.linkHash, linkHash), isNull(invitations.deletedAt)))
}

/**
 * Reads what a personal link opens, in one round trip. Choices of dishes that are no longer on the menu are left out.
 * @param chooseWords gives the reader's words; the language of the invitation is one of the fallbacks
 * @throws Refusal 404 for a link that is unknown, was renewed, or whose party was taken off the list; and as `menuOfEvent` does
 */
export async function readInvitation(
  db: Database,
  menus: EdgeMenus,
  token: string,
  at: number,
  chooseWords: ChooseWords,
): Promise<InviteView> {
  const code = eventCodeOf(token)
  const cached = await menus.find(code)
  const { rows, party } = await runBatch(db, {
    rows: eventAndMenuQuery(db, code, cached),
    party: invitedParty(db, await sha256(token)),
  })
  const [row] = party
  const found = parseEventAndMenu(rows, cached, menus)
  if (!found || row?.eventId !== found.event.id) throw notFound('link_invalid')
  const { label, places, silent, party: stored, version, guestCount, declinedNames, declinedIds } = row
  const language = row.language ?? row.answerLanguage
  const menu = menuOfEvent(found, at)
  const people = row.people.filter(({ kind }) => kind !== 'vendor')
  const notComingIds =
    declinedNames && (declinedIds ?? people.slice(0, declinedNames.length).map(({ id }) => id))
  const forParty = capacityForParty(found.event, reservedPlaces(found.event, at), silent)
  const others = forParty.registeredGuests - (guestCount ?? 0)
  return {
    ...inLanguage(menu, chooseWords(language, found.event.language).guest),
    language,
    registeredGuests: others,
    invitation: { label, people, maxSize: places },
    ...(stored &&
      version !== null && {
        response: { party: stored.map((person) => withoutNeeds(person, found.categories)), version },
      }),
    ...(notComingIds && { notComingIds }),
  }
}

/** A person without needs and words about them, and without dishes that are gone. */
function withoutNeeds({ id, name, selections, age }: Person, categories: Category[]): Person {
  const live = categories.map((category): [string, string | undefined] => [
    category.id,
    selections[category.id],
  ])
  const there = categories.flatMap(({ items }) => items.map((item) => item.id))
  return {
    name,
    allergies: '',
    selections: Object.fromEntries(
      live.flatMap(([category, item]) =>
        item !== undefined && (item === noneForMe || there.includes(item)) ? [[category, item]] : [],
      ),
    ),
    ...(id !== undefined && { id }),
    ...(age && { age }),
  }
}
