import { Hono } from 'hono'
import { now } from '#core/clock'
import type { AppEnv } from '#core/http/app'
import { jsonHeaders, xlsxHeaders } from '#core/http/csv'
import { readEvent } from '#events/http/access'
import { wholeEvent, wholeQueries } from './whole.ts'
import { workbook, workbookQueries } from './workbook.ts'

/** `/api/events/:id/export.*`: an event as files to take along. 401 signed out, 404 for another planner's event. */
export const exportedEvents = new Hono<AppEnv>()
  /** Answers, totals, needs, tables and list as a workbook. 403 `premium_only`; 404 when there is nothing to export. */
  .get('/:id/export.xlsx', async (context) => {
    const language = context.req.header('accept-language') ?? ''
    const rows = await readEvent(context, 'editor', (db, id, userId) =>
      workbookQueries(db, id, { userId, at: now() }),
    )
    const { name, body } = workbook(rows, language)
    return context.body(body, 200, xlsxHeaders(name))
  })
  /** Everything stored of the event as a JSON file. */
  .get('/:id/export.json', async (context) => {
    const at = now()
    const rows = await readEvent(context, 'editor', (db, id, userId) => wholeQueries(db, id, { userId, at }))
    const { name, body } = wholeEvent(rows, at)
    return context.body(body, 200, jsonHeaders(name))
  })
