import { eq, sql } from 'drizzle-orm'
import { noneForMe } from '#contract/choices'
import { dayAt, isOpen } from '#contract/closing'
import type { DeadEnd, EditView } from '#contract/guest'
import type { Category } from '#contract/menu'
import { type Database, preparedQuery, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import type { events } from '#core/schema/events'
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
    .where(eq(guestSelections.editTokenHash, sql.placeholder('hash')))
    .limit(1),
)

/**
 * Reads what an edit link shows, in one round trip. Choices of items that are no longer on the menu are left out, and
 * `droppedChoices` tells so.
 * @throws Refusal 404 for an unknown link or event, or a response that was taken back or deleted; 410 `expired` when the event was refunded and is hidden
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
  const known = row?.eventId === event.id ? row : undefined
  const hidden = event.refundedAt !== null
  if (known && !known.deletedAt) {
    if (hidden) throw new Refusal('link_expired')
    return editView(event, categories, known, at)
  }
  throw new Refusal('link_invalid', hidden ? {} : { details: deadEnd(event, known) })
}

type EventRow = typeof events.$inferSelect
type ResponseRow = typeof guestSelections.$inferSelect

function deadEnd({ hostName, hostContact, timeZone }: EventRow, gone: ResponseRow | undefined): DeadEnd {
  if (!gone?.deletedAt) return { hostName, hostContact }
  const goneOn = { day: dayAt(gone.deletedAt, timeZone), byGuest: gone.writtenBy === null }
  return { hostName, hostContact, goneOn }
}

function editView(event: EventRow, categories: Category[], row: ResponseRow, at: number): EditView {
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
