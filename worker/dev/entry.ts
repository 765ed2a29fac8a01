import { Hono } from 'hono'
import production, { EventDesk } from '../index.ts'
import { fixtures } from './fixtures.ts'
import { dashboardFixtures } from './fixtures-dashboard.ts'
import { plannerFixtures } from './fixtures-planner.ts'
import { givenParties } from './given-parties.ts'
import { mailbox, recording } from './mailbox.ts'
import { manyResponses } from './many-responses.ts'
import { seed } from './seed.ts'
import { kitchenUrl } from './seed-gala.ts'

export { EventDesk }

const scheduled = (env: Env) =>
  production.scheduled({ scheduledTime: Date.now(), cron: '* * * * *', noRetry() {} }, recording(env))

// Routes of the local run only. Production responds 404 to all of them.
const local = new Hono<{ Bindings: Env }>()
  .basePath('/__local')
  /** Seeds an empty database, and moves stale deadlines of the seeded events forward. */
  .post('/seed', async (context) => {
    await seed(context.env)
    return context.text('seeded')
  })
  /** The address of the gala's kitchen page, which the start prints. 404 once its links are revoked. */
  .get('/kitchen', async (context) => {
    const url = await kitchenUrl(context.env, 'GALA26')
    return url === null ? context.notFound() : context.text(url)
  })
  /** Runs the tasks that cron runs each minute in production. */
  .post('/clock', async (context) => {
    await scheduled(context.env)
    return context.text('done')
  })
  .route('/', mailbox)
  .route('/', manyResponses)
  .route('/', givenParties)
  .route('/', plannerFixtures)
  .route('/', dashboardFixtures)
  .route('/', fixtures)

export default {
  fetch(request, env, context) {
    const inside = new URL(request.url).pathname.startsWith('/__local/')
    return inside ? local.fetch(request, env, context) : production.fetch(request, recording(env), context)
  },
  scheduled: (_controller, env) => scheduled(env),
  queue: production.queue,
} satisfies ExportedHandler<Env>
