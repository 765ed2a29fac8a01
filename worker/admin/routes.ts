import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { adminOnly } from '#account/http/session'
import type { UserActor } from '#core/actor'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { AppContext, AppEnv } from '#core/http/app'
import { valid, validQuery } from '#core/http/valid'
import { eventDeletion } from '#events/shape/deletion'
import { notifyClosingChanged, notifyEventGone } from '../live/notify.ts'
import { readSubject } from './about.ts'
import { readAudit } from './audit.ts'
import { deleteAnyEvent } from './delete-event.ts'
import { listAllEvents } from './events.ts'
import { liftMailPause, listMailPauses } from './mail-pauses.ts'
import { listPlanners } from './planners.ts'
import {
  type AdminEvent,
  type AdminPlanner,
  type AuditPage,
  auditQuery,
  eventsQuery,
  type LogSubject,
  type Paged,
  plannersQuery,
  subjectQuery,
} from './shape/lists.ts'
import type { MailPause } from './shape/mail-pauses.ts'
import { type Suspension, suspension } from './shape/suspension.ts'
import { suspendEvent, suspendPlanner } from './suspend.ts'

/** The query of a list, by its schema. Refuses with 400 `invalid`. */
const listQuery = <S extends z.ZodMiniType>(schema: S) => validQuery(schema, 'list_query_invalid')

/** Suspends or lifts, and tells the open pages of each event. */
async function suspended(
  context: AppContext,
  act: typeof suspendEvent,
  id: string,
  why: Suspension | null,
): Promise<Response> {
  const actor: UserActor = { kind: 'admin', id: context.get('user').id }
  const codes = await act({ db: database(context.env.DB), actor, at: now() }, { id, suspension: why })
  context.executionCtx.waitUntil(Promise.all(codes.map((code) => notifyClosingChanged(context.env, code))))
  return context.body(null, 204)
}

/** Lifts a pause of mail to guest lists. */
async function mailLifted(context: AppContext, subject: MailPause['subject'], id: string): Promise<Response> {
  const actor: UserActor = { kind: 'admin', id: context.get('user').id }
  await liftMailPause({ db: database(context.env.DB), actor, at: now() }, { id, subject })
  return context.body(null, 204)
}

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
    const code = await deleteAnyEvent(
      { db: database(context.env.DB), actor, at: now() },
      { eventId: id, deletion },
    )
    context.executionCtx.waitUntil(notifyEventGone(context.env, code))
    return context.body(null, 204)
  })
  /** Suspends an event: 204. Guests cannot answer until it is lifted, and nothing is deleted. */
  .put('/events/:id/suspension', adminOnly, valid(suspension), (context) =>
    suspended(context, suspendEvent, context.req.param('id'), context.req.valid('json')),
  )
  /** Lifts the suspension of an event: 204. */
  .delete('/events/:id/suspension', adminOnly, (context) =>
    suspended(context, suspendEvent, context.req.param('id'), null),
  )
  /** Suspends a planner with all their events: 204. 404 for an admin's account. */
  .put('/planners/:planner/suspension', adminOnly, valid(suspension), (context) =>
    suspended(context, suspendPlanner, context.req.param('planner'), context.req.valid('json')),
  )
  /** Lifts the suspension of a planner: 204. What was suspended by itself stays so. */
  .delete('/planners/:planner/suspension', adminOnly, (context) =>
    suspended(context, suspendPlanner, context.req.param('planner'), null),
  )
  /** Pauses of mail to guest lists: `{pauses}`. */
  .get('/mail-pauses', adminOnly, async (context) =>
    context.json<{ pauses: MailPause[] }>({ pauses: await listMailPauses(context.get('db')) }),
  )
  /** Lifts the pause of an event's mail: 204, also when it is lifted already. */
  .delete('/events/:id/mail-pause', adminOnly, (context) =>
    mailLifted(context, 'event', context.req.param('id')),
  )
  /** The same for a planner’s. */
  .delete('/planners/:planner/mail-pause', adminOnly, (context) =>
    mailLifted(context, 'planner', context.req.param('planner')),
  )
  /** Subject of an audit log: `LogSubject`. */
  .get('/audit/subject', adminOnly, listQuery(subjectQuery), async (context) =>
    context.json<LogSubject>(await readSubject(context.get('db'), context.req.valid('query'))),
  )
  /** The audit log, newest first: `AuditPage`. */
  .get('/audit', adminOnly, listQuery(auditQuery), async (context) =>
    context.json<AuditPage>(await readAudit(context.get('db'), context.req.valid('query'))),
  )
