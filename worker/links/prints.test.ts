import { describe, expect, it } from 'vitest'
import { linkPrintPath, type PrintKind, printKindsOfLink } from '#print/shape/documents'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { makePlacement, makeTable } from '../testing/factories/seating.ts'
import { call, textIn } from '../testing/http.ts'
import { heldIn } from '../testing/without-random.ts'

const every: PrintKind[] = ['kitchen', 'sheet', 'specials', 'tables', 'dishes', 'cards']
const guests = ['Ana', 'Lopes', 'Leo', 'Brandt', 'Zoe', 'Ferris']

/** Three guests, two of them at a table with seats. Ana avoids peanuts; her main is replaced. */
async function dinner() {
  const own = await makeDinner({ kitchenContact: 'Mia +351', seatsOn: true })
  const { event, eats, beef, bass, cake, fruit, send, mainId } = own
  const response = await own.answer(
    [
      eats('aaaaaa', beef, {
        ...{ name: 'Ana Lopes', sweet: cake, wishes: { [beef]: 'ask' } },
        ...peanuts(14),
      }),
      eats('bbbbbb', bass, { name: 'Leo Brandt', sweet: fruit }),
      eats('cccccc', bass, { name: 'Zoe Ferris', sweet: fruit }),
    ],
    { leadGuestEmail: 'ana@lopes.example' },
  )
  const t4 = await makeTable(event.id, '4')
  for (const [at, personId] of ['aaaaaa', 'bbbbbb'].entries())
    await makePlacement(event.id, { responseId: response.id, personId, tableId: t4, seat: at + 1 })
  await send('PUT', `/items/${beef}/contents`, { contents: [{ what: 'peanuts', state: 'contains' }] })
  const agreed = { special: 14, categoryId: mainId, words: 'grilled leek', agreedBy: 'Zelda' }
  expect((await send('PUT', '/alternatives', agreed)).status).toBe(200)
  const address = await own.link({ label: 'Elsewhere' })
  /** Outside of every link. */
  const never = [
    ...['lopes.example', response.token, address.token, address.id, 'Elsewhere'],
    ...[own.planner.email, own.planner.id],
  ]
  return { ...own, never, main: [mainId, 'Main', 'Beef', 'Bass', 'grilled leek', 'Zelda'] }
}

async function paper(token: string, kind: PrintKind, query = '', headers: Record<string, string> = {}) {
  const answer = await call('GET', linkPrintPath(token, kind) + query, undefined, headers)
  return { status: answer.status, text: await answer.text() }
}

describe('a pastry’s link', () => {
  it('prints Dessert only in each document, whatever names it may show', async () => {
    const { link, dessertId, never, main } = await dinner()
    for (const names of ['none', 'specials', 'all'] as const) {
      const { token } = await link({ label: 'Pastry', courses: [dessertId], names })
      for (const kind of printKindsOfLink(names)) {
        const { status, text } = await paper(token, kind)
        expect([kind, status, heldIn(text, [...never, ...main])]).toEqual([kind, 200, []])
        // A card has marks, and a list of special guests no course's name.
        if (kind !== 'cards') expect([kind, heldIn(text, ['Dessert'])]).toEqual([kind, ['Dessert']])
        expect(text).toContain('Back to the kitchen page')
        expect(text).not.toContain(`/events/`)
      }
    }
  })

  it('prints the mark that the planner’s cards have for a dish', async () => {
    const { link, event, cookie, dessertId, mainId } = await dinner()
    const { token } = await link({ courses: [dessertId], names: 'all' })
    const marksIn = (card: string) =>
      [...(card.split('</article')[0] ?? '').matchAll(/<text x="18"[^>]*>(.*?)<\/text>/g)].map(
        ([, mark]) => mark,
      )
    const cards = (await paper(token, 'cards')).text.split('<article').slice(1)
    expect(cards.map(marksIn)).toEqual([['C'], ['F'], ['F']])
    const planners = await call(
      'GET',
      `/events/${event.id}/print/cards?courses=${mainId},${dessertId}`,
      undefined,
      { cookie },
    )
    const all = (await planners.text()).split('<article').slice(1)
    expect(all.map(marksIn)).toEqual([['C'], ['BA', 'F'], ['BA', 'F']])
  })
})

