import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu } from '../testing/factories/factories.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)
const pseudo = { cookie: 'lang=en-XA' }
const home = async (headers: Record<string, string> = {}, query = '') => {
  const response = await call('GET', `/${query}`, undefined, headers)
  return { headers: response.headers, html: await response.text() }
}

it('speaks the language of each of many requests at once', async () => {
  const asked = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? home() : home(pseudo)))
  for (const [index, { html, headers }] of (await Promise.all(asked)).entries()) {
    const own = index % 2 === 0
    expect(html).toContain(own ? '<html lang="en" dir="ltr"' : '<html lang="en-XA" dir="ltr"')
    expect(headers.get('content-language')).toBe(own ? 'en' : 'en-XA')
    expect(html).toMatch(own ? /<figcaption[^>]*>[A-Z]/ : /<figcaption[^>]*>⟦/)
  }
})

it('says of what the answer depends, for whoever keeps it', async () => {
  expect((await home()).headers.get('vary')).toBe('Accept-Language, Cookie')
})

it('names one file of words, preloaded, which the page takes over with', async () => {
  for (const [headers, tag] of [
    [{}, 'en'],
    [pseudo, 'en-XA'],
  ] as const) {
    const { html } = await home(headers)
    const [, path = ''] = /<link rel="modulepreload" href="(\/assets\/guest-home-en[^"]*)">/.exec(html) ?? []
    expect(path).toMatch(new RegExp(`^/assets/guest-home-${tag}-[\\w-]{8}\\.js$`))
    expect(html.split(path)).toHaveLength(3)
    expect(html).toContain(`"wordsUrl":"${path}"`)
    expect((await env.ASSETS.fetch(`http://assets.local${path}`)).status).toBe(200)
  }
})

it('keeps the language that an address asks for, for a year', async () => {
  const { headers, html } = await home({}, '?lang=en-XA')
  expect(headers.get('set-cookie')).toBe('lang=en-XA; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(html).toContain('lang="en-XA"')
  expect((await home({}, '?lang=xx')).headers.get('set-cookie')).toBeNull()
  expect((await home(pseudo)).headers.get('set-cookie')).toBeNull()
})

/** The title, the description and the frame of a document, without brand, titles of events and styles. */
function headAndFrame(html: string) {
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(html) ?? []
  const frame = html.slice(html.indexOf('<div class="frame">'), html.indexOf('<div id="content"'))
  const texts = [
    title.replace(/ · Platewise$/, ''),
    description,
    // The list of languages calls each by its own name.
    ...frame
      .replace(/<option[^>]*>[^<]*/g, '')
      .replace(/<[^>]*>/g, '\n')
      .split('\n'),
  ]
  const labels = [...frame.matchAll(/(?:aria-label|title|data-\w+)="([^"]*)"/g)].map(
    ([, label = '']) => label,
  )
  const own = ['', 'Platewise']
  return [...texts, ...labels].map((text) => text.trim()).filter((text) => !own.includes(text))
}

it.each([
  '/',
  '/event/NOPE23',
  '/edit/NOPE23-x',
  '/not-coming/NOPE23-x',
  '/kitchen/x',
  '/try',
  '/nothing-here',
])('writes the head and the frame of %s in its reader’s language', async (path) => {
  const inLanguage = async (headers = {}) =>
    headAndFrame(await (await call('GET', path, undefined, headers)).text())
  const found = await inLanguage(pseudo)
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter((text) => !/[⟦⟧]/.test(text))).toEqual([])
  expect((await inLanguage()).filter((text) => text.includes('⟦'))).toEqual([])
})

it('writes the title and the description of an event’s page in its reader’s language', async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { title: 'Supper', description: '' })
  await makeMenu(db, event.id)
  const read = async (path: string) => (await call('GET', path, undefined, pseudo)).text()
  const html = await read(`/event/${event.eventCode}`)
  expect(html).toMatch(/<title>⟦Supper .*⟧<\/title>/)
  expect(html).toMatch(/<meta name="description" content="⟦[^"]*⟧">/)
  const { token } = await makeKitchenLink(env, event)
  expect(await read(`/kitchen/${token}`)).toMatch(/<title>⟦.* · Supper.*⟧<\/title>/)
})

it('frames texts and planners’ pages in English', async () => {
  for (const path of ['/pricing', '/planner', '/notifications/x']) {
    const found = headAndFrame(await (await call('GET', path, undefined, pseudo)).text())
    expect(found.length).toBeGreaterThan(15)
    expect(found.filter((text) => text.includes('⟦'))).toEqual([])
  }
})

it('writes texts and planners’ pages in English', async () => {
  for (const path of ['/pricing', '/planner']) {
    const response = await call('GET', path, undefined, pseudo)
    expect(await response.text()).toContain('<html lang="en" dir="ltr"')
    expect(response.headers.get('content-language')).toBeNull()
  }
})

it('says in the reader’s language that an address leads nowhere', async () => {
  const html = await (await call('GET', '/nothing-here', undefined, pseudo)).text()
  expect(html).toMatch(/<html lang="en-XA"[\s\S]*<h1>⟦/)
})
