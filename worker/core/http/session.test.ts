import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { asked } from '../../bench/asked.ts'
import { givenEvent, givenPlanner, givenSession } from '../../testing/factories.ts'
import { database } from '../db.ts'
import { events } from '../schema/events.ts'
import type { AppEnv } from './app.ts'
import { Refusal } from './refusal.ts'
import { readSignedIn } from './session.ts'

const db = database(env.DB)

/** Asks for the titles of a person's events with a cookie, and tells what came out. */
async function titles(cookie: string, inBatch = true): Promise<unknown> {
  const told: unknown[] = []
  const app = new Hono<AppEnv>()
    .get('/', async (context) => {
      const read = await readSignedIn(context, async (own, userId) => {
        const owned = own.select({ title: events.title }).from(events).where(eq(events.userId, userId))
        const [rows] = inBatch ? await own.batch([owned]) : [await owned]
        told.push(...rows)
        return rows
      })
      return context.json(read)
    })
    .onError((error, context) => context.text(error.message, error instanceof Refusal ? error.status : 500))
  const { status } = await app.request('/', { headers: { cookie } }, env)
  return { status, told }
}

async function given(more: { emailVerified?: boolean } = {}) {
  const planner = await givenPlanner(db, more)
  await givenEvent(db, planner.id, { title: 'Supper' })
  return { id: planner.id, cookie: await givenSession(env, planner.id) }
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

test('a read that asked by itself is not answered, and finds nothing for a session that ended', async () => {
  const own = await given()
  expect(await titles(own.cookie, false)).toMatchObject({ status: 500 })
  await env.DB.prepare('delete from session where user_id = ?').bind(own.id).run()
  expect(await titles(own.cookie, false)).toEqual({ status: 500, told: [] })
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
