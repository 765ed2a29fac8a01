import { Hono } from 'hono'
import { database } from '#core/db'
import { makeAccount } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { accounts } from './accounts.ts'
import { signInHere } from './sign-in-here.ts'

type Wanted = {
  email: string
  title?: string
  /** Number of guests already registered. */
  guests?: number
  /** Guest limit of an upgrade already bought. */
  guestLimit?: number
  eventDate?: string
  closesAt?: number
}

/** A new planner, signed in, with an event and its menu: `Wanted` → `{id, code, categories}`. It has the seeded planner's password. */
export const plannerFixtures = new Hono<{ Bindings: Env }>().post('/planner', async (context) => {
  const { email, guests = 0, guestLimit, ...event } = await context.req.json<Wanted>()
  const db = database(context.env.DB)
  const planner = await makeAccount(db, accounts.planner.password, { email, name: 'Pia Planner' })
  const { id, eventCode } = await makeEvent(db, planner.id, event)
  if (guestLimit !== undefined) await makePurchase(db, id, planner.id, guestLimit)
  const categories = await makeMenu(db, id)
  for (let left = guests; left > 0; left -= 10)
    await makeResponse(context.env, { id, eventCode }, partyOf(Math.min(10, left)))
  await signInHere(context, planner.id)
  return context.json({ id, code: eventCode, categories })
})
