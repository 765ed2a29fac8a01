import { and, eq, isNull, sql } from 'drizzle-orm'
import { noneForMe } from '#contract/choices'
import { isOpen } from '#contract/closing'
import type { EditView } from '#contract/guest'
import { type Database, preparedQuery, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { guestSelections } from '#core/schema/responses'
import { responseView } from '../desk/client.ts'
import type { EdgeMenus } from '../menu/cache.ts'
import { eventAndMenuOf, eventWithMenu } from '../menu/read.ts'
import { eventView } from './look-up.ts'
import { editTokenHash, eventCodeOf } from './token.ts'

const responseOfToken = preparedQuery((db) =>
  db
    .select()
    .from(guestSelections)
    .where(and(eq(guestSelections.editTokenHash, sql.placeholder('hash')), isNull(guestSelections.deletedAt)))
    .limit(1),
)

/**
 * Reads what an edit link shows, in one round trip. Choices of items that are no longer on the menu are left out, and
 * `droppedChoices` tells so.
 * @throws Refusal 404 for an unknown link or event, 410 `expired` when the event was refunded and is hidden
 */
export async function readByToken(
  db: Database,
  menus: EdgeMenus,
  token: string,
  at: number,
): Promise<EditView> {
  const code = eventCodeOf(token)
  const cached = await menus.find(code)
  const { rows, response } = await runBatch(db, {
    rows: eventAndMenuOf(db, code, cached),
    response: responseOfToken(db, { hash: await editTokenHash(token) }),
  })
  const [row] = response
  const found = eventWithMenu(rows, cached, menus)
  if (!found) throw notFound('event_not_found')
  const { event, categories } = found
  if (!row || row.eventId !== event.id) throw notFound('link_invalid')
  if (event.refundedAt !== null) throw new Refusal('link_expired')
  const live = new Set(
    categories.flatMap(({ id, items }) =>
      [noneForMe, ...items.map((item) => item.id)].map((item) => `${id} ${item}`),
    ),
  )
  const party = row.selections.map((person) => ({
    ...person,
    selections: Object.fromEntries(
      Object.entries(person.selections).filter(([category, item]) => live.has(`${category} ${item}`)),
    ),
  }))
  return {
    response: responseView({ ...row, party }),
    event: eventView(event),
    categories,
    otherGuests: event.registeredGuests - row.guestCount,
    menuVersion: event.menuVersion,
    droppedChoices: JSON.stringify(party) !== JSON.stringify(row.selections),
    closed: !isOpen(event, at),
  }
}
