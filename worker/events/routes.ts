import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { notSuspended, readSignedIn } from '#account/http/session'
import type { UserActor } from '#core/actor'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { AppEnv } from '#core/http/app'
import { notFound } from '#core/http/refusal'
import { image } from '#core/http/request-guard'
import { valid, validParam, validQuery } from '#core/http/valid'
import { settings } from '#core/settings'
import type { OwnNeed } from '#needs/rules/needs'
import { ownNeedsInput } from '#needs/shape/own-needs'
import {
  notifyClosingChanged,
  notifyEventChanged,
  notifyEventGone,
  notifyMenuChanged,
  notifyReservedPlacesChanged,
} from '../live/notify.ts'
import { liveMenu, plannersMenuOf } from '../menu/read.ts'
import { archiveEvent } from './archive.ts'
import { closeEvent } from './close.ts'
import { coverFilename, coverKey, removeCover, setCover } from './cover.ts'
import { createEvent } from './create.ts'
import { duplicateEvent } from './duplicate.ts'
import { access, readEvent, verbContext } from './http/access.ts'
import {
  countsOfEvents,
  cursorFrom,
  type EventPage,
  eventCounts,
  eventList,
  eventListQueries,
} from './list.ts'
import { ownNeedsOf, setOwnNeeds } from './own-needs.ts'
import { plannerEvent, plannerView } from './read.ts'
import { deletionTakes, removeEvent } from './remove.ts'
import { reopenEvent } from './reopen.ts'
import { type DeletionTakes, eventDeletion } from './shape/deletion.ts'
import {
  archiving,
  type EventCounts,
  type EventList,
  type EventRead,
  eventChange,
  eventCopy,
  newEvent,
  type PlannerEvent,
} from './shape/event.ts'
import { updateEvent } from './update.ts'

/** The page of the list. Refuses a cursor that was never handed out. */
const pageQuery = validQuery(
  z.pipe(
    z.object({
      first: z.optional(z.string()),
      after: z.optional(z.string().check(z.refine((text) => cursorFrom(text) !== null))),
    }),
    z.transform(
      ({ first, after }): EventPage => ({
        openFirst: first === 'open',
        after: after === undefined ? null : cursorFrom(after),
      }),
    ),
  ),
  'unknown_events_cursor',
)

/** Refuses with 404 while covers are switched off. */
const coversOn = createMiddleware<AppEnv>(async (context, next) => {
  if (!settings(context.env).covers) throw notFound()
  await next()
})

const coverQuery = validQuery(z.object({ name: z.pipe(z.optional(z.string()), z.transform(coverFilename)) }))

const coverParam = validParam(z.object({ key: z.string().check(z.regex(coverKey)) }), notFound)

