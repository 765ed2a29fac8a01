import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { now } from '#core/clock'
import { database, runBatch } from '#core/db'
import type { AppEnv } from '#core/http/app'
import { csvHeaders } from '#core/http/csv'
import { longBody } from '#core/http/route-options'
import { valid } from '#core/http/valid'
import { access, readEvent, verbContext } from '#events/http/access'
import { tellsPages } from '#events/http/tells-pages'
import { seatingCsv, seatingExportQueries } from './export.ts'
import { fillTables } from './fill.ts'
import { applyImport, previewImport } from './import.ts'
import { makeTables } from './make-tables.ts'
import { orderTables } from './order-tables.ts'
import { place } from './place.ts'
import { seatingOf, seatingQueries, tableListOf, tableQueries, withoutSpecialNumbers } from './read.ts'
import { removeTable } from './remove-table.ts'
import type { NamedTable } from './rules/csv.ts'
import {
  applyInput,
  fillInput,
  importInput,
  newTables,
  placementsInput,
  seatingSwitches,
  tableChange,
  tableOrder,
} from './shape/requests.ts'
import type { FilledTables, ImportApplied, ImportPreview, Seating, TableList } from './shape/view.ts'
import { switchSeating } from './switch.ts'
import { undoFill } from './undo-fill.ts'
import { updateTable } from './update-table.ts'

/** `/api/events/:id/tables` and `/placements`: who sits where. 401 signed out, 404 for another planner's event. */
export const seating = new Hono<AppEnv>()
  /** `TableList`: the tables in their order, with how many sit there. */
  .get('/:id/tables', etag(), async (context) =>
    context.json<TableList>(tableListOf(await readEvent(context, 'viewer', tableQueries)), 200, {
      'Cache-Control': 'private, no-cache',
    }),
  )
  /**
   * Makes a table, or several numbered ones: 201 `{table}` or `{tables}`. It switches tables on. 409 `limit_reached`,
   * `id_taken`.
   */
  .post('/:id/tables', access('editor'), tellsPages, valid(newTables), async (context) => {
    const wanted = context.req.valid('json')
    const made = await makeTables(verbContext(context), wanted)
    return context.json<{ table: NamedTable | undefined; tables: NamedTable[] }>(
      { table: made[0], tables: made },
      201,
    )
  })
  /** Switches tables, or seats at them, on or off: 200. */
  .put('/:id/tables', access('editor'), tellsPages, valid(seatingSwitches), async (context) => {
    await switchSeating(verbContext(context), context.req.valid('json'))
    return context.json({}, 200)
  })
  /** Sorts the tables by their complete list: 200. 409 `changed` where it is not what there is. */
  .put('/:id/tables/order', access('editor'), tellsPages, valid(tableOrder), async (context) => {
    const { tables } = context.req.valid('json')
    await orderTables(verbContext(context), tables)
    return context.json({}, 200)
  })
  /** Renames a table or changes its seats: `{table}`. 404 for another event's, 409 `changed`. */
  .put('/:id/tables/:tid', access('editor'), tellsPages, valid(tableChange), async (context) => {
    const tid = context.req.param('tid')
    const table = await updateTable(verbContext(context), { ...context.req.valid('json'), tableId: tid })
    return context.json<{ table: NamedTable }>({ table })
  })
  /** Removes a table: 204. Whoever sat there sits nowhere. 404 for another event's. */
  .delete('/:id/tables/:tid', access('editor'), tellsPages, async (context) => {
    await removeTable(verbContext(context), context.req.param('tid'))
    return context.body(null, 204)
  })
  /** `Seating`: tables, parties, who sits where and who nowhere. */
  .get('/:id/placements', etag(), async (context) => {
    const seating = seatingOf(await readEvent(context, 'viewer', seatingQueries))
    const shown = context.get('seesNeeds') ? seating : withoutSpecialNumbers(seating)
    return context.json<Seating>(shown, 200, { 'Cache-Control': 'private, no-cache' })
  })
  /** Moves people, all or none: 200. 404, 400, or 409 `changed` with `details` of who has the seat. */
  .put('/:id/placements', access('editor'), tellsPages, valid(placementsInput), async (context) => {
    await place(verbContext(context), context.req.valid('json'))
    return context.json({}, 200)
  })
  /** Fills the tables by party: `FilledTables`. Sent again under its id, it places nobody else. */
  .post('/:id/placements/fills', access('editor'), tellsPages, valid(fillInput), async (context) => {
    const { id } = context.req.valid('json')
    return context.json<FilledTables>(await fillTables(verbContext(context), id))
  })
  /** Undoes a filling: `{undone}`, how many it took away. Whoever was moved since stays. */
  .delete('/:id/placements/fills/:fid', access('editor'), tellsPages, async (context) => {
    const fid = context.req.param('fid')
    const undone = await undoFill(verbContext(context), fid)
    return context.json<{ undone: number }>({ undone })
  })
  /** `ImportPreview` of the rows of a file: it moves nobody. 400 where a column is missing. */
  .post('/:id/placements/preview', longBody, access('editor'), valid(importInput), async (context) => {
    const db = database(context.env.DB)
    const rows = await runBatch(db, seatingQueries(db, context.get('event').id))
    return context.json<ImportPreview>(await previewImport(rows, context.req.valid('json').rows))
  })
  /** Does what a preview of the same rows said: `ImportApplied`. 409 `changed` where it would be something else by now. */
  .post(
    '/:id/placements/apply',
    longBody,
    access('editor'),
    tellsPages,
    valid(applyInput),
    async (context) => {
      const { rows, tag } = context.req.valid('json')
      return context.json<ImportApplied>(await applyImport(verbContext(context), { file: rows, tag }))
    },
  )
  /** The seating as a file. 404 where there is nobody. */
  .get('/:id/placements.csv', async (context) => {
    const rows = await readEvent(context, 'editor', (db, id, userId) =>
      seatingExportQueries(db, id, { userId, at: now() }),
    )
    const { name, body } = seatingCsv(rows)
    return context.body(body, 200, csvHeaders(name))
  })
