import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { assetHeaders, pageHeaders } from '#core/http/headers'
import built from '../../dist/client/_headers?raw'
import worker from '../index.ts'
import { makeAccount, makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import { templates } from './mails.ts'

// The list of headers on every kind of answer there is: not on those that somebody thought of, but on each status the
// API knows, each kind of page and each kind of file.
const db = database(env.DB)
afterEach(() => setClock())

const planner = await makeAccount(db, 'Correct1')
const cookie = await makeSession(env, planner.id)
const event = await makeEvent(db, planner.id)
await makeMenu(db, event.id)
await makePurchase(db, event.id, planner.id, 100)
const closed = await makeEvent(db, planner.id, { closesAt: 1 })
const { token } = await makeResponse(env, event, partyOf(2))
const signIn = { email: planner.email, password: 'Correct1' }
const submission = () => ({ submissionId: crypto.randomUUID(), party: partyOf(1) })

/** Asks the Worker with some of its bindings broken. */
async function broken(path: string, bindings: Partial<Env>, init: RequestInit = {}): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(`http://localhost:8787${path}`, {
    headers: { origin: 'http://localhost:8787', 'content-type': 'application/json' },
    ...init,
  })
  const asked = request as Parameters<typeof worker.fetch>[0]
  const response = await worker.fetch(asked, { ...env, ...bindings }, context)
  await waitOnExecutionContext(context)
  return response
}

const down = new Proxy({} as never, {
  get: () => () => {
    throw new Error('down')
  },
})

function expectEvery(response: Response, but: Record<string, string> = {}): void {
  const found = Object.fromEntries(Object.keys(pageHeaders).map((name) => [name, response.headers.get(name)]))
  expect(found).toEqual({ ...pageHeaders, ...but })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
}

const onlyOwn = { 'Referrer-Policy': 'no-referrer' }

test('the list itself: nothing runs or is framed but our own, and the rest is refused', () => {
  const policy = new Map(
    (pageHeaders['Content-Security-Policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources.join(' ')]
    }),
  )
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'connect-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
  expect(Object.keys(pageHeaders).length).toBeGreaterThanOrEqual(8)
})

const answers: [status: number, what: string, ask: () => Promise<Response>][] = [
  [200, 'an answer', () => call('GET', `/api/codes/${event.eventCode}`)],
  [201, 'something made', () => call('POST', `/api/codes/${event.eventCode}/responses`, submission())],
  [
    204,
    'something done',
    async () => {
      const own = await makeResponse(env, event, partyOf(1))
      return call('DELETE', `/api/responses/${own.token}`)
    },
  ],
  [
    304,
    'nothing new',
    async () => {
      const path = `/api/codes/${event.eventCode}`
      const tag = (await call('GET', path)).headers.get('etag') ?? ''
      return call('GET', path, undefined, { 'if-none-match': tag })
    },
  ],
  [400, 'a wrong shape', () => call('POST', '/api/auth/sign-in/email', { email: 'x' })],
  [401, 'nobody signed in', () => call('GET', '/api/events')],
  [403, 'another origin', () => call('POST', '/api/events', {}, { origin: 'https://evil.example' })],
  [404, 'nothing there', () => call('GET', '/api/nothing')],
  [404, 'no such cover', () => call('GET', `/api/covers/${crypto.randomUUID()}`)],
  [405, 'a wrong method', () => call('DELETE', '/api/health')],
  [
    409,
    'a conflict',
    () => call('POST', '/api/auth/sign-up/email', { ...signIn, name: 'Pat', password: 'Longer7x' }),
  ],
  [410, 'a closed event', () => call('GET', `/api/codes/${closed.eventCode}`)],
  [413, 'too much', () => call('POST', '/api/events', { title: 'x'.repeat(70_000) })],
  [415, 'no JSON', () => call('POST', '/api/events', {}, { 'content-type': 'text/plain' })],
  [426, 'a live view without a socket', () => call('GET', `/api/codes/${event.eventCode}/live`)],
  [
    429,
    'too many',
    async () => {
      const address = crypto.randomUUID()
      const wrong = () =>
        call(
          'POST',
          '/api/auth/sign-in/email',
          { ...signIn, password: 'Wrong123' },
          { 'cf-connecting-ip': address },
        )
      for (let miss = 0; miss < 5; miss++) await wrong()
      return wrong()
    },
  ],
  [500, 'a fault of ours', () => broken('/api/health', { DB: down })],
  [
    503,
    'a desk that is down',
    () =>
      broken(
        `/api/codes/${event.eventCode}/responses`,
        { DESK: down },
        { method: 'POST', body: JSON.stringify(submission()) },
      ),
  ],
  [200, 'a signing in', () => call('POST', '/api/auth/sign-in/email', signIn)],
  [200, 'a signing out', () => call('POST', '/api/auth/sign-out', {}, { cookie })],
  [200, 'who is signed in', () => call('GET', '/api/session', undefined, { cookie })],
  [200, 'a calendar file', () => call('GET', `/api/codes/${event.eventCode}/deadline.ics`)],
  [
    200,
    'an export',
    async () =>
      call('GET', `/api/events/${event.id}/responses.csv`, undefined, {
        cookie: await makeSession(env, planner.id),
      }),
  ],
  [
    200,
    'everything of one’s own',
    async () => call('GET', '/api/account/export', undefined, { cookie: await makeSession(env, planner.id) }),
  ],
  [400, 'a webhook without a signature', () => call('POST', '/api/stripe', {})],
]

