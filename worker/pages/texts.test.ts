import { describe, expect, it } from 'vitest'
import { languages } from '../languages/languages.ts'
import { call } from '../testing/http.ts'

const readersTexts = ['/guest-help', '/caterer-help', '/privacy-policy']

async function read(path: string, accepts: string) {
  const response = await call('GET', path, undefined, { 'accept-language': accepts })
  return { headers: response.headers, html: await response.text() }
}

/** The main part of a page without what is marked as English. */
const ownOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<(section|li|div) [^>]*lang="en"[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')

const others = Object.entries(languages).filter(([tag]) => !/^en\b|-X[AB]$/.test(tag))

describe.each(others)('in %s', (tag, load) => {
  const { guest, kitchen, frame, pages } = load()

  it.each(readersTexts)('%s is written in its reader’s language', async (path) => {
    const { headers, html } = await read(path, tag)
    expect(html).toContain(`<html lang="${tag}" dir="${guest.dir}"`)
    expect(headers.get('content-language')).toBe(tag)
    expect(headers.get('vary')).toBe('Accept-Language, Cookie')
    expect(html).toContain(`>${frame.onThisPage}</h2>`)
    const own = ownOf(html)
    expect(own.length).toBeGreaterThan(2500)
    expect(own).not.toMatch(/\b(the|your|what|undefined)\b|\[object|[{}]/)
  })

  it('each part has an anchor of its own', async () => {
    for (const path of readersTexts) {
      const { html } = await read(path, tag)
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(ids).toEqual([...new Set(ids)])
      for (const [, to] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(to)
    }
  })

  it('the guides quote the buttons of the pages', async () => {
    const guide = (await read('/guest-help', tag)).html
    for (const label of [guest.events.accessMenu, guest.decline.cannotCome, guest.receipt.hideHere])
      expect(guide).toContain(`<strong>${label}</strong>`)
    const forKitchens = (await read('/caterer-help', tag)).html
    for (const label of [kitchen.kitchen.printSheet, kitchen.sheets.haveSeen(3)])
      expect(forKitchens).toContain(`<strong>${label}</strong>`)
    const consent = guest.needs.iAgree('X')
    const quoted = ownOf((await read('/privacy-policy', tag)).html).matchAll(/[„“«‘]\s?([^“”»’]+?)\s?[“”»’]/g)
    expect([...quoted].some(([, text = '']) => consent.startsWith(text))).toBe(true)
  })

  it('the title says what the page is', async () => {
    expect((await read('/privacy-policy', tag)).html).toContain(`<title>${pages.titles.privacy} · `)
  })
})

it.each(readersTexts)('marks what is English of %s in another language as English', async (path) => {
  const { html } = await read(path, 'en-XA')
  expect(html).toContain('<html lang="en-XA"')
  expect(html).toMatch(/<h1>⟦/)
  expect(html).toContain('<div class="lead" lang="en" dir="ltr">')
  const main = html.slice(html.indexOf('<main'))
  expect(main.match(/<section /g)?.length).toBe(main.match(/<section [^>]*lang="en" dir="ltr"/g)?.length)
  expect((await read(path, 'en')).html.match(/<section [^>]*lang=/)).toBeNull()
})

it('has the whole privacy policy in English behind what German guests read of it', async () => {
  const { html } = await read('/privacy-policy', 'de')
  const whole = (await read('/privacy-policy', 'en')).html
  for (const [, id = ''] of whole.matchAll(/<section aria-labelledby="([^"]+)"/g)) {
    expect(html).toContain(`<section aria-labelledby="${id}" lang="en" dir="ltr">`)
    expect(html.indexOf('id="rest"')).toBeLessThan(html.indexOf(`id="${id}"`))
  }
})
