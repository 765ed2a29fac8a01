import { expect, it } from 'vitest'
import { type PrintKind, printPath } from '#print/shape/documents'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { call } from '../testing/http.ts'

/** A Polish event with a guest who avoids peanuts, and its documents as its planner prints them. */
async function given() {
  const own = await makeDinner({ language: 'pl' })
  await own.answer([own.eats('aaaaaa', own.beef, { name: 'Ana Lopes', sweet: own.cake, ...peanuts(14) })])
  const printed = async (kind: PrintKind, query: Record<string, string> = {}) => {
    const headers = { cookie: `${own.cookie}; lang=fr`, 'accept-language': 'it' }
    const answer = await call('GET', printPath(own.event.id, kind, query), undefined, headers)
    const html = await answer.text()
    const [, lang = ''] = /<html lang="([^"]*)"/.exec(html) ?? []
    return { lang, html, kept: answer.headers.get('set-cookie') }
  }
  return printed
}

const kinds: PrintKind[] = ['kitchen', 'sheet', 'specials', 'tables', 'dishes', 'cards', 'people']

it('a planner prints in the language of the event, below a bar in English', async () => {
  const printed = await given()
  for (const kind of kinds) {
    const { lang, html } = await printed(kind)
    expect([kind, lang]).toEqual([kind, 'pl'])
    expect(html).toContain('<nav class="bar" lang="en" dir="ltr"')
    expect(html).toContain('Back to the event')
    expect(html).toMatch(/<option value="pl" lang="pl" selected="">Polski/)
  }
  const { html } = await printed('specials')
  for (const said of ['ORZESZKI ZIEMNE', 'Beef', 'Ana Lopes']) expect(html).toContain(said)
})

it('the language chosen beside a document is that of it alone, and of those a press away', async () => {
  const printed = await given()
  for (const kind of kinds) {
    const { lang, html, kept } = await printed(kind, { lang: 'de' })
    expect([kind, lang, kept]).toEqual([kind, 'de', null])
    expect(html).toContain(`print/${kind === 'specials' ? 'dishes' : 'specials'}?lang=de"`)
  }
  expect((await printed('specials')).html).not.toMatch(/[?&;]lang=/)
})

it('a document whose address names a language that is none is in the event’s', async () => {
  const printed = await given()
  for (const lang of ['tlh', '', '%00']) expect((await printed('specials', { lang })).lang).toBe('pl')
})