/** `/api/events`: a planner's own events. 401 signed out, 404 for another planner's event. */
export const events = new Hono<AppEnv>()
  /** `EventList`, 500 by date; `?first=open` puts the open ones before the closed, `?after=` is a page's `next`. */
  .get('/', pageQuery, async (context) => {
    const page = context.req.valid('query')
    const at = now()
    const rows = await readSignedIn(context, (db, userId) => eventListQueries(db, userId, page, at))
    return context.json<EventList>(eventList(rows, at))
  })
  /** Creates an event: 201 `{event}`. */
  .post('/', notSuspended, valid(newEvent), async (context) => {
    const actor: UserActor = { kind: 'planner', id: context.get('user').id }
    const event = await createEvent(
      { db: database(context.env.DB), actor, at: now() },
      context.req.valid('json'),
    )
    return context.json<{ event: PlannerEvent }>({ event }, 201)
  })
  /** `EventCounts`: what changes while a dashboard is open. */
  .get('/counts', async (context) => {
    const at = now()
    const { counts } = await readSignedIn(context, (db, userId) => ({ counts: countsOfEvents(db, userId) }))
    return context.json<EventCounts>({ at, counts: eventCounts(counts) })
  })
  /** The event and its menu, at the server's time. */
  .get('/:id', async (context) => {
    const { view, menu, own } = await readEvent(context, 'viewer', (db, id, userId) => ({
      view: plannerEvent(db, id, userId),
      menu: liveMenu(db, id),
      own: ownNeedsOf(db, id),
    }))
    const [event] = view
    if (!event) throw notFound('event_not_found')
    return context.json<EventRead>({
      at: now(),
      event: plannerView(event),
      categories: plannersMenuOf(menu),
      ownNeeds: own[0]?.needs ?? [],
    })
  })
  /** Changes the event: `{event}`. 409 `locked` for day or zone of a premium one. */
  .put('/:id', access('editor'), valid(eventChange), async (context) => {
    const { keepPlaces } = context.get('event')
    const event = await updateEvent(verbContext(context), context.req.valid('json'))
    const tell = event.keepPlaces === keepPlaces ? notifyEventChanged : notifyReservedPlacesChanged
    context.executionCtx.waitUntil(tell(context.env, event.eventCode))
    return context.json<{ event: PlannerEvent }>({ event })
  })
  /** Offers needs of the event's own, by name; the others are archived: `{ownNeeds}`. */
  .put('/:id/needs', access('editor'), valid(ownNeedsInput), async (context) => {
    const { env } = context
    const event = context.get('event')
    const { needs, was } = context.req.valid('json')
    const nameOf = ({ name }: { name: string }) => name
    const ownNeeds = await setOwnNeeds(verbContext(context), {
      names: needs.map(nameOf),
      was: was?.map(nameOf),
    })
    context.executionCtx.waitUntil(notifyMenuChanged(env, event.eventCode))
    return context.json<{ ownNeeds: OwnNeed[] }>({ ownNeeds })
  })
  /** `DeletionTakes`: what would go with the event if it were deleted. */
  .get('/:id/deletion', async (context) => {
    const { takes } = await readEvent(context, 'owner', (db, id) => ({ takes: deletionTakes(db, id) }))
    return context.json<DeletionTakes>(
      takes[0] ?? { responses: 0, guests: 0, notComing: 0, parties: 0, invited: 0 },
    )
  })
  /** Closes the event before its deadline: `{event}`, also when it is closed. */
  .post('/:id/close', access('editor'), async (context) => {
    const { env } = context
    const event = await closeEvent(verbContext(context))
    context.executionCtx.waitUntil(notifyClosingChanged(env, event.eventCode))
    return context.json<{ event: PlannerEvent }>({ event })
  })
  /** Opens an event that was closed early: `{event}`, also when it is open. 410 `closed` after the deadline. */
  .post('/:id/reopen', access('editor'), async (context) => {
    const { env } = context
    const event = await reopenEvent(verbContext(context))
    context.executionCtx.waitUntil(notifyClosingChanged(env, event.eventCode))
    return context.json<{ event: PlannerEvent }>({ event })
  })
  /** Archives the event for the caller alone, or takes it back: 204. */
  .put('/:id/archived', access('viewer'), valid(archiving), async (context) => {
    await archiveEvent(verbContext(context), context.req.valid('json').archived)
    return context.body(null, 204)
  })
  /** Creates an event with the menu and settings of this one: 201 `{event}`. */
  .post('/:id/duplicate', access('owner'), valid(eventCopy), async (context) => {
    const event = await duplicateEvent(verbContext(context), context.req.valid('json'))
    return context.json<{ event: PlannerEvent }>({ event }, 201)
  })
  /** Deletes the event and all it holds: 204. 409 `confirm` for a premium one without the typed word. */
  .delete('/:id', access('owner'), valid(eventDeletion), async (context) => {
    const event = context.get('event')
    const deletion = context.req.valid('json')
    await removeEvent(verbContext(context), deletion)
    context.executionCtx.waitUntil(notifyEventGone(context.env, event.eventCode))
    return context.body(null, 204)
  })
  /** Makes the body the event's cover: `{event}`. 415 unless it is JPEG, PNG or WebP, 413 above 5 MB. */
  .put('/:id/cover', coversOn, access('editor'), coverQuery, image, async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer())
    const cover = { bytes, filename: context.req.valid('query').name }
    const event = await setCover(verbContext(context), cover)
    return context.json<{ event: PlannerEvent }>({ event })
  })
  /** Removes the event's cover: 204, also when it has none. */
  .delete('/:id/cover', coversOn, access('editor'), async (context) => {
    await removeCover(verbContext(context))
    return context.body(null, 204)
  })

/** `/api/covers`: the images, by their keys. */
export const covers = new Hono<AppEnv>()
  /** An image. It never changes: another cover has another key. */
  .get('/:key', coverParam, async (context) => {
    const object = await context.env.COVERS.get(context.req.valid('param').key)
    if (!object) throw notFound()
    return context.body(object.body, 200, {
      'Content-Type': object.httpMetadata?.contentType ?? 'application/octet-stream',
      'Content-Length': String(object.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: object.httpEtag,
    })
  })
