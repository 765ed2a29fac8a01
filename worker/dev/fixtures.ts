import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Actor } from '#core/actor'
import { database, statement } from '#core/db'
import type { Host } from '#events/rules/host'
import type { Meal } from '#events/shape/meal'
import { events } from '#events/table/events'
import { menuItems } from '#menu/table'
import type { Statements } from '#needs/rules/contents'
import type { Author } from '../menu/contents/contents-change.ts'
import { setContents } from '../menu/contents/set-contents.ts'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { invariants } from '../testing/faults/invariants.ts'

type Wanted = Partial<Host & Meal> & {
  title?: string
  menu?: Parameters<typeof makeMenu>[2]
  guestLimit?: number
}

type Contents = { code: string; item: string; by?: Author['by'] } & Pick<Statements, 'contents'> &
  Partial<Statements>

/** Fixtures for browser tests: separate events, and changes while a page is open. */
export const fixtures = new Hono<{ Bindings: Env }>()
  /** An open event with a menu: `{title?, menu?, guestLimit?}` with a `Host` and a `Meal` → `{code, id, categories}`. */
  .post('/event', async (context) => {
    const { title, menu, guestLimit, ...more } = await context.req.json<Wanted>()
    const db = database(context.env.DB)
    const planner = await makePlanner(db)
    const event = await makeEvent(db, planner.id, { ...more, ...(title !== undefined && { title }) })
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
  /** Ends the wait of the mails to an event's guests, as if their time had come: `{code}`. Cron sends them. */
  .post('/due-mails', async (context) => {
    const { code } = await context.req.json<{ code: string }>()
    await statement(
      database(context.env.DB),
      sql`update outbox set due_at = ${Date.now()} where sent_at is null and failed_at is null and subject_id in
        (select r.id from guest_selections r join events e on e.id = r.event_id where e.event_code = ${code})`,
    ).run()
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
  /** States all that is in a dish, as its planner or kitchen would: `{code, item, contents, facts?, by?}`. */
  .post('/contents', async (context) => {
    const { code, item, contents, facts = [], by = 'planner' } = await context.req.json<Contents>()
    const db = database(context.env.DB)
    const [event] = await db.select().from(events).where(eq(events.eventCode, code))
    if (!event) return context.notFound()
    const actor: Actor =
      by === 'kitchen'
        ? { kind: 'kitchen', id: 'link', label: 'Kitchen' }
        : { kind: 'planner', id: event.userId }
    const source = by === 'kitchen' ? { by, saidBy: 'Marta' } : { by }
    await setContents({ db, event, actor, at: Date.now() }, { itemId: item, contents, facts, source })
    return context.body(null, 204)
  })
