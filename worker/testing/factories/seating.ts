import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { menuIdLength, personIdLength, randomId } from '#core/ids'
import { events } from '#events/table/events'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import type { Person } from '#party/shape/person'
import type { Placement } from '#seating/rules/seating'
import type { Seating } from '#seating/shape/view'
import { placements, tables } from '#seating/table'
import { call } from '../http.ts'
import { makePlanner, makeSession } from './account-factories.ts'
import { makeEvent, makeMenu } from './factories.ts'
import { makeResponse } from './party-factories.ts'

const db = database(env.DB)

/** A planner's event with tables switched on, and ways to call what seats people. */
export async function seatedEvent(limit = 200) {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id, { guestLimit: limit })
  const menu = await makeMenu(db, event.id, { Main: ['Beef', 'Bass'] })
  const [main] = menu
  const send = (method: string, path: string, body?: unknown) =>
    call(method, `/api/events/${event.id}${path}`, body, { cookie })
  return {
    planner,
    cookie,
    event,
    menu,
    send,
    main: main?.id ?? '',
    dishes: main?.items.map(({ id }) => id) ?? [],
    /** A stored party whose people have ids. */
    party: async (...people: (string | Person)[]) => {
      const party = people.map((one) =>
        typeof one === 'string'
          ? { name: one, allergies: '', selections: {}, id: randomId(personIdLength) }
          : { id: randomId(personIdLength), ...one },
      )
      const response = await makeResponse(env, event, party)
      return { ...response, ids: party.map(({ id }) => id) }
    },
    table: (name: string, seats = 8) => makeTable(event.id, name, seats),
    place: (moves: object[]) => send('PUT', '/placements', { placements: moves }),
    seating: async () => (await send('GET', '/placements')).json<Seating>(),
    kitchen: async () => (await send('GET', '/kitchen')).json<PlannerKitchen>(),
  }
}

/** A table at the end of an event's, with tables switched on. */
export async function makeTable(eventId: string, name: string, seats = 8): Promise<string> {
  const id = randomId(menuIdLength)
  const sortOrder = await db.$count(tables, eq(tables.eventId, eventId))
  await db.batch([
    db.insert(tables).values({ id, eventId, name, seats, sortOrder }),
    db.update(events).set({ tablesOn: true }).where(eq(events.id, eventId)),
  ])
  return id
}

/** A place at a table, as if a planner had given it. */
export async function makePlacement(eventId: string, placed: Placement): Promise<void> {
  await db.insert(placements).values({ eventId, placedAt: now(), ...placed })
}
