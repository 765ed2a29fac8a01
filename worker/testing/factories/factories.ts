import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { type Database, database } from '#core/db'
import { menuIdLength, randomId } from '#core/ids'
import { settings } from '#core/settings'
import { dayAfter, dayAt, deadlineInstant } from '#events/rules/closing'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { menuCategories, menuItems } from '#menu/table'
import { planOf } from '#purchases/shape'
import { eventPurchases, paymentOrders } from '#purchases/table'
import { hashToken } from '../../guest/token.ts'
import { kitchenToken } from '../../links/token.ts'

type NewEvent = Partial<typeof events.$inferInsert>

const codeCount = 36 ** 6

// Coprime to `codeCount`, so that no code repeats.
const codeStep = 1_234_567_891

let lastCode: number | undefined

/** A code unique within the run. Random codes collide once in some thousand test runs. */
export function freshCode(): string {
  lastCode = ((lastCode ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) + codeStep) % codeCount
  return lastCode.toString(36).padStart(6, '0').toUpperCase()
}

/** An event of a planner, open for a month unless told otherwise. */
export async function makeEvent(db: Database, userId: string, more: NewEvent = {}) {
  const timeZone = more.timeZone ?? 'Europe/Berlin'
  const eventDate = more.eventDate ?? dayAfter(dayAt(now(), timeZone), 30)
  const closesAt = more.closesAt ?? deadlineInstant(eventDate, timeZone)
  const row = {
    id: crypto.randomUUID(),
    title: 'Harvest supper',
    description: '',
    eventCode: freshCode(),
    firstClosesAt: closesAt,
    createdAt: now(),
    updatedAt: now(),
    ...more,
    userId,
    timeZone,
    eventDate,
    closesAt,
  }
  await db.insert(events).values(row)
  return row
}

/** A paid upgrade with its order. A trigger raises the limit. */
export async function makePurchase(db: Database, eventId: string, userId: string, guestLimit: number) {
  const row = {
    id: crypto.randomUUID(),
    eventId,
    userId,
    guestLimit,
    sessionId: `cs_${crypto.randomUUID()}`,
    createdAt: now(),
  }
  const { sessionId, createdAt } = row
  const [event] = await db.select({ title: events.title }).from(events).where(eq(events.id, eventId))
  await db.batch([
    db.insert(paymentOrders).values({
      sessionId,
      userId,
      eventId,
      eventTitle: event?.title ?? '',
      plan: String(guestLimit),
      guestLimit,
      status: 'complete',
      paymentStatus: 'paid',
      paymentIntent: sessionId.replace('cs', 'pi'),
      amountTotal: (planOf(String(guestLimit))?.price ?? 0) * 100,
      currency: 'usd',
      paidAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    }),
    db.insert(eventPurchases).values(row),
  ])
  return row
}

export type GivenCategory = {
  id: string
  name: string
  items: { id: string; name: string; description: string }[]
}

/** Categories with their items, in the order given: names, or names with a description. */
export async function makeMenu(
  db: Database,
  eventId: string,
  menu: Record<string, (string | [name: string, description: string])[]> = {
    Starter: ['Soup', 'Salad'],
    Main: ['Fish', 'Risotto'],
  },
): Promise<GivenCategory[]> {
  const categories = Object.entries(menu).map(([name, items]) => ({
    id: randomId(menuIdLength),
    name,
    items: items.map((item) => {
      const [itemName, description] = typeof item === 'string' ? [item, ''] : item
      return { id: randomId(menuIdLength), name: itemName, description }
    }),
  }))
  const inserts = categories.flatMap(({ id, name, items }, sortOrder) => [
    db.insert(menuCategories).values({ id, eventId, name, sortOrder }),
    ...items.map((item, order) => db.insert(menuItems).values({ ...item, categoryId: id, sortOrder: order })),
  ])
  const [first, ...others] = inserts
  if (first) await db.batch([first, ...others])
  return categories
}

/** A stored link to an event's kitchen page, with its token. */
export async function makeKitchenLink(
  env: Env,
  event: { id: string; eventCode: string },
  more: Partial<typeof kitchenLinks.$inferInsert> = {},
) {
  const id = more.id ?? crypto.randomUUID()
  const generation = more.generation ?? 1
  const token = await kitchenToken(settings(env).secret, event.eventCode, { id, generation })
  const tokenHash = await hashToken(token)
  const row = { id, eventId: event.id, label: 'Kitchen', generation, tokenHash, createdAt: now(), ...more }
  await database(env.DB).insert(kitchenLinks).values(row)
  return { ...row, token }
}
