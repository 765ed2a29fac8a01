import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { eventDeletion } from '#contract/deletion'
import { type EventCounts, type EventList, eventInput, type PlannerEvent } from '#contract/event'
import type { Category } from '#contract/menu'
import type { AppEnv } from '#ground/app'
import { now } from '#ground/clock'
import { database } from '#ground/db'
import { notFound, Refusal } from '#ground/refusal'
import { signedIn } from '#ground/session'
import { valid } from '#ground/valid'
import { categoriesOf, menuRows } from '../responses/look-up.ts'
import { createEvent } from './create.ts'
import { owned } from './owned.ts'
import { countEvents, cursorFrom, listEvents, plannerEvent, plannerView } from './read.ts'
import { removeEvent } from './remove.ts'
import { tellGone } from './tell-gone.ts'
import { updateEvent } from './update.ts'

type PageQuery = {
  in: { query: { first?: 'open'; after?: string } }
  out: { query: Parameters<typeof listEvents>[2] }
}

/** Which page of the list is asked for. Refuses one that was never handed out. */
const pageAsked = createMiddleware<AppEnv, string, PageQuery>(async (context, next) => {
  const { first, after: text } = context.req.query()
  const after = text === undefined ? null : cursorFrom(text)
  if (text !== undefined && !after) throw new Refusal(400, 'invalid', 'This page of events does not exist.')
  context.req.addValidatedData('query', { openFirst: first === 'open', after })
  await next()
})

/** `/api/events`: a planner's own events. Signed out is 401; another's event is 404. */
export const events = new Hono<AppEnv>()
  /** `EventList`, 500 by date; `?first=open` puts the open ones before the closed, `?after=` is a page's `next`. */
  .get('/', signedIn, pageAsked, async (context) => {
    const { id } = context.get('user')
    return context.json<EventList>(
      await listEvents(database(context.env.DB), id, context.req.valid('query'), now()),
    )
  })
  /** Creates an event: 201 `{event}`. */
  .post('/', signedIn, valid(eventInput), async (context) => {
    const { id } = context.get('user')
    const event = await createEvent(database(context.env.DB), id, context.req.valid('json'), now())
    return context.json<{ event: PlannerEvent }>({ event }, 201)
  })
  /** `EventCounts`: what changes while a dashboard stands open. */
  .get('/counts', signedIn, async (context) =>
    context.json<EventCounts>(await countEvents(database(context.env.DB), context.get('user').id, now())),
  )
  /** The event and its menu. */
  .get('/:id', owned, async (context) => {
    const { id, userId } = context.get('event')
    const db = database(context.env.DB)
    const [[event], rows] = await db.batch([plannerEvent(db, id, userId), menuRows(db, { eventId: id })])
    if (!event) throw notFound('Event not found.')
    return context.json<{ event: PlannerEvent; categories: Category[] }>({
      event: plannerView(event),
      categories: categoriesOf(rows),
    })
  })
  /** Changes the event: `{event}`. 409 `locked` for day or zone of a premium one. */
  .put('/:id', owned, valid(eventInput), async (context) => {
    const event = await updateEvent(
      database(context.env.DB),
      context.get('event'),
      context.req.valid('json'),
      now(),
    )
    return context.json<{ event: PlannerEvent }>({ event })
  })
  /** Deletes the event and all it holds: 204. 409 `confirm` for a premium one without the typed word. */
  .delete('/:id', owned, valid(eventDeletion), async (context) => {
    const event = context.get('event')
    const { confirm } = context.req.valid('json')
    const act = {
      userId: context.get('user').id,
      action: 'DELETE_EVENT' as const,
      ...(confirm && { confirm }),
    }
    await removeEvent(database(context.env.DB), event, act, now())
    context.executionCtx.waitUntil(tellGone(context.env, event.eventCode))
    return context.body(null, 204)
  })