test.for(answers)('%i, %s, carries the whole list and is kept by nobody', async ([status, , ask]) => {
  const response = await ask()
  await response.text()
  expect(response.status).toBe(status)
  expectEvery(response)
  expect(response.headers.get('x-request-id')).toBeTruthy()
  // The menu's tag is for asking again, each time.
  const menu = status === 304 || response.headers.has('etag')
  expect(response.headers.get('cache-control')).toBe(menu ? 'no-cache' : 'no-store')
})

test('a cover carries the list too, as an image and nothing else', async () => {
  const key = crypto.randomUUID()
  await env.COVERS.put(key, new Uint8Array([0xff, 0xd8, 0xff]), {
    httpMetadata: { contentType: 'image/jpeg' },
  })
  const response = await call('GET', `/api/covers/${key}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expectEvery(response)
  await response.arrayBuffer()
})

const pages: [status: number, path: string, signedIn: boolean, own: boolean][] = [
  [200, '/', false, false],
  [200, '/', true, true],
  [200, '/planner', false, false],
  [200, '/dashboard', true, true],
  [200, '/reset-password2', false, false],
  [200, '/confirm-email', false, false],
  [200, '/pricing', false, false],
  [200, `/event/${event.eventCode}`, false, false],
  [410, `/event/${closed.eventCode}`, false, false],
  [404, '/event/NOPE99', false, false],
  [200, `/edit/${token}`, false, true],
  [404, `/edit/${event.eventCode}-${'x'.repeat(43)}`, false, true],
  [404, '/nothing/here', false, false],
  [200, '/robots.txt', false, false],
  [200, '/sitemap.xml', false, false],
]

test.for(pages)(
  'the page %i %s (signed in: %s) carries the whole list',
  async ([status, path, signedIn, own]) => {
    // From an address of its own: other files of the process may have used up the guesses of a shared one.
    const response = await call('GET', path, undefined, {
      'cf-connecting-ip': crypto.randomUUID(),
      ...(signedIn && { cookie: await makeSession(env, planner.id) }),
    })
    const html = await response.text()
    expect(response.status).toBe(status)
    expectEvery(response, { ...(own && onlyOwn), ...(await allowingIts(html)) })
    expect(html.includes('<style>')).toBe(!signedIn && /^\/$|^\/(event|edit)\//.test(path))
    if (own) {
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
    }
  },
)

/** The list as a page has it that brings its style sheet along: that one sheet is allowed, by its hash. */
async function allowingIts(html: string): Promise<Record<string, string>> {
  const [, sheet] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  if (sheet === undefined) return {}
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet)))
  const hash = btoa(String.fromCharCode(...digest))
  const policy = pageHeaders['Content-Security-Policy'] ?? ''
  return {
    'Content-Security-Policy': policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`),
  }
}

test('the kitchen’s pages alone may have a service worker and ask about no cookies, also the one that no link opens', async () => {
  const link = await makeKitchenLink(env, event)
  const policy = pageHeaders['Content-Security-Policy'] ?? ''
  const withWorker = policy.replace("worker-src 'none'", "worker-src 'self'")
  expect(withWorker).not.toBe(policy)
  for (const path of [`/kitchen/${link.token}`, '/kitchen/kept']) {
    const response = await call('GET', path)
    expect(response.status).toBe(200)
    expectEvery(response, { ...onlyOwn, 'Content-Security-Policy': withWorker })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const text = await response.text()
    expect(text).toContain(path === '/kitchen/kept' ? '"loaded":null' : event.title)
    expect(text).not.toContain('class="cookies"')
  }
  expect(await (await call('GET', `/event/${event.eventCode}`)).text()).toContain('class="cookies"')
  const paper = await call('GET', `/kitchen/${link.token}/print`)
  expectEvery(paper, onlyOwn)
})