describe('a link that shows no names', () => {
  it('prints no name in any document, and no place cards', async () => {
    const { link, never } = await dinner()
    const { token } = await link({ names: 'none' })
    for (const kind of printKindsOfLink('none')) {
      const { status, text } = await paper(token, kind)
      expect([kind, status, heldIn(text, [...guests, ...never])]).toEqual([kind, 200, []])
    }
    const cards = await paper(token, 'cards')
    expect([cards.status, heldIn(cards.text, guests)]).toEqual([404, []])
    expect(cards.text).toContain('it prints no place cards')
  })

  it('lists a table by its seats and special numbers, and counts who has neither', async () => {
    const { link, mainId, dessertId } = await dinner()
    const { token } = await link({ names: 'none' })
    const said = textIn((await paper(token, 'tables', `?courses=${mainId},${dessertId}`)).text)
    expect(said).toMatch(
      /Table 4 \(2\) .* 1 something else: see below C Cake S14 ALLERGY: PEANUTS .* 2 BA Bass F Fruit/,
    )
    expect(said).toMatch(/No table yet \(1\) .* Main: Bass 1 \| Dessert: Fruit 1/)
  })
})

describe('a link that shows the names of specials', () => {
  it('prints those alone, and no place cards', async () => {
    const { link, never } = await dinner()
    const { token } = await link({ names: 'specials' })
    for (const kind of printKindsOfLink('specials')) {
      const { text } = await paper(token, kind)
      const shown = kind === 'dishes' ? [] : ['Ana', 'Lopes']
      expect([kind, heldIn(text, [...guests, ...never])]).toEqual([kind, shown])
    }
    expect((await paper(token, 'cards')).status).toBe(404)
  })
})

describe('a link that shows all names', () => {
  it('prints place cards, and service sheets by name, but nothing else than its own', async () => {
    const { link, never, main } = await dinner()
    const { token } = await link({ names: 'all' })
    for (const kind of printKindsOfLink('all')) {
      const { status, text } = await paper(token, kind)
      expect([kind, status, heldIn(text, never)]).toEqual([kind, 200, []])
    }
    for (const kind of ['tables', 'cards'] as const)
      expect(heldIn((await paper(token, kind)).text, guests)).toEqual(guests)
    expect(heldIn((await paper(token, 'kitchen')).text, main.slice(1))).toEqual(main.slice(1))
    expect((await paper(token, 'cards', '?stock=l4794')).text).toMatch(/\/assets\/stock-l4794-/)
    expect((await paper(token, 'tables', '?pages=together')).text).toContain('service-sheet together')
  })
})

describe('a link that opens nothing', () => {
  it('prints nothing: 410 revoked, 404 one character off, and 404 for what no link prints', async () => {
    const { link, send } = await dinner()
    const { token, id } = await link({ names: 'all' })
    const off = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const words = [...guests, 'Beef', 'Cake', 'peanuts']
    for (const kind of every) {
      const unknown = await paper(off, kind)
      expect([kind, unknown.status, heldIn(unknown.text, words)]).toEqual([kind, 404, []])
    }
    for (const kind of ['people', 'else'])
      expect((await call('GET', `/kitchen/${token}/print/${kind}`)).status).toBe(404)
    expect((await send('DELETE', `/kitchen-links/${id}`)).status).toBe(204)
    for (const kind of every) {
      const revoked = await paper(token, kind)
      expect([kind, revoked.status, heldIn(revoked.text, words)]).toEqual([kind, 410, []])
      expect(revoked.text).toContain('This link was closed by the organizer.')
    }
  })
})

/** Runs of mails outside of the brackets of a pseudo-language's sentences. */
function outside(html: string): string[] {
  let text = html.replace(/<(head|style|script)[ >].*?<\/\1>/gs, '').replace(/<[^>]+>/g, '\n')
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  }
  return [...new Set(text.match(/[a-z]{2,}/gi))]
}

describe('a link that is read in another language', () => {
  it('prints nothing in English but what people and dishes are called, and what somebody wrote', async () => {
    const { link } = await dinner()
    const { token } = await link({ names: 'all' })
    const dishes = ['Main', 'Dessert', 'Beef', 'Bass', 'Risotto', 'Cake', 'Fruit']
    // BA is the mark of Bass.
    const data = [...guests, 'Harvest', 'supper', 'Mia', ...dishes, 'BA']
    for (const kind of printKindsOfLink('all')) {
      const { text } = await paper(token, kind, '', { cookie: 'lang=en-XA' })
      expect(text).toContain('<html lang="en-XA" dir="ltr">')
      expect([kind, outside(text).filter((word) => !data.includes(word))]).toEqual([kind, []])
    }
  })
})
