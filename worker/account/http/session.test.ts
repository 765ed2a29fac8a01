import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { asked } from '../../bench/database/asked.ts'
import { database } from '../../core/db.ts'
import type { AppEnv } from '../../core/http/app.ts'
import { Refusal } from '../../core/http/refusal.ts'
import { readEvent } from '../../events/http/access.ts'
import { events } from '../../events/table/events.ts'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent } from '../../testing/factories/factories.ts'
import { readSignedIn } from './session.ts'

const db = database(env.DB)

/** Asks for the titles of a person's events with a cookie. */
async function titles(cookie: string): Promise<unknown> {
  const app = new Hono<AppEnv>()
    .get('/', async (context) => {
      const { own } = await readSignedIn(context, (session, userId) => ({
        own: session.select({ title: events.title }).from(events).where(eq(events.userId, userId)),
      }))
      return context.json(own)
    })
    .onError((error, context) => context.text(error.message, error instanceof Refusal ? error.status : 500))
  const response = await app.request('/', { headers: { cookie } }, env)
  return { status: response.status, told: response.ok ? await response.json() : [] }
}

/** Asks for something everybody could read, with a cookie. */
async function everybodys(cookie: string, path: string): Promise<number> {
  const app = new Hono<AppEnv>()
    .get('/', async (context) =>
      context.json(
        await readSignedIn(context, (session) => ({ all: session.select().from(events).limit(1) })),
      ),
    )
    .get('/:id', async (context) =>
      context.json(
        await readEvent(context, 'viewer', (session) => ({ all: session.select().from(events).limit(1) })),
      ),
    )
    .onError((error, context) => context.text(error.message, error instanceof Refusal ? error.status : 500))
  return (await app.request(path, { headers: { cookie } }, env)).status
}

async function given(more: { emailVerified?: boolean } = {}) {
  const planner = await makePlanner(db, more)
  await makeEvent(db, planner.id, { title: 'Supper' })
  return { id: planner.id, cookie: await makeSession(env, planner.id) }
}

test('a read for somebody signed in is of their own', async () => {
  await given()
  const { cookie } = await given()
  expect(await titles(cookie)).toEqual({ status: 200, told: [{ title: 'Supper' }] })
})

test('a session that was revoked, has ended, or is of an unproven address is told nothing', async () => {
  const refused = { status: 401, told: [] }
  const revoked = await given()
  await env.DB.prepare('delete from session where user_id = ?').bind(revoked.id).run()
  expect(await titles(revoked.cookie)).toEqual(refused)
  const ended = await given()
  await env.DB.prepare('update session set expires_at = ? where user_id = ?').bind(Date.now(), ended.id).run()
  expect(await titles(ended.cookie)).toEqual(refused)
  const unproven = await given({ emailVerified: false })
  expect(await titles(unproven.cookie)).toEqual(refused)
})

test('no row is returned for an ended session or another planner’s event, whatever the query selects', async () => {
  const own = await given()
  const other = await given()
  const [event] = await db.select().from(events).where(eq(events.userId, own.id))
  expect(await everybodys(own.cookie, '/')).toBe(200)
  expect(await everybodys(own.cookie, `/${event?.id}`)).toBe(200)
  expect(await everybodys(other.cookie, `/${event?.id}`)).toBe(404)
  await env.DB.prepare('delete from session where user_id = ?').bind(own.id).run()
  expect(await everybodys(own.cookie, '/')).toBe(401)
  expect(await everybodys(own.cookie, `/${event?.id}`)).toBe(401)
})

test('a cookie with another signature asks no database', async () => {
  const { cookie } = await given()
  expect(await asked('/api/orders', { cookie })).toMatchObject({ status: 200, trips: 1 })
  const [name = '', value = ''] = cookie.split('=')
  const token = decodeURIComponent(value).split('.')[0]
  for (const signature of [`${'_'.repeat(43)}=`, `${'A'.repeat(43)}=`, 'A', ''])
    expect(
      await asked('/api/orders', { cookie: `${name}=${encodeURIComponent(`${token}.${signature}`)}` }),
    ).toMatchObject({ status: 401, trips: 0 })
})
