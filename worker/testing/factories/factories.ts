import { eq, sql } from 'drizzle-orm'
import { sessionCookie } from '#account/http/session'
import { passwords, session, user } from '#account/table'
import { auditLogs } from '#core/audit/table'
import { now } from '#core/clock'
import { type Database, database, runBatch } from '#core/db'
import { drawId, menuIdLength } from '#core/ids'
import { settings } from '#core/settings'
import { closingOf, dayAfter, dayAt } from '#events/rules/closing'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { menuCategories, menuItems } from '#menu/table'
import type { Person } from '#party/shape/person'
import { declines } from '#party/table/declines'
import { guestSelections } from '#party/table/responses'
import { planOf } from '#purchases/shape'
import { eventPurchases, paymentOrders } from '#purchases/table'
import { hashPassword } from '../../account/password/password-hash.ts'
import { responseIdOf } from '../../desk/response-id.ts'
import { queueingDeclineLinks, queueingEditLinks } from '../../desk/statements/mail.ts'
import { declineHash, submissionHash } from '../../desk/submission-hash.ts'
import { declineToken, editToken, editTokenHash } from '../../guest/token.ts'
import { kitchenToken } from '../../links/token.ts'

type NewEvent = Partial<typeof events.$inferInsert>

/** A planner (or admin) whose address is confirmed. */
export async function makePlanner(db: Database, more: Partial<typeof user.$inferInsert> = {}) {
  const id = crypto.randomUUID()
  const at = now()
  const row = {
    id,
    name: 'Pat Planner',
    email: `${id}@example.com`,
    emailVerified: true,
    createdAt: at,
    updatedAt: at,
    ...more,
  }
  await db.insert(user).values(row)
  return { ...row, role: row.role ?? ('planner' as const) }
}

// A hash takes 0.15 s, so each password is hashed once.
const hashes = new Map<string, string>()

/** A planner with a password to sign in with. */
export async function makeAccount(
  db: Database,
  password: string,
  more: Partial<typeof user.$inferInsert> = {},
) {
  const planner = await makePlanner(db, more)
  const hash = hashes.get(password) ?? (await hashPassword(password))
  hashes.set(password, hash)
  await db.insert(passwords).values({ userId: planner.id, hash, updatedAt: planner.updatedAt })
  return planner
}

/** The Cookie header of a signed-in person, with the session and the sign-in stored. */
export async function makeSession(env: Env, userId: string): Promise<string> {
  const token = crypto.randomUUID()
  const at = now()
  const db = database(env.DB)
  const signedIn = { action: 'SIGN_IN', entityType: 'user' as const, entityId: userId, createdAt: at }
  const details = sql`json_object('email', (select email from user where id = ${userId}), 'sign_in_method', 'password')`
  await db.batch([
    db
      .insert(session)
      .values({ id: token, token, userId, expiresAt: at + 86_400_000, createdAt: at, updatedAt: at }),
    db.insert(auditLogs).values({ ...signedIn, userId, details }),
    db.update(user).set({ lastSignInAt: at }).where(eq(user.id, userId)),
  ])
  return `${sessionCookie}=${encodeURIComponent(`${token}.${await signature(settings(env).secret, token)}`)}`
}

async function signature(secret: string, text: string): Promise<string> {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    bytes.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return btoa(
    String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(text)))),
  )
}

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
  const closesAt = more.closesAt ?? closingOf(eventDate, timeZone)
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
    id: drawId(menuIdLength),
    name,
    items: items.map((item) => {
      const [itemName, description] = typeof item === 'string' ? [item, ''] : item
      return { id: drawId(menuIdLength), name: itemName, description }
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

/** A stored response, as if a guest's page had submitted it: with the secrets of that page, submission id and edit token. */
export async function makeResponse(
  env: Env,
  event: { id: string; eventCode: string },
  party: Person[],
  more: Partial<typeof guestSelections.$inferInsert> = {},
) {
  const submissionId = crypto.randomUUID()
  const id = await responseIdOf('guest', event.eventCode, submissionId)
  const token = await editToken(settings(env).secret, event.eventCode, id)
  const row = {
    id,
    eventId: event.id,
    leadGuestName: party[0]?.name ?? '',
    guestCount: party.length,
    selections: party,
    submissionHash: await submissionHash(submissionId, { email: more.leadGuestEmail ?? null, party }),
    editTokenHash: await editTokenHash(token),
    createdAt: now(),
    updatedAt: now(),
    ...more,
  }
  const db = database(env.DB)
  await runBatch(db, {
    stored: db.insert(guestSelections).values(row),
    mail: queueingEditLinks(db, [{ id: row.id, at: row.createdAt }]),
  })
  return { ...row, token, submissionId }
}

/** A stored decline, as if a guest's page had sent it. */
export async function makeDecline(
  env: Env,
  event: { id: string; eventCode: string },
  names: string[],
  more: Partial<typeof declines.$inferInsert> = {},
) {
  const submissionId = crypto.randomUUID()
  const id = await responseIdOf('guest', event.eventCode, submissionId)
  const token = await declineToken(settings(env).secret, event.eventCode, id)
  const row = {
    id,
    eventId: event.id,
    names,
    submissionHash: await declineHash(submissionId, { email: more.email ?? null, names }),
    tokenHash: await editTokenHash(token),
    createdAt: now(),
    updatedAt: now(),
    ...more,
  }
  const db = database(env.DB)
  await runBatch(db, {
    stored: db.insert(declines).values(row),
    mail: queueingDeclineLinks(db, [{ id: row.id, at: row.createdAt }]),
  })
  return { ...row, token, submissionId }
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
  const tokenHash = await editTokenHash(token)
  const row = { id, eventId: event.id, label: 'Kitchen', generation, tokenHash, createdAt: now(), ...more }
  await database(env.DB).insert(kitchenLinks).values(row)
  return { ...row, token }
}

/** A party of a size, everybody with a name and no choices unless some are given. */
export function partyOf(size: number, selections: Record<string, string> = {}): Person[] {
  return Array.from({ length: size }, (_, index) => ({
    name: `Guest ${index + 1}`,
    allergies: '',
    selections,
  }))
}
