import { Hono } from 'hono'
import { database, runBatch } from '#core/db'
import type { AppEnv } from '#core/http/app'
import { valid } from '#core/http/valid'
import { access, readEvent, verbContext } from '#events/http/access'
import { english } from '#languages/languages'
import { notifyEventChanged } from '../live/notify.ts'
import { issueSheet } from './issue.ts'
import {
  differenceQueries,
  issuedSheetOf,
  listOf,
  listQueries,
  numberIn,
  sheetDifferenceOf,
  sheetQueries,
  withoutChanges,
} from './read.ts'
import {
  type IssuedSheet,
  newSheet,
  type SheetDifference,
  type SheetSummary,
  type Sheets,
} from './shape/issued.ts'

// Planners read English.
const words = english.kitchen

const noCache = { 'Cache-Control': 'private, no-cache' }

/** `/api/events/:id/sheets`: the numbered sheets of a planner's event. 401 signed out, 404 for another planner's event. */
export const sheets = new Hono<AppEnv>()
  /** `Sheets`: all that were issued, the newest first, and what has changed since. */
  .get('/:id/sheets', async (context) => {
    const list = listOf(await readEvent(context, 'viewer', listQueries), words)
    return context.json<Sheets>(context.get('seesNeeds') ? list : withoutChanges(list), 200, noCache)
  })
  /** Issues a sheet: 201 `SheetSummary`. 409 `locked` for a final one before the closing, `changed`, `limit_reached`; 503. */
  .post('/:id/sheets', access('editor'), valid(newSheet), async (context) => {
    const { env } = context
    const event = context.get('event')
    const db = database(env.DB)
    const number = await issueSheet(verbContext(context), context.req.valid('json'))
    context.set('sendMailAfterReply', true)
    context.executionCtx.waitUntil(notifyEventChanged(env, event.eventCode))
    const {
      sheet: _,
      asIssued: __,
      amiss: ___,
      newest: ____,
      ...summary
    } = await issuedSheetOf(await runBatch(db, sheetQueries(db, event.id, number)), number, words)
    return context.json<SheetSummary>(summary, 201)
  })
  /** `IssuedSheet`: one sheet, and whether it is as it was issued. 404 for a number that no sheet has. */
  .get('/:id/sheets/:number', async (context) => {
    const number = numberIn(context.req.param('number'))
    const rows = await readEvent(context, 'needs', (db, eventId) => sheetQueries(db, eventId, number))
    return context.json<IssuedSheet>(await issuedSheetOf(rows, number, words), 200, noCache)
  })
  /** `SheetDifference` to the sheet `?to=5`, or without it to now. 404 for a number that no sheet has. */
  .get('/:id/sheets/:number/diff', async (context) => {
    const [from, toParam] = [numberIn(context.req.param('number')), context.req.query('to')]
    const to = toParam === undefined ? null : numberIn(toParam)
    const rows = await readEvent(context, 'needs', (db, eventId) => differenceQueries(db, eventId, from, to))
    return context.json<SheetDifference>(sheetDifferenceOf(rows, from, to, words), 200, noCache)
  })
