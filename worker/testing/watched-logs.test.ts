import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { database } from '#core/db'
import wrangler from '../../wrangler.toml?raw'
import { makePlanner, makeSession } from './factories/account-factories.ts'
import { makeEvent } from './factories/factories.ts'
import { makeResponse } from './factories/party-factories.ts'
import { call } from './http.ts'
import { leaks } from './log-leaks.ts'
import { personal, writtenLines } from './watched-logs.ts'

const db = database(env.DB)
// Negative control of the watch that every file of tests is under: these texts in a log are caught.
const marker = { name: 'Zacharias Marker', allergies: 'Marzipan', selections: {} }

test('what the Worker writes of a request reaches the watch', async () => {
  const before = writtenLines().length
  await call('GET', '/api/health')
  expect(writtenLines().slice(before).join()).toContain('"route":"/api/health"')
})

test('the watch would find each thing that no log may hold', async () => {
  const planner = await makePlanner(db, { name: 'Petronella Planner' })
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id)
  const { token } = await makeResponse(env, event, [marker])
  const secrets = await personal()
  const told = (line: string) => leaks([line], secrets).map((sentence) => sentence.split(' in:')[0])
  const session = decodeURIComponent(cookie).replace(/^[^=]+=([^.]+).*$/, '$1')
  expect(told(`failed for ${planner.email}`)).toEqual(['an address'])
  expect(told(`{"path":"/edit/${token}"}`)).toEqual(['an edit link'])
  expect(told(`{"cookie":"${cookie}"}`)).toContain('a cookie of ours')
  expect(told(`{"token":"${session}"}`)).toEqual(['a session'])
  expect(told('{"who":"Zacharias Marker"}')).toEqual(['a name'])
  expect(told('{"who":"Petronella Planner"}')).toEqual(['a name'])
  expect(told('params: Marzipan,1')).toEqual(['an allergy'])
  expect(told(`SECRET=${env.SECRET}`)).toEqual(['a secret'])
  expect(told(`secret ${env.STRIPE_WEBHOOK_SECRET}`)).toEqual(['a secret'])
  expect(told('{"password":"Correct1"}')).toEqual(['a password'])
  expect(told(`${'0a'.repeat(16)}:${'1b'.repeat(64)}`)).toEqual(['a password hash'])
  expect(told('hash $scrypt$ln=14,r=8,p=5$c2FsdA$a2V5')).toEqual(['a password hash'])
  expect(told('GET /confirm-email#token=abc')).toEqual(['a mailed link'])
})

test('and leaves alone what a log may say', async () => {
  const ours = JSON.stringify({
    requestId: crypto.randomUUID(),
    route: '/api/responses/:token',
    code: 'FEAST7',
    reason: 'D1_ERROR: UNIQUE constraint failed: user.email',
  })
  expect(leaks([ours], await personal())).toEqual([])
})

test('no request of a guest leaves more than its route in the log', async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  const { token } = await makeResponse(env, event, [marker])
  const before = writtenLines().length
  await call('GET', `/api/responses/${token}`)
  await call('PUT', `/api/responses/${token}`, { party: [marker] })
  await call('GET', `/edit/${token}`)
  const lines = writtenLines().slice(before)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join()).not.toMatch(new RegExp(`${token}|Zacharias|Marzipan`))
})

test('the platform’s own lines, which would hold each request’s path, are off', () => {
  expect(wrangler).toMatch(/\[observability\.logs\]\nenabled = true\ninvocation_logs = false\n/)
  expect(wrangler).not.toMatch(/env\.\w+\.observability/)
})
