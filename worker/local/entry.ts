import { Hono } from 'hono'
import production, { EventDesk } from '../index.ts'
import { seed } from './seed.ts'

export { EventDesk }

// What only a local run has: production answers 404 to all of it.
const local = new Hono<{ Bindings: Env }>()
  .basePath('/__local')
  /** Fills an empty database, and moves stale deadlines of the seeded events forward. */
  .post('/seed', async (context) => {
    await seed(context.env)
    return context.text('seeded')
  })

export default {
  ...production,
  fetch(request, env, context) {
    const inside = new URL(request.url).pathname.startsWith('/__local/')
    return inside ? local.fetch(request, env, context) : production.fetch(request, env, context)
  },
} satisfies ExportedHandler<Env>
