import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod/mini'
import {
  type AdminEvent,
  type AdminPlanner,
  type AuditPage,
  auditQuery,
  eventsQuery,
  type Paged,
  plannersQuery,
} from '#contract/admin'
import { eventDeletion } from '#contract/deletion'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { AppEnv } from '#core/http/app'
import { Refusal } from '#core/http/refusal'
import { adminOnly } from '#core/http/session'
import { valid } from '#core/http/valid'
import { tellGone } from '../desk/notify-gone.ts'
import { readAudit } from './audit.ts'
import { deleteAnyEvent } from './delete-event.ts'
import { listAllEvents } from './events.ts'
import { listPlanners } from './planners.ts'

/** What stands behind the `?`, as the contract's schema makes it of it. Refuses with 400 `invalid`. */
function asked<S extends z.ZodMiniType>(schema: S) {
  type Query = { in: { query: Partial<Record<keyof z.input<S>, string>> }; out: { query: z.output<S> } }
  return createMiddleware<AppEnv, string, Query>(async (context: Context, next) => {
    const result = schema.safeParse(context.req.query())
    if (!result.success) throw new Refusal(400, 'invalid', 'This list cannot be asked for like that.')
    context.req.addValidatedData('query', result.data as object)
    await next()
  })
}

/** `/api/admin`: what admins see and do. Planners get 404; the role is read on each call. */
export const admin = new Hono<AppEnv>()
  /** All planners: a page of `AdminPlanner`. */
  .get('/planners', adminOnly, asked(plannersQuery), async (context) =>
    context.json<Paged<AdminPlanner>>(await listPlanners(context.get('db'), context.req.valid('query'))),
  )
  /** All events with their planners: a page of `AdminEvent`. */
  .get('/events', adminOnly, asked(eventsQuery), async (context) =>
    context.json<Paged<AdminEvent>>(await listAllEvents(context.get('db'), context.req.valid('query'))),
  )
  /** Deletes anybody's event: 204. 404 when it is gone, 409 `confirm` for a premium one without the typed word. */
  .delete('/events/:id', adminOnly, valid(eventDeletion), async (context) => {
    const { confirm } = context.req.valid('json')
    const act = { userId: context.get('user').id, ...(confirm && { confirm }) }
    const code = await deleteAnyEvent(database(context.env.DB), context.req.param('id'), act, now())
    context.executionCtx.waitUntil(tellGone(context.env, code))
    return context.body(null, 204)
  })
  /** The audit log, newest first: `AuditPage`. */
  .get('/audit', adminOnly, asked(auditQuery), async (context) =>
    context.json<AuditPage>(await readAudit(context.get('db'), context.req.valid('query'))),
  )
