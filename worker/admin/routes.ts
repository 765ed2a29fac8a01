import { Hono } from 'hono'
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
import type { UserActor } from '#core/actor'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { AppEnv } from '#core/http/app'
import { adminOnly } from '#core/http/session'
import { valid, validQuery } from '#core/http/valid'
import { notifyEventGone } from '../desk/notify.ts'
import { readAudit } from './audit.ts'
import { deleteAnyEvent } from './delete-event.ts'
import { listAllEvents } from './events.ts'
import { listPlanners } from './planners.ts'

/** The query of a list, by the contract's schema. Refuses with 400 `invalid`. */
const listQuery = <S extends z.ZodMiniType>(schema: S) => validQuery(schema, 'list_query_invalid')

/** `/api/admin`. Planners get 404; the role is read on each call. */
export const admin = new Hono<AppEnv>()
  /** All planners: a page of `AdminPlanner`. */
  .get('/planners', adminOnly, listQuery(plannersQuery), async (context) =>
    context.json<Paged<AdminPlanner>>(await listPlanners(context.get('db'), context.req.valid('query'))),
  )
  /** All events with their planners: a page of `AdminEvent`. */
  .get('/events', adminOnly, listQuery(eventsQuery), async (context) =>
    context.json<Paged<AdminEvent>>(await listAllEvents(context.get('db'), context.req.valid('query'))),
  )
  /** Deletes any event: 204. 404 when it is gone, 409 `confirm` for a premium one without the typed word. */
  .delete('/events/:id', adminOnly, valid(eventDeletion), async (context) => {
    const actor: UserActor = { kind: 'admin', id: context.get('user').id }
    const id = context.req.param('id')
    const deletion = context.req.valid('json')
    const code = await deleteAnyEvent(database(context.env.DB), id, deletion, actor, now())
    context.executionCtx.waitUntil(notifyEventGone(context.env, code))
    return context.body(null, 204)
  })
  /** The audit log, newest first: `AuditPage`. */
  .get('/audit', adminOnly, listQuery(auditQuery), async (context) =>
    context.json<AuditPage>(await readAudit(context.get('db'), context.req.valid('query'))),
  )
