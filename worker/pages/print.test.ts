import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { pageHeaders } from '#core/http/headers'
import worker from '../index.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { call, textIn } from '../testing/http.ts'

const db = database(env.DB)
afterEach(() => setClock())

async function given(more: Parameters<typeof makeEvent>[2] = {}) {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id, more)
  const path = `/events/${event.id}/print/kitchen`
  const sheet = async (query = '') => (await call('GET', path + query, undefined, { cookie })).text()
  return { planner, cookie, event, path, sheet }
}

describe('the kitchen’s sheet on paper', () => {
  it('counts first, then needs with what each eats, then names who has not chosen', async () => {
    setClock(() => Date.UTC(2030, 5, 12, 17, 5))
    const own = await given({
      ...{ title: 'Sam & Alex', timeZone: 'Europe/Lisbon' },
      ...{ eventDate: '2030-06-13', serviceDay: '2030-06-20', serviceTime: '19:00', venue: 'The Barn' },
      ...{ hostName: 'Mia Ott', hostContact: '+351 912 345 678' },
    })
    const [starter, main] = await makeMenu(db, own.event.id)
    const dish = (category: typeof main, index: number) => ({
      [category?.id ?? '']: category?.items[index]?.id ?? '',
    })
    await makeResponse(env, own.event, [
      { name: 'Ana', allergies: '<b>Nuts</b>', selections: { ...dish(starter, 0), ...dish(main, 1) } },
      { name: 'Leo', allergies: 'None', selections: { ...dish(starter, 0), [main?.id ?? '']: 'none' } },
      { name: 'Zoe', allergies: '', selections: {} },
    ])
    const said = textIn(await own.sheet())
    const parts = [
      'Kitchen Mia Ott · +351 912 345 678 Sam &amp; Alex Thu 20 June 2030, 19:00 · The Barn',
      'as of Wed 12 June, 18:05 (Lisbon time) · provisional: answers close Thu 13 June 2030',
      '3 guests',
      'Starter Soup 1 with a need 2 Salad 0 None for me 0 Not chosen 1 Total 3',
      'Main Fish 0 Risotto 1 with a need 1 None for me 1 Not chosen 1 Total 3',
      'Allergies and dietary needs (1)',
      'Ana “&lt;b&gt;Nuts&lt;/b&gt;” Soup Risotto',
      'Not chosen (1)',
      'Nothing at all (1) Zoe (Ana)',
    ]
    const places = parts.map((part) => said.indexOf(part))
    expect(Object.fromEntries(parts.map((part, at) => [part, (places[at] ?? -1) >= 0]))).toEqual(
      Object.fromEntries(parts.map((part) => [part, true])),
    )
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
  })

  it('says so where there are no needs, no menu, and where answers have closed', async () => {
    const own = await given({ eventDate: '2026-01-02' })
    const said = textIn(await own.sheet())
    expect(said).toContain('answers closed Fri 2 January 2026')
    expect(said).toContain('No menu categories yet')
    expect(said).toContain('No allergies or dietary needs were given.')
    expect(said).not.toContain('Not chosen')
  })

  it('comes on the paper of the place, or the one asked for', async () => {
    const size = (html: string) => /\/assets\/(a4|letter)-[^"]+\.css/.exec(html)?.[1]
    const berlin = await given()
    const boston = await given({ timeZone: 'America/New_York' })
    expect([size(await berlin.sheet()), size(await boston.sheet())]).toEqual(['a4', 'letter'])
    expect(size(await berlin.sheet('?paper=letter'))).toBe('letter')
    expect(size(await boston.sheet('?paper=a4'))).toBe('a4')
  })
})

describe('people on paper', () => {
  it('stand by course and dish, or by party, with their needs', async () => {
    const own = await given()
    const [, main] = await makeMenu(db, own.event.id)
    const selections = { [main?.id ?? '']: main?.items[1]?.id ?? '' }
    await makeResponse(env, own.event, [
      { name: 'Zoe', allergies: 'None', selections: {} },
      { name: 'Ana', allergies: 'Nuts', selections },
    ])
    const list = async (query: string) => {
      const path = `/events/${own.event.id}/print/people${query}`
      return textIn(await (await call('GET', path, undefined, { cookie: own.cookie })).text())
    }
    for (const said of [await list(''), await list('?by=course')])
      expect(said).toMatch(
        /Main Harvest supper · as of .* Fish \(0\) Risotto \(1\) Ana \(Zoe\) Nuts Not chosen \(1\) Zoe/,
      )
    expect(await list('?by=party')).toContain(
      'Starter Main Zoe Not chosen Not chosen Ana Nuts Not chosen Risotto',
    )
  })

  it('begin no line with the dot between two of them', async () => {
    const own = await given()
    const [, main] = await makeMenu(db, own.event.id)
    const selections = { [main?.id ?? '']: main?.items[1]?.id ?? '' }
    await makeResponse(
      env,
      own.event,
      ['Ana', 'Leo'].map((name) => ({ name, allergies: '', selections })),
    )
    const html = await own.sheet()
    const path = `/events/${own.event.id}/print/people`
    const people = await (await call('GET', path, undefined, { cookie: own.cookie })).text()
    for (const paper of [html, people]) {
      expect(paper).toContain('\u00a0· ')
      expect(paper).not.toMatch(/ · (?:<!-- -->)?<bdi>/)
    }
  })
})

describe('a document for paper', () => {
  it('is kept by nobody, under the policy of every page, without a style or script of its own', async () => {
    const own = await given()
    const response = await call('GET', own.path, undefined, { cookie: own.cookie })
    const html = await response.text()
    for (const [name, value] of Object.entries({
      ...pageHeaders,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
      'Content-Type': 'text/html; charset=utf-8',
    }))
      expect([name, response.headers.get(name)]).toEqual([name, value])
    expect(html).not.toMatch(/<style| style=|<script(?! type="module" src="\/assets\/)| on\w+=/)
  })

  it('leads who is signed out to sign-in and back, and is not there for others', async () => {
    const own = await given()
    const other = await given()
    const out = await call('GET', `${own.path}?paper=a4`)
    expect([out.status, out.headers.get('location')]).toEqual([
      303,
      `/planner?next=${encodeURIComponent(`${own.path}?paper=a4`)}`,
    ])
    const foreign = await call('GET', own.path, undefined, { cookie: other.cookie })
    expect([foreign.status, await foreign.text()]).toEqual([404, expect.stringContaining('id="root"')])
    const missing = await call('GET', '/events/nothing/print/kitchen', undefined, { cookie: own.cookie })
    expect(missing.status).toBe(404)
    expect((await call('GET', `/events/${own.event.id}/print/else`)).status).toBe(404)
    expect((await call('POST', own.path, {}, { cookie: own.cookie })).status).toBe(405)
  })

  it('says that a refunded event is gone', async () => {
    const own = await given({ refundedAt: 1 })
    const response = await call('GET', own.path, undefined, { cookie: own.cookie })
    expect([response.status, await response.text()]).toEqual([
      410,
      expect.stringContaining('This event was refunded.'),
    ])
  })

  it('says that it did not work where the database does not answer', async () => {
    const own = await given()
    const down = new Proxy({} as never, {
      get: () => () => {
        throw new Error('down')
      },
    })
    const asked = new Request(`http://localhost:8787${own.path}`, { headers: { cookie: own.cookie } })
    const response = await worker.fetch(asked as Parameters<typeof worker.fetch>[0], { ...env, DB: down }, {
      waitUntil() {},
      passThroughOnException() {},
    } as unknown as ExecutionContext)
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
    expect(await response.text()).toContain('Something went wrong')
  })
})

describe('a numbered sheet on paper', () => {
  it('says its number, what is new since the one before above the counts, and who was erased', async () => {
    const { event, cookie, eats, answer, edit, close, issue, beef, bass } = await makeDinner({
      venue: 'The Barn',
      kitchenContact: 'Mia +351 912 345 678',
    })
    const ana = await answer([eats('aaaaaa', beef, { ...peanuts(14), name: 'Ana Lopes' })])
    await issue()
    const leo = await answer([eats('bbbbbb', beef, { name: 'Leo', ...peanuts(15) })])
    const turned = { ...eats('aaaaaa', bass, { ...peanuts(14), name: 'Ana Lopes' }), consent: true }
    expect((await edit(ana.token, [turned])).status).toBe(200)
    await issue()
    const paper = async (query: string) => {
      const answered = await call('GET', `/events/${event.id}/print/kitchen${query}`, undefined, { cookie })
      return { status: answered.status, text: await answered.text() }
    }
    const second = textIn((await paper('?sheet=2')).text)
    const parts = [
      'SHEET 2 · PROVISIONAL, replaces 1',
      'Mia +351 912 345 678',
      'The Barn',
      'Since sheet 1 (',
      'ALLERGY new S15, peanuts.',
      'MAIN Bass 0 → 1 (+1).',
      '2 plates',
      'S14 Ana Lopes',
    ]
    const places = parts.map((part) => second.indexOf(part))
    expect(Object.fromEntries(parts.map((part, at) => [part, places[at] !== -1]))).toEqual(
      Object.fromEntries(parts.map((part) => [part, true])),
    )
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
    expect(second).not.toContain('not an issued sheet')
    // Said above the paper, which holds nothing of it.
    expect((await paper('?sheet=2')).text).toContain('<p class="state">This sheet is as it was issued.</p>')
    expect(second).not.toContain('as it was issued')
    const first = textIn((await paper('?sheet=1')).text)
    expect(first).toContain('SHEET 1 · PROVISIONAL ')
    expect(first).toContain('Sheet 2 has replaced this one.')
    expect(second).not.toContain('has replaced')
    expect(first).not.toMatch(/replaces|Since sheet|\bLeo\b/)
    expect(first).toContain('Ana Lopes')
    expect((await paper('?sheet=2')).text).toContain('paper=letter')
    expect((await paper('?sheet=2')).text).toContain('sheet=2&amp;paper=letter')

    await close()
    await call('DELETE', `/api/responses/${leo.token}`)
    await issue('final')
    const erased = textIn((await paper('?sheet=2')).text)
    expect(erased).toContain('S15 details erased')
    expect(erased).not.toMatch(/\bLeo\b|new S15/)
    expect(textIn((await paper('?sheet=3')).text)).toContain('SHEET 3 · FINAL, replaces 2')
    expect(textIn((await paper('')).text)).toContain('not an issued sheet')
    for (const nothing of ['9', '0', 'x', '']) expect((await paper(`?sheet=${nothing}`)).status).toBe(404)
  })

  it('says what changed since it was issued, and the figures of now say how they stand to it', async () => {
    const { event, cookie, eats, answer, close, issue, link, beef } = await makeDinner()
    const ana = await answer([eats('aaaaaa', beef, { name: 'Ana' })])
    const { token } = await link()
    await close()
    const paper = async (kind: string) =>
      textIn(await (await call('GET', `/events/${event.id}/print/${kind}`, undefined, { cookie })).text())
    expect(await paper('kitchen')).toMatch(/ · not an issued sheet 1 plate/)
    expect((await issue('final')).status).toBe(201)
    expect(await paper('kitchen?sheet=1')).not.toContain('change')
    const late = { id: 'aaaaaa', needs: [{ what: 'peanuts', how: 'allergy' }], consent: true }
    const told = await call('PUT', `/api/responses/${ana.token}/needs`, { people: [late] })
    expect(told.status).toBe(200)
    expect(await paper('kitchen?sheet=1')).toMatch(
      /SHEET 1 · FINAL .* 1 change since the final sheet\. The kitchen has not been told\. ALLERGY new S1, peanuts\. 1 plate/,
    )
    for (const kind of ['kitchen', 'sheet'])
      expect(await paper(kind)).toContain(' · not an issued sheet: 1 change since sheet 1 ')
    const byLink = await (await call('GET', `/kitchen/${token}/print`)).text()
    expect(textIn(byLink)).toContain(' · not an issued sheet: 1 change since sheet 1 ')
    await issue('final')
    expect(await paper('kitchen?sheet=1')).toMatch(/Sheet 2 has replaced this one\.(?!.* since the final)/)
    expect(await paper('kitchen?sheet=2')).not.toContain('since the final')
    expect(await paper('kitchen')).toContain(' · not an issued sheet: nothing changed since sheet 2 ')
  })

  it('keeps its counts on the first page where much has changed, and tells all of it', async () => {
    const { event, cookie, eats, answer, issue, beef } = await makeDinner()
    await issue()
    const names = Array.from({ length: 20 }, (_, at) => `aaaa${String(at).padStart(2, '0')}`)
    await answer(names.slice(0, 10).map((id, at) => eats(id, beef, peanuts(at + 1))))
    await answer(names.slice(10).map((id, at) => eats(id, beef, peanuts(at + 11))))
    await issue()
    const answered = await call('GET', `/events/${event.id}/print/kitchen?sheet=2`, undefined, { cookie })
    const said = textIn(await answered.text())
    const parts = ['Since sheet 1 (', 'new S12,', 'more changes stand below the counts.', '20 plates']
    const rest = [
      'Destroy after service.',
      'More since sheet 1: ALLERGY new S13,',
      'new S20,',
      'GUESTS 0 → 20.',
    ]
    const places = [...parts, ...rest].map((part) => said.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
  })
})
