import { Hono } from 'hono'
import type { AppEnv } from '#core/http/app'
import { readEvent } from '#events/http/access'
import { overviewOf, overviewQueries, overviewWithoutNeeds } from './read.ts'
import type { Overview } from './rules.ts'

/** `/api/events/:id/overview`. 401 signed out, 404 for another planner's event. */
export const overview = new Hono<AppEnv>()
  /** `Overview`: how its answers come in, and what waits for its planner. */
  .get('/:id/overview', async (context) => {
    const rows = await readEvent(context, 'viewer', overviewQueries)
    return context.json<Overview>(context.get('seesNeeds') ? overviewOf(rows) : overviewWithoutNeeds(rows))
  })