test('a page that did not change is not sent again, and one that did is', async () => {
  const path = `/event/${event.eventCode}`
  const first = await call('GET', path)
  await first.text()
  const tag = first.headers.get('etag') ?? ''
  const again = await call('GET', path, undefined, { 'if-none-match': tag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  expect(again.headers.get('etag')).toBe(tag)
  await makeResponse(env, event, partyOf(1))
  const changed = await call('GET', path, undefined, { 'if-none-match': tag })
  await changed.text()
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(tag)
  const own = await call('GET', `/edit/${token}`)
  await own.text()
  expect(own.headers.get('etag')).toBeNull()
})

test('a page that cannot be filled, one that cannot be made and one asked in a wrong way carry it too', async () => {
  const unfilled = await broken(`/event/${event.eventCode}`, { DB: down })
  expectEvery(unfilled, { ...onlyOwn, ...(await allowingIts(await unfilled.text())) })
  expect(unfilled.headers.get('cache-control')).toBe('private, no-store')
  const wrongMethod = await call('POST', '/pricing', {})
  expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expectEvery(wrongMethod)
})

test('each asset carries it, as the build wrote it down', async () => {
  expect(built).toBe(assetHeaders())
  const documents = await Promise.all(
    ['/', '/pricing', '/planner'].map(async (path) => (await call('GET', path)).text()),
  )
  const hashed = documents.flatMap((html) =>
    [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path),
  )
  expect(hashed.some((path) => path?.endsWith('.css')) && hashed.some((path) => path?.endsWith('.js'))).toBe(
    true,
  )
  for (const path of [...hashed, '/favicon.ico', '/preview.png']) {
    const response = await env.ASSETS.fetch(`http://assets.local${path}`)
    expect([path, response.status]).toEqual([path, 200])
    expectEvery(response)
    await response.arrayBuffer()
  }
})

test('the session’s and the device’s cookie are ours alone when they are set and when they are taken away', async () => {
  const set = await call('POST', '/api/auth/sign-in/email', signIn)
  const mail = await templates.reset(env, planner.id)
  const link = /access_token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const reset = await call('POST', '/api/auth/reset-password', { token: link, newPassword: 'Brandnew7' })
  const out = await call('POST', '/api/auth/sign-out', {}, { cookie: await makeSession(env, planner.id) })
  const forged = await call('GET', '/api/session', undefined, { cookie: '__Host-session=a.b' })
  const gone = await makePlanner(db)
  const deleted = await call(
    'DELETE',
    '/api/account',
    { confirm: gone.email },
    { cookie: await makeSession(env, gone.id) },
  )
  const [made, left] = [{ session: 2_592_000, device: 34_560_000 }, { session: 0 }]
  for (const [response, lives] of [
    [set, made],
    [reset, made],
    [out, left],
    [forged, left],
    [deleted, { session: 0, device: 0 }],
  ] as const) {
    const all = response.headers.getSetCookie()
    const cookies = all.filter((cookie) => cookie.startsWith('__Host-'))
    // The one that scripts may read goes with the session's, and says nothing but that there is one.
    const others = all.filter((cookie) => !cookie.startsWith('__Host-'))
    const value = lives.session === 0 ? '' : '1'
    expect(others).toEqual([`signed-in=${value}; Max-Age=${lives.session}; Path=/; Secure; SameSite=Lax`])
    expect(cookies.map((cookie) => /^__Host-(\w+)=/.exec(cookie)?.[1])).toEqual(Object.keys(lives))
    for (const [index, life] of Object.values(lives).entries()) {
      const [, ...attributes] = (cookies[index] ?? '').split(/; */)
      const plain = attributes.map((one) => one.toLowerCase())
      for (const attribute of ['httponly', 'secure', 'samesite=lax', 'path=/', `max-age=${life}`])
        expect(plain).toContain(attribute)
      expect(plain.join()).not.toContain('domain')
    }
  }
})
