import { Hono } from 'hono'
import { database } from '#core/db'
import {
  givenAccount,
  givenEvent,
  givenMenu,
  givenPurchase,
  givenResponse,
  partyOf,
} from '../testing/factories.ts'
import { accounts } from './accounts.ts'

type Wanted = {
  email: string
  title?: string
  /** Guests who have answered already. */
  guests?: number
  /** The limit of an upgrade bought before. */
  guestLimit?: number
  eventDate?: string
  closesAt?: number
}

/** A planner of a journey's own, with an event and its menu: `Wanted` → `{id, code}`. The password is the seeded planner's. */
export const stagePlanner = new Hono<{ Bindings: Env }>().post('/planner', async (context) => {
  const { email, guests = 0, guestLimit, ...event } = await context.req.json<Wanted>()
  const db = database(context.env.DB)
  const planner = await givenAccount(db, accounts.planner.password, { email, name: 'Pia Planner' })
  const { id, eventCode } = await givenEvent(db, planner.id, event)
  if (guestLimit !== undefined) await givenPurchase(db, id, planner.id, guestLimit)
  await givenMenu(db, id)
  for (let left = guests; left > 0; left -= 10)
    await givenResponse(context.env, { id, eventCode }, partyOf(Math.min(10, left)))
  return context.json({ id, code: eventCode })
})
