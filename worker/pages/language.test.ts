import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { call } from '../testing/http.ts'

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
    expect(html).toContain(`"words":"${path}"`)
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
