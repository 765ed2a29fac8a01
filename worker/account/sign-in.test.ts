import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { setClock } from '#ground/clock'
import { database } from '#ground/db'
import { auditLogs, user } from '#ground/schema'
import { call, cookieOf } from '../local/calls.ts'
import { givenAccount } from '../local/given.ts'

const db = database(env.DB)
afterEach(() => setClock())

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  call('POST', '/api/auth/sign-in/email', { email, password }, headers)

test('the right password signs in, with a cookie of 30 days that only the server reads', async () => {
  const planner = await givenAccount(db, 'Correct1')
  const response = await signIn(planner.email.toUpperCase(), 'Correct1')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    user: { id: planner.id, email: planner.email, name: planner.name, role: 'planner' },
  })
  const set = response.headers.get('set-cookie') ?? ''
  expect(set).toMatch(/^__Host-session=[^;]+;/)
  for (const part of ['Max-Age=2592000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(set).toContain(part)
  expect(set).not.toContain('Domain')
})

test('the session it opens is the one the rest of the API reads', async () => {
  const planner = await givenAccount(db, 'Correct1')
  const cookie = cookieOf(await signIn(planner.email, 'Correct1'))
  expect((await call('GET', '/api/events', undefined, { cookie })).status).toBe(200)
  const answer = await call('GET', '/api/session', undefined, { cookie })
  expect(await answer.json()).toMatchObject({ user: { id: planner.id } })
})

test('a sign-in is written down with its way, and when it was', async () => {
  const planner = await givenAccount(db, 'Correct1')
  await signIn(planner.email, 'Correct1')
  const [row] = await db.select().from(auditLogs).where(eq(auditLogs.userId, planner.id))
  expect(row).toMatchObject({
    action: 'SIGN_IN',
    entityType: 'user',
    details: { email: planner.email, sign_in_method: 'password' },
  })
  const [after] = await db.select().from(user).where(eq(user.id, planner.id))
  expect(after?.lastSignInAt).toBeGreaterThan(Date.now() - 60_000)
})
