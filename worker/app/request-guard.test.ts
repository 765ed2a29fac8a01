import { env, exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { session } from '#account/table'
import { database } from '#core/db'
import { pageHeaders } from '#core/http/headers'
import { dayAt, monthsAfter } from '#events/rules/closing'
import { events } from '#events/table/events'
import { badCode } from '#events/words/guest'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { call } from '../testing/http.ts'

// Requests with a method, an origin or a spelling that no page of ours uses.
const db = database(env.DB)
const planner = await makePlanner(db)
const cookie = await makeSession(env, planner.id)
const event = await makeEvent(db, planner.id)
await makeMenu(db, event.id)
const origin = 'http://localhost:8787'
const form = {
  title: 'Forged',
  description: '',
  eventDate: monthsAfter(dayAt(Date.now(), 'UTC'), 12),
  timeZone: 'UTC',
}

const bare = (path: string, method: string, headers: Record<string, string> = {}, body?: string) =>
  exports.default.fetch(origin + path, { method, headers, redirect: 'manual', ...(body && { body }) })

test.for(['/api/health', `/api/codes/${event.eventCode}`, '/', `/event/${event.eventCode}`, '/nothing'])(
  'HEAD %s answers as GET does, without a body',
  async (path) => {
    const [head, get] = [await bare(path, 'HEAD'), await bare(path, 'GET')]
    expect(head.status).toBe(get.status)
    expect(await head.text()).toBe('')
    for (const name of [...Object.keys(pageHeaders), 'content-type', 'cache-control'])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)])
  },
)

test.for(['/api/health', '/api/events', '/pricing'])(
  'OPTIONS and made-up methods of %s are answered with those it takes, and open nothing to other sites',
  async (path) => {
    for (const method of ['OPTIONS', 'PATCH', 'PROPFIND']) {
      const response = await bare(path, method, {
        origin: 'https://evil.example',
        'content-type': 'application/json',
        'sec-fetch-site': 'cross-site',
        'access-control-request-method': 'POST',
      })
      await response.text()
      expect([method, response.status]).toEqual([
        method,
        method === 'OPTIONS' || path === '/pricing' ? 405 : 403,
      ])
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect((await bare(path, 'OPTIONS')).headers.get('allow')).toContain('GET')
  },
)

test('TRACE gives nothing back', async () => {
  // The platform itself makes no such request: it is refused before the Worker.
  await expect(async () => {
    const response = await bare('/api/health', 'TRACE', { cookie: 'secret=1' })
    if (response.status >= 400 && !(await response.text()).includes('secret')) throw new Error('refused')
  }).rejects.toThrow()
})

test.for([
  [
    403,
    'a form of another site',
    { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
  ],
  [415, 'a form', { origin, 'content-type': 'application/x-www-form-urlencoded' }],
  [415, 'a form with files', { origin, 'content-type': 'multipart/form-data; boundary=x' }],
  [415, 'plain text', { origin, 'content-type': 'text/plain' }],
  [415, 'nothing said of its type', { origin, 'content-type': '' }],
  [415, 'JSON only by name', { origin, 'content-type': 'text/plain; application/json' }],
  [403, 'a cross-site fetch', { origin, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }],
  [403, 'a same-site fetch', { origin, 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }],
  [403, 'a sub-domain', { origin: 'http://a.localhost:8787', 'content-type': 'application/json' }],
  [403, 'another port', { origin: 'http://localhost:8788', 'content-type': 'application/json' }],
  [403, 'an origin that is hidden', { origin: 'null', 'content-type': 'application/json' }],
  [403, 'nobody in particular', { 'content-type': 'application/json' }],
] as const)('%i: an event is not made by %s, cookie or not', async ([status, , headers]) => {
  const before = await db.$count(events)
  const response = await bare('/api/events', 'POST', { ...headers, cookie }, JSON.stringify(form))
  await response.text()
  expect(response.status).toBe(status)
  expect(await db.$count(events)).toBe(before)
})

test('a live view opens for our own pages only', async () => {
  const open = (from?: string) =>
    bare(`/api/codes/${event.eventCode}/live`, 'GET', { upgrade: 'websocket', ...(from && { origin: from }) })
  for (const from of ['https://evil.example', 'null', undefined]) {
    const response = await open(from)
    await response.text()
    expect([from, response.status, response.webSocket ?? null]).toEqual([from, 403, null])
  }
  const { status, webSocket } = await open(origin)
  expect(status).toBe(101)
  webSocket?.accept()
  webSocket?.close()
})

test.for([
  ['lower case', event.eventCode.toLowerCase(), 200],
  ['five characters', 'FEAST', 400],
  ['seven characters', 'FEAST77', 400],
  ['a Cyrillic letter', 'FE\u0410ST7', 400],
  ['full width', 'ＦＥＡＳＴ７', 400],
  ['SQL', "' OR 1=1", 400],
  ['NUL', 'FEAST\u0000', 400],
  ['spaces', ' FEAS ', 400],
  ['a path', '../../', 400],
] as const)('a code with %s is read or refused in words', async ([, code, status]) => {
  const response = await call('GET', `/api/codes/${encodeURIComponent(code)}`)
  const said = await response.json()
  expect(response.status).toBe(status)
  if (status === 400) expect(said).toMatchObject({ error: { code: 'bad_code', message: badCode } })
})

test('a cookie that was never handed out becomes no session by signing in', async () => {
  const before = await db.$count(session)
  const response = await call('GET', '/api/events', undefined, { cookie: '__Host-session=chosen.signature' })
  expect(response.status).toBe(401)
  expect(await db.$count(session)).toBe(before)
})
