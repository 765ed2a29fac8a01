import { runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { guestsOf, seatingQueries } from './read.ts'
import { awaitedAt, keptAt } from './rules/awaited.ts'
import { fillByParty } from './rules/fill.ts'
import type { FilledTables } from './shape/view.ts'
import { storePlaces } from './store-places.ts'

const attemptsMax = 5

/**
 * Places everybody who sits nowhere, by party. It takes nobody from where they sit, and places nobody where there is no
 * room beside what is kept for invited people who have not answered.
 * @param id drawn by the page: sent again, nobody else is placed and the answer is the same
 * @param at the server's time in milliseconds
 * @throws Refusal 409 `changed` where other tabs keep on moving people
 */
export async function fillTables(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  id: string,
): Promise<FilledTables> {
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const rows = await runBatch(db, seatingQueries(db, eventId))
    const [about] = rows.about
    const before = rows.placed.filter(({ fillId }) => fillId !== id)
    const earlier = rows.placed.filter(({ fillId }) => fillId === id)
    const guests = guestsOf(rows).map(({ responseId, personId }) => ({ responseId, personId }))
    const kept = keptAt(awaitedAt(rows.awaited, rows.tables))
    const free = rows.tables.map((table) => ({
      ...table,
      seats: Math.max(0, table.seats - (kept.get(table.id) ?? 0)),
    }))
    const filled = fillByParty(guests, free, before, about?.seats)
    const placed = earlier.map(({ responseId, personId, tableId, seat }) => ({
      responseId,
      personId,
      tableId,
      seat,
    }))
    if (placed.length > 0) return { ...filled, id, placed }
    if (filled.placed.length === 0) return { ...filled, id }
    const places = {
      version: about?.version ?? 0,
      moves: filled.placed,
      newTables: [],
      fillId: id,
      at,
    }
    const details = { title, guests: filled.placed.length }
    const { bumped } = await runBatch(
      db,
      storePlaces(db, eventId, places, { actor, action: 'FILL_TABLES', details }),
    )
    if (bumped.length > 0) return { ...filled, id }
  }
  throw new Refusal('tables_moved_on')
}
