import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { database } from '#core/db'
import { pageIds, pages } from '#core/pages'
import worker from '../index.ts'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)
const planner = await makePlanner(db)
const event = await makeEvent(db, planner.id)
await makeMenu(db, event.id)

const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
const scripts = (html: string) => [...html.matchAll(/<script type="module" src="([^"]+)">/g)].length

const addressOf = (path: string) =>
  path.replace(':code', event.eventCode).replace('*', '/nothing-here').replace(/:\w+/g, 'nothing-here')

// A preview asks who is signed in first.
test.for(pageIds.filter((id) => id !== 'try'))('the page %s has a document of its kind', async (id) => {
  const { kind, path, indexed } = pages[id]
  const response = await call('GET', addressOf(path))
  const html = await response.text()
  const missing = [
    'notFound',
    'edit',
    'invite',
    'notComing',
    'kitchenLink',
    'notificationOff',
    'stop',
  ].includes(id)
  expect(response.status).toBe(missing ? 404 : 200)
  expect(html).toContain(`<div id="root" data-kind="${kind}">`)
  expect(scripts(html)).toBe(kind === 'text' ? 1 : 2)
  expect(dataIn(html)?.id ?? null).toBe(kind === 'guest' ? id : null)
  expect(html.includes('<meta name="robots" content="noindex">')).toBe(!indexed)
})

test('the frame of a page is rendered once, outside React’s root', async () => {
  const html = await (await call('GET', `/event/${event.eventCode}`)).text()
  const root = html.indexOf('<div id="root"')
  for (const part of ['<header class="masthead">', '<section class="cookies"']) {
    expect(html.split(part)).toHaveLength(2)
    expect(html.indexOf(part)).toBeLessThan(root)
  }
  expect(html.indexOf('<footer')).toBeGreaterThan(html.indexOf('Read the menu first'))
  expect(html.indexOf('Read the menu first')).toBeGreaterThan(root)
})

test('a link that was copied with the end of its sentence opens what it would have', async () => {
  for (const end of ['.', ',', ').', ']', '%20', '%2C%20', '%29', '%5D', '%E2%80%9D']) {
    const response = await call('GET', `/event/${event.eventCode}${end}`)
    expect(response.status).toBe(200)
    expect(dataIn(await response.text())?.data.code).toBe(event.eventCode)
  }
  expect((await call('GET', `/event/${event.eventCode}-`)).status).toBe(404)
})

test('an alias redirects, with what was asked', async () => {
  const response = await call('GET', '/privacy?from=mail')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/privacy-policy?from=mail'])
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('what the totals were at leads to the kitchen, with what was asked', async () => {
  const response = await call('GET', `/events/${event.id}/totals?view=all`)
  const { status, headers } = response
  expect([status, headers.get('location')]).toEqual([301, `/events/${event.id}/kitchen?view=all`])
})

test.for(pageIds.filter((id) => id !== 'notFound'))(
  'the page %s has one address: with a slash at its end or in other letters it redirects there',
  async (id) => {
    const own = addressOf(pages[id].path)
    const [, first = ''] = own.split('/')
    const other = `${own.replace(first, first.toUpperCase())}${own === '/' ? '/' : ''}/?from=mail`
    const response = await call('GET', other)
    expect([response.status, response.headers.get('location')]).toEqual([301, `${own}?from=mail`])
  },
)

test('a code sent by the form without a script leads to its event, whatever is typed around it', async () => {
  const sent = async (query: string) => {
    const response = await call('GET', `/event${query}`)
    return [response.status, response.headers.get('location')]
  }
  expect(await sent('?code=+feast7')).toEqual([303, '/event/FEAST7'])
  expect(await sent('?code=abc')).toEqual([303, '/event/ABC'])
  expect(await sent('?code=')).toEqual([303, '/'])
  expect(await sent('')).toEqual([404, null])
})

test('robots and the sitemap follow the list of pages', async () => {
  const robots = await (await call('GET', '/robots.txt')).text()
  const kept = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
  const sitemap = await (await call('GET', '/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(listed).toEqual(pageIds.filter((id) => pages[id].indexed).map((id) => pages[id].path))
  for (const id of pageIds) {
    const { path, indexed, private: own } = pages[id]
    const kept_ = kept.some((start) => path.startsWith(start))
    if (indexed) expect([id, kept_]).toEqual([id, false])
    if (own) expect([id, kept_]).toEqual([id, true])
  }
  expect(kept).toContain('/api/')
  // Messengers fetch a shared link for its preview.
  expect(kept.some((start) => '/event/FEAST7'.startsWith(start))).toBe(false)
})

test('no built file hides a page', async () => {
  for (const id of pageIds) {
    const file = await env.ASSETS.fetch(`http://assets.local${addressOf(pages[id].path)}`)
    await file.arrayBuffer()
    expect([id, file.status]).toEqual([id, 404])
  }
  expect((await env.ASSETS.fetch('http://assets.local/favicon.svg')).status).toBe(200)
})

test('home knows that one comes from the sign-in, and that a receipt is due', async () => {
  const home = async (headers: Record<string, string>) =>
    dataIn(await (await call('GET', '/', undefined, headers)).text()).data
  expect(await home({})).toEqual({ fromSignIn: false, receiptDue: false })
  expect(await home({ referer: 'http://localhost:8787/planner?mode=reset' })).toEqual({
    fromSignIn: true,
    receiptDue: false,
  })
  expect(await home({ referer: 'http://localhost:8787/pricing', cookie: 'answered=A; receipt=1' })).toEqual({
    fromSignIn: false,
    receiptDue: true,
  })
})

test('a cookie that only ends like the session’s is none', async () => {
  const html = await (await call('GET', '/', undefined, { cookie: 'not__Host-session=x' })).text()
  expect(dataIn(html)?.id).toBe('home')
})

test('a guest’s page whose data cannot be read comes without it, and is kept by nobody', async () => {
  const down = new Proxy({} as never, {
    get: () => () => {
      throw new Error('down')
    },
  })
  for (const [path, data] of [
    [
      `/event/${event.eventCode.toLowerCase()}`,
      { code: event.eventCode, at: expect.any(Number), loaded: null },
    ],
    [
      `/edit/${event.eventCode}-${'x'.repeat(43)}`,
      { token: `${event.eventCode}-${'x'.repeat(43)}`, at: expect.any(Number), loaded: null },
    ],
  ] as const) {
    const asked = new Request(`http://localhost:8787${path}`) as Parameters<typeof worker.fetch>[0]
    const response = await worker.fetch(asked, { ...env, DB: down }, {} as ExecutionContext)
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(dataIn(html)?.data).toEqual(data)
    expect(html).toContain('Loading event...')
  }
})
