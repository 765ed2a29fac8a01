import { Hono } from 'hono'
import { now } from '#core/clock'
import { database } from '#core/db'
import { dayAfter, dayAt, deadlineInstant } from '#events/rules/closing'
import { eventMembers } from '#members/table'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { signInHere } from './sign-in-here.ts'

type WantedEvent = {
  title: string
  description?: string
  /** Days from today to the deadline; negative when it has passed. */
  days?: number
  /** Its menu; `true` stands for one of two courses. */
  menu?: true | Parameters<typeof makeMenu>[2]
  guestLimit?: number
  guests?: number
  /** Another planner owns it, and shares it. */
  shared?: { by: string; role: 'editor' | 'viewer' }
}
type Wanted = { name?: string; email?: string; events?: WantedEvent[] }

const timeZone = 'Europe/Berlin'

/** Fixture for planners' browser tests: a new planner, signed in, with events. */
export const dashboardFixtures = new Hono<{ Bindings: Env }>()
  /** `Wanted` → `{id, events: [{id, eventCode, categories}]}`. Signs in. */
  .post('/dashboard', async (context) => {
    const { name = 'Petra Planner', email, events = [] } = await context.req.json<Wanted>()
    const db = database(context.env.DB)
    const planner = await makePlanner(db, { name, ...(email !== undefined && { email }) })
    const make = async ({
      title,
      description = '',
      days = 30,
      menu,
      guestLimit,
      guests = 0,
      shared,
    }: WantedEvent) => {
      const eventDate = dayAfter(dayAt(now(), timeZone), days)
      const closesAt = deadlineInstant(eventDate, timeZone)
      const owner = shared ? await makePlanner(db, { name: shared.by }) : planner
      const event = await makeEvent(db, owner.id, { title, description, eventDate, timeZone, closesAt })
      if (shared)
        await db.insert(eventMembers).values({
          eventId: event.id,
          userId: planner.id,
          role: shared.role,
          needs: shared.role === 'editor',
          createdAt: now(),
        })
      if (guestLimit !== undefined) await makePurchase(db, event.id, owner.id, guestLimit)
      const categories = menu ? await makeMenu(db, event.id, menu === true ? undefined : menu) : []
      for (let left = guests; left > 0; left -= 10)
        await makeResponse(context.env, event, partyOf(Math.min(10, left)))
      return { id: event.id, eventCode: event.eventCode, categories }
    }
    const made: Awaited<ReturnType<typeof make>>[] = []
    for (let first = 0; first < events.length; first += 20)
      made.push(...(await Promise.all(events.slice(first, first + 20).map(make))))
    await signInHere(context, planner.id)
    return context.json({ id: planner.id, events: made })
  })
