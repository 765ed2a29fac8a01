import { Hono } from 'hono'
import type { Totals } from '#contract/answers'
import { now } from '#core/clock'
import type { AppEnv } from '#core/http/app'
import { readEvent } from '#core/http/event-access'
import { exportedCsv, exportQueries } from './export.ts'
import { totalsOf, totalsQueries } from './totals.ts'

/** `/api/events/:id/totals` and `/responses.csv`: what the kitchen works from. 401 signed out, 404 for another planner's event. */
export const kitchen = new Hono<AppEnv>()
  /** `Totals`: dishes counted, allergies with their people. */
  .get('/:id/totals', async (context) =>
    context.json<Totals>(totalsOf(await readEvent(context, totalsQueries))),
  )
  /** The responses as a file. 403 `premium_only`; 404 or 409 when there is nothing to export. */
  .get('/:id/responses.csv', async (context) => {
    const language = context.req.header('accept-language') ?? ''
    const rows = await readEvent(context, (db, id) => exportQueries(db, id, now()))
    const { name, body } = exportedCsv(context.get('db'), rows, language)
    const plain = name.replace(/[^a-z0-9_.]/g, '_')
    const encoded = encodeURIComponent(name)
    return context.body(body, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    })
  })
