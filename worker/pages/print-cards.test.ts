import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { pageHeaders } from '#core/http/headers'
import { makeKitchenLink } from '../testing/factories/factories.ts'
import { seatedEvent } from '../testing/factories/seating.ts'
import { call, textIn } from '../testing/http.ts'
import { withoutRandom } from '../testing/without-random.ts'

async function given() {
  const own = await seatedEvent()
  const answer = (path: string) =>
    call('GET', `/events/${own.event.id}/print/${path}`, undefined, { cookie: own.cookie })
  const document = async (query = '') => {
    const response = await answer(`cards${query}`)
    return { response, html: await response.text() }
  }
  const paper = async (path: string) => (await answer(path)).text()
  return { ...own, answer, document, paper }
}

/** The texts of the cards, a face each. */
const facesIn = (html: string) =>
  [...html.matchAll(/<div class="face( turned)?"[^>]*>(.*?)<\/div>/g)].map(([, turned, face = '']) =>
    [turned ?? '', ...face.split(/<[^>]+>/)].filter((text) => text.trim() !== '').join('|'),
  )

it('prints a card for everybody, by table, with the mark of each dish', async () => {
  const { party, table, place, main, dishes, document } = await given()
  const [beef = '', bass = ''] = dishes
  const eats = (name: string, dish: string) => ({ name, allergies: '', selections: { [main]: dish } })
  const { id, ids } = await party(eats('<b>Zoe</b>', bass), eats('Ana', beef), 'Leo')
  const t4 = await table('4')
  await place([0, 1].map((at) => ({ responseId: id, personId: ids[at], tableId: t4, seat: 2 - at })))
  const { html, response } = await document()
  expect(facesIn(html)).toEqual(['B|Ana|Table 4', 'BA|&lt;b&gt;Zoe&lt;/b&gt;|Table 4', 'Leo'])
  expect(html).not.toMatch(/<style| style=|<script(?! type="module" src="\/assets\/)| on\w+=/)
  for (const [name, value] of Object.entries({
    ...pageHeaders,
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  }))
    expect([name, response.headers.get(name)]).toEqual([name, value])
})

it('comes on the stock asked for, moved as asked, a tent with the same on both of its faces', async () => {
  const { party, document } = await given()
  await party('Ana')
  const { html } = await document('?stock=l4794&x=1.5&y=-0.5')
  expect(html).toContain('class="sheet right-15 up-5"')
  expect(html).toMatch(/\/assets\/stock-l4794-[^"]+\.css/)
  expect(html.match(/<line/g)).toBeNull()
  expect(facesIn(html)).toEqual([' turned|Ana', 'Ana'])
  const plain = await document('?stock=tent')
  expect(plain.html.match(/class="fold"/g)).toHaveLength(12)
  expect((await document('?stock=letter')).html).toMatch(/\/assets\/stock-letter-[^"]+\.css/)
})

it('names the special number where it is wanted, and never the allergen', async () => {
  const { party, document } = await given()
  const needs = [{ what: 'peanuts' as const, how: 'allergy' as const, by: 'guest' as const }]
  await party({ name: 'Ana', allergies: 'no nuts', selections: {}, needs, special: 14 })
  expect(withoutRandom((await document()).html)).not.toMatch(/S14|nut/i)
  const { html } = await document('?special=on')
  expect(facesIn(html)).toEqual(['S14|Ana'])
  expect(withoutRandom(html)).not.toMatch(/nut/i)
})

it('says so where nobody has answered', async () => {
  expect((await (await given()).document()).html).toContain('Nobody has answered yet.')
})

it('goes by name, and has no order to choose, while tables are off', async () => {
  const { party, table, place, document, event } = await given()
  const { id, ids } = await party('Zoe', 'Ana')
  const t1 = await table('1')
  await place([{ responseId: id, personId: ids[0], tableId: t1 }])
  const seated = await document()
  expect([facesIn(seated.html), seated.html.includes('<select name="order"')]).toEqual([
    ['Zoe|Table 1', 'Ana'],
    true,
  ])
  await env.DB.prepare('update events set tables_on = 0 where id = ?').bind(event.id).run()
  const off = await document()
  expect([facesIn(off.html), off.html.includes('<select name="order"')]).toEqual([['Ana', 'Zoe'], false])
})

it('prints a service sheet for each table: seats, marked dishes, and who needs care', async () => {
  const { party, table, place, main, dishes, send, answer, paper } = await given()
  const [beef = '', bass = ''] = dishes
  const eats = (name: string, dish: string, more = {}) => ({
    ...{ name, allergies: '', selections: { [main]: dish }, ...more },
  })
  const needs = [{ what: 'peanuts' as const, how: 'allergy' as const, by: 'guest' as const }]
  const { id, ids } = await party(
    eats('Zoe', bass),
    eats('Ana', beef, { needs, special: 14, wishes: { [beef]: 'ask' } }),
    eats('Leo', ''),
  )
  await send('PUT', `/items/${beef}/contents`, { contents: [{ what: 'peanuts', state: 'contains' }] })
  const [garden, t4] = [await table('Garden'), await table('4')]
  await table('Nobody')
  await send('PUT', '/tables', { seats: true })
  await place([
    { responseId: id, personId: ids[0], tableId: t4, seat: 2 },
    { responseId: id, personId: ids[1], tableId: t4, seat: 1 },
  ])
  const said = textIn(await paper('tables'))
  const parts = [
    'Table 4 (2)',
    'Ana something else: see below S14 ALLERGY: PEANUTS Main: NOT the Beef (contains)',
    'Zoe BA Bass Main: Beef 1 · Bass 1',
    'No table yet (1)',
    'Leo Not chosen Main: NOT CHOSEN 1',
  ]
  const places = parts.map((part) => said.indexOf(part))
  expect(Object.fromEntries(parts.map((part, at) => [part, (places[at] ?? -1) >= 0]))).toEqual(
    Object.fromEntries(parts.map((part) => [part, true])),
  )
  expect(places.toSorted((a, b) => a - b)).toEqual(places)
  expect(said).not.toContain('Nobody')
  const together = await paper('tables?pages=together')
  expect([together.includes('service-sheet together'), garden.length > 0]).toEqual([true, true])

  const one = textIn(await paper(`tables?table=${t4}`))
  expect(one).toContain('Seat Name Main 1 Ana something else: see below S14 ALLERGY: PEANUTS')
  expect(one).toContain('Zoe BA Bass Main: Beef 1 · Bass 1')
  expect(one).not.toMatch(/\bLeo\b|No table yet|Two on a page/)
  expect((await answer(`tables?table=${garden}`)).status).toBe(404)

  const names = textIn(await paper('people?by=name'))
  expect(names).toMatch(/Ana with Zoe T4(\/1)? Leo with Zoe Zoe T4(\/2)? BA/)
  expect(names).toContain('Main B Beef BA Bass')
})

it('names who has not chosen by table after the special guests, and by a link and on a numbered sheet counts them', async () => {
  const { event, party, table, place, main, dishes, send, paper } = await given()
  const [beef = ''] = dishes
  const needs = [{ what: 'peanuts' as const, how: 'allergy' as const, by: 'guest' as const }]
  const { id, ids } = await party(
    { name: 'Ana', allergies: '', selections: { [main]: beef }, needs, special: 14 },
    'Leo',
    'Zoe',
    'Mia',
  )
  const [t4, t2] = [await table('4'), await table('2')]
  const at = (index: number, tableId: string) => ({ responseId: id, personId: ids[index], tableId })
  await place([at(0, t4), at(1, t2), at(2, t4)])
  const said = textIn(await paper('kitchen'))
  expect(said).toMatch(
    /S14 .*Not chosen \(3\) .* Table 4 \(1\) Zoe \(Ana\) Main Table 2 \(1\) Leo \(Ana\) Main No table yet \(1\) Mia \(Ana\) Main/,
  )
  const { token } = await makeKitchenLink(env, event)
  const opened = textIn(await (await call('GET', `/kitchen/${token}/print`)).text())
  const counted = /S14 .*Not chosen Main: T4 1, T2 1, No table yet 1/
  expect(opened).toMatch(counted)
  await send('POST', '/sheets', { id: crypto.randomUUID(), kind: 'provisional' })
  expect(textIn(await paper('kitchen?sheet=1'))).toMatch(counted)
})

it('ends the line of who wrote their own words with a warning, until the planner has sorted them', async () => {
  const { event, party, main, dishes, send, paper } = await given()
  const [beef = '', bass = ''] = dishes
  const { id, ids } = await party(
    { name: 'Ola', allergies: 'uczulenie na orzechy', selections: { [main]: beef }, special: 3 },
    { name: 'Eve', allergies: '', selections: { [main]: bass } },
  )
  const ends = /“uczulenie na orzechy” (Main: )?Beef (· )?WORDS NOT CHECKED AGAINST DISHES: ask /
  const { token } = await makeKitchenLink(env, event)
  const opened = async (path: string) => (await call('GET', `/kitchen/${token}${path}`)).text()
  const papers = async () =>
    (await Promise.all([...['kitchen', 'sheet', 'tables'].map(paper), opened('/print')])).map(textIn)
  for (const said of await papers()) {
    expect(said).toMatch(ends)
    expect(said.match(/NOT CHECKED/g)).toHaveLength(1)
  }
  const phone = textIn(await opened(''))
  expect(phone).toContain('What 1 guest wrote is not checked against dishes: ask')
  expect(phone).toMatch(/“uczulenie na orzechy” Main Beef .*WORDS NOT CHECKED AGAINST DISHES: ask/)
  const sorted = { person: ids[0], words: 'uczulenie na orzechy', needs: [] }
  await send('PUT', `/responses/${id}/words`, sorted)
  for (const said of [...(await papers()), textIn(await opened(''))]) expect(said).not.toMatch(/not checked/i)
})

it('tells namesakes at one table apart, and tells the planner of them', async () => {
  const { party, table, place, paper, kitchen } = await given()
  const needs = [{ what: 'peanuts' as const, how: 'allergy' as const, by: 'guest' as const }]
  const anna = { name: 'Anna Weber', allergies: '', selections: {} }
  const { id, ids } = await party('Tom Keller', { ...anna, needs, special: 7 })
  const others = await party(anna, { ...anna, needs, special: 8 }, 'Leo')
  const t4 = await table('4')
  const sit = (responseId: string, all: (string | undefined)[]) =>
    all.map((personId) => ({ responseId, personId, tableId: t4 }))
  await place([...sit(id, ids), ...sit(others.id, others.ids.slice(0, 2))])
  expect((await kitchen()).namesakes).toEqual([{ name: 'Anna Weber', table: '4', count: 3, numbers: [7, 8] }])
  const told = '3 guests at Table 4 are called Anna Weber. S7 and S8 stand on their cards.'
  const cards = await paper('cards')
  expect(textIn(cards)).toContain(told)
  expect(facesIn(cards).filter((face) => face.includes('Anna'))).toEqual([
    'S7|Anna Weber|Table 4',
    'Anna Weber|Table 4',
    'S8|Anna Weber|Table 4',
  ])
  const said = textIn(await paper('tables'))
  for (const one of ['S7 · with Tom Keller', 'Anna Weber 2 of 3', 'Anna Weber S8'])
    expect(said).toContain(one)
  expect(said).not.toContain(told)
  await place(sit(others.id, others.ids.slice(0, 2)).map((one) => ({ ...one, tableId: null })))
  expect((await kitchen()).namesakes).toEqual([{ name: 'Anna Weber', table: null, count: 2, numbers: [8] }])
})

it('says of each dish how many of them are for children', async () => {
  const { event, party, main, dishes, paper } = await given()
  const [beef = ''] = dishes
  const eats = (name: string, age?: 'child' | 'infant') => ({
    ...{ name, allergies: '', selections: { [main]: beef }, ...(age && { age }) },
  })
  await party(eats('Zoe'), eats('Leo', 'child'), eats('Mia', 'child'), eats('Kim', 'infant'))
  const { token } = await makeKitchenLink(env, event)
  const opened = async (path: string) => textIn(await (await call('GET', `/kitchen/${token}${path}`)).text())
  for (const said of [textIn(await paper('kitchen')), await opened('/print')])
    expect(said).toContain('Beef including 2 children, 1 infant 4')
  expect(await opened('')).toContain('4 Beef including 2 children, 1 infant')
  expect(textIn(await paper('tables'))).toMatch(/Kim INFANT B Beef Leo CHILD B Beef Mia CHILD B Beef Zoe B/)
})

it('prints a card for each dish of a buffet: what it contains, and whom to ask', async () => {
  const { send, dishes, paper } = await given()
  const [beef = ''] = dishes
  const contents = [
    { what: 'milk', state: 'contains' },
    { what: 'celery', state: 'contains' },
    { what: 'almonds', state: 'may' },
  ]
  await send('PUT', `/items/${beef}/contents`, { contents })
  const html = await paper('dishes?stock=l7414&x=-1')
  const cards = html
    .split('<article')
    .slice(1)
    .map((card) => textIn(`<main${card}`).trim())
  expect(cards).toEqual([
    expect.stringMatching(
      /Main Beef Contains celery, milk\. May contain almonds\. Others: ask the kitchen\. Not a label for prepacked food/,
    ),
    expect.stringMatching(/Main Bass Allergens: ask the kitchen\. Not a label for prepacked food/),
  ])
  expect(html).toContain('class="sheet left-10 down-0"')
  expect(html).toMatch(/\/assets\/stock-l7414-[^"]+\.css/)
  expect(html).not.toMatch(/\b(safe|suitable|free from)\b/i)
  // A tent cannot be read from above: plain paper of the place instead.
  expect(await paper('dishes?stock=tent')).toMatch(/\/assets\/stock-a4-[^"]+\.css/)
})

it('prints the kitchen’s sheet by table, and says so where there are none', async () => {
  const { party, table, place, main, dishes, paper } = await given()
  const [beef = '', bass = ''] = dishes
  const eats = (name: string, dish: string) => ({ name, allergies: '', selections: { [main]: dish } })
  const { id, ids } = await party(eats('Zoe', bass), eats('Ana', beef), eats('Leo', ''))
  expect(textIn(await paper('sheet'))).toContain('Tables are switched off')
  const t4 = await table('4')
  await place([0, 1].map((at) => ({ responseId: id, personId: ids[at], tableId: t4 })))
  const said = textIn(await paper('sheet'))
  expect(said).toContain('Table 4 2 Beef 1 · Bass 1 No table yet 1 NOT CHOSEN 1 Total 3')
})
