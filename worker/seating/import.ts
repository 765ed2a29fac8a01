import { runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { menuIdLength, randomId } from '#core/ids'
import { lengthOf } from '#core/text'
import type { EventContext } from '#events/table/context'
import { seatingColumns } from '#seating/words/planner'
import { guestsOf, type SeatingRows, seatingQueries } from './read.ts'
import { type NamedTable, nameFolded, readSeating } from './rules/csv.ts'
import { type MatchedRow, matchSeating, type SeatingPreview } from './rules/import.ts'
import { tableNameMax, tablesMax } from './rules/limits.ts'
import { guestKey, type Move, seatsMax } from './rules/seating.ts'
import type { ImportApplied, ImportPreview } from './shape/view.ts'
import { storePlaces } from './store-places.ts'

const attemptsMax = 5

/**
 * Previews an import of a file's rows. It moves nobody.
 * @throws Refusal 400 where a column is missing
 */
export async function previewImport(rows: SeatingRows, file: readonly string[][]): Promise<ImportPreview> {
  const preview = previewOf(rows, file)
  return { ...preview, tag: await tagOf(preview, rows.tables) }
}

/**
 * Does what a preview said: makes the tables that are missing and moves whoever was matched. Who is there already stays.
 * @param tag the preview's
 * @param at the server's time in milliseconds
 * @throws Refusal 409 `changed` where the same file would do something else by now, 409 `limit_reached` for too many tables
 */
export async function applyImport(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  { file, tag }: { file: readonly string[][]; tag: string },
): Promise<ImportApplied> {
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const rows = await runBatch(db, seatingQueries(db, eventId))
    const preview = previewOf(rows, file)
    if ((await tagOf(preview, rows.tables)) !== tag) throw new Refusal('seating_moved_on')
    const newTables = tablesToMake(preview)
    if (rows.tables.length + newTables.length > tablesMax)
      throw new Refusal('table_limit', { params: { limit: tablesMax } })
    const moves = movesOf(preview.matched, newTables, rows)
    const applied = { moved: moves.length, newTables: newTables.length }
    if (moves.length === 0) return applied
    const version = rows.about[0]?.version ?? 0
    const details = { title, guests: moves.length, tables: newTables.length }
    const places = { version, moves, newTables, fillId: null, at }
    const { bumped } = await runBatch(
      db,
      storePlaces(db, eventId, places, { actor, action: 'IMPORT_SEATING', details }),
    )
    if (bumped.length > 0) return applied
  }
  throw new Refusal('seating_moved_on')
}

function previewOf(rows: SeatingRows, file: readonly string[][]): SeatingPreview {
  const read = readSeating(file, seatingColumns)
  if ('missing' in read) throw new Refusal('seating_columns_missing')
  const tooLong = read.rows.filter(({ table }) => lengthOf(table) > tableNameMax)
  const preview = matchSeating(
    read.rows.filter((row) => !tooLong.includes(row)),
    // An erased name cannot be given.
    {
      guests: guestsOf(rows).filter(({ name }) => name !== ''),
      tables: rows.tables,
      placements: rows.placed,
    },
  )
  const unnamed = tooLong.map(({ line, guest }) => ({ line, guest, reason: 'table' as const }))
  return { ...preview, unknown: [...preview.unknown, ...unnamed].sort((a, b) => a.line - b.line) }
}

/** Equal tags: the same people go to the same places. A table that was made since, by this import, is the one that was missing. */
function tagOf(
  { matched, unknown, ambiguous }: SeatingPreview,
  tables: readonly NamedTable[],
): Promise<string> {
  const names = new Map(tables.map(({ id, name }) => [id, nameFolded(name)]))
  const places = matched.map((row) => [
    guestKey(row),
    row.tableId === null ? row.newTable && nameFolded(row.newTable) : names.get(row.tableId),
    row.seat,
  ])
  return sha256(JSON.stringify([places, unknown, ambiguous]))
}

/** The missing tables, with a seat for each person the file seats there and for the highest seat it names. */
function tablesToMake({ matched, newTables }: SeatingPreview): NamedTable[] {
  return newTables.map(({ name, guests }) => {
    const seats = matched
      .filter(({ newTable }) => newTable !== null && nameFolded(newTable) === nameFolded(name))
      .map(({ seat }) => seat ?? 0)
    return { id: randomId(menuIdLength), name, seats: Math.min(seatsMax, Math.max(guests, ...seats)) }
  })
}

/** The moves of whoever is not there yet. */
function movesOf(matched: MatchedRow[], made: NamedTable[], { placed }: SeatingRows): Move[] {
  const ids = new Map(made.map(({ id, name }) => [nameFolded(name), id]))
  const places = new Map(placed.map((one) => [guestKey(one), one]))
  return matched
    .map(({ responseId, personId, tableId, newTable, seat }) => ({
      responseId,
      personId,
      seat,
      tableId: newTable === null ? tableId : (ids.get(nameFolded(newTable)) ?? null),
    }))
    .filter((move) => {
      const before = places.get(guestKey(move))
      return (before?.tableId ?? null) !== move.tableId || (before?.seat ?? null) !== move.seat
    })
}
