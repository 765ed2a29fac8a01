import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Host } from '#contract/host'
import { database } from '#core/db'
import { events } from '#core/schema/events'
import { menuItems } from '#core/schema/menu'
import { makeEvent, makeMenu, makePlanner, makePurchase } from '../testing/factories.ts'
import { invariants } from '../testing/invariants.ts'

type Wanted = Partial<Host> & { title?: string; menu?: Parameters<typeof makeMenu>[2]; guestLimit?: number }

/** Fixtures for browser tests: separate events, and changes while a page is open. */
export const fixtures = new Hono<{ Bindings: Env }>()
  /** An open event with a menu: `{title?, menu?, guestLimit?, hostName?, hostContact?}` → `{code, id, categories}`. */
  .post('/event', async (context) => {
    const { title, menu, guestLimit, ...host } = await context.req.json<Wanted>()
    const db = database(context.env.DB)
    const planner = await makePlanner(db)
    const event = await makeEvent(db, planner.id, { ...host, ...(title !== undefined && { title }) })
    if (guestLimit !== undefined) await makePurchase(db, event.id, planner.id, guestLimit)
    const categories = await makeMenu(db, event.id, menu)
    return context.json({ code: event.eventCode, id: event.id, categories })
  })
  /** Broken invariants of the whole database; empty when all hold. */
  .get('/broken', async (context) => context.json(await invariants(context.env.DB)))
  /** Sets an event's `closesAt`: `{code, closesAt}`. */
  .post('/closing', async (context) => {
    const { code, closesAt } = await context.req.json<{ code: string; closesAt: number }>()
    await database(context.env.DB).update(events).set({ closesAt }).where(eq(events.eventCode, code))
    return context.body(null, 204)
  })
  /** Removes a dish from the menu, as its planner would: `{code, item}`. */
  .post('/removed-dish', async (context) => {
    const { code, item } = await context.req.json<{ code: string; item: string }>()
    const db = database(context.env.DB)
    const [event] = await db.select().from(events).where(eq(events.eventCode, code))
    if (!event) return context.notFound()
    await db.batch([
      db.update(menuItems).set({ deletedAt: Date.now() }).where(eq(menuItems.id, item)),
      db
        .update(events)
        .set({ menuVersion: event.menuVersion + 1 })
        .where(eq(events.id, event.id)),
    ])
    return context.body(null, 204)
  })
