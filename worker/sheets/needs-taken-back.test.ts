import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { KitchenView } from '#links/shape/link'
import type { EditView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import { everyText } from '../testing/every-text.ts'
import { makeDinner, peanuts, saidOf } from '../testing/factories/dinner.ts'
import { call } from '../testing/http.ts'
import type { IssuedSheet, SheetDifference } from './shape/issued.ts'

// Taking back the last thing that a guest must avoid takes it off the sheets that were issued before.

/** Sheet 1 with Ana, S14, to whom something else is served, and Leo, S15, of one party; both have peanuts on it. */
async function issued() {
  await env.DB.prepare('delete from events').run()
  const dinner = await makeDinner()
  const { eats, answer, beef, issue, link, send, mainId } = dinner
  const ana = eats('aaaaaa', beef, { ...peanuts(14), name: 'Ana', allergies: 'no satay please' })
  const leo = eats('bbbbbb', beef, { ...peanuts(15), name: 'Leo' })
  const { id, token } = await answer([ana, leo])
  const substitute = { special: 14, categoryId: mainId, words: 'cucumber salad', agreedBy: 'Marta Marques' }
  expect((await send('PUT', '/alternatives', substitute)).status).toBe(200)
  expect((await issue()).status).toBe(201)
  const kitchen = await link()
  await kitchen.see(1)
  const party = async () =>
    (await (await call('GET', `/api/responses/${token}`)).json<EditView>()).response.party
  return { ...dinner, id, token, kitchen, party }
}

type Issued = Awaited<ReturnType<typeof issued>>

const free = (person: Person | undefined, words = '') => {
  const { name = '', id, selections = {} } = person ?? {}
  return { id, name, selections, allergies: words }
}
const edited = async ({ token, party }: Issued, words = '') => {
  const [ana, leo] = await party()
  return call('PUT', `/api/responses/${token}`, { party: [free(ana, words), { ...leo, consent: true }] })
}

it.each<[string, (dinner: Issued) => Promise<Response>]>([
  ['a guest who edits the answer', (dinner) => edited(dinner)],
  ['a guest who writes that there is none', (dinner) => edited(dinner, 'None')],
  [
    'a guest who changes needs alone, also after closing',
    async ({ token, close }) => {
      await close()
      const people = [{ id: 'aaaaaa', needs: [], allergies: '' }]
      return call('PUT', `/api/responses/${token}/needs`, { people })
    },
  ],
  [
    'a planner who corrects the answer',
    async ({ id, send, party }) => {
      const [ana, leo] = await party()
      return send('PUT', `/responses/${id}`, { party: [free(ana), leo] })
    },
  ],
  [
    'a guest who takes that person out of the party',
    async ({ token, party }) => {
      const [, leo] = await party()
      return call('PUT', `/api/responses/${token}`, { party: [{ ...leo, consent: true }] })
    },
  ],
])('%s empties the line of that person, and nothing else of a sheet', async (_, takesBack) => {
  const dinner = await issued()
  const { read, kitchen, issue } = dinner
  const before = await read<IssuedSheet>('/sheets/1')
  expect((await takesBack(dinner)).status).toBe(200)
  const sheet = await read<IssuedSheet>('/sheets/1')
  expect(sheet).toMatchObject({ asIssued: true, hash: before.hash, sheet: { body: before.sheet.body } })
  expect(sheet.sheet.lines).toMatchObject([
    { special: 14, line: null },
    { special: 15, line: { name: 'Leo', needs: [{ what: 'peanuts' }] } },
  ])
  // The difference names somebody who is no special guest any more, and not their need.
  const { lines } = await read<SheetDifference>('/sheets/1/diff')
  expect(lines).toContainEqual({ section: 'ALLERGY', words: 'no longer S14', from: null, to: null })
  const { diff } = await kitchen.view<KitchenView>()
  expect(saidOf(diff?.lines ?? [])).toContain('ALLERGY no longer S14')
  const texts = (await everyText(env.DB)).map(({ text }) => text).join('\n')
  for (const text of ['no satay please', 'cucumber salad', 'Marta Marques']) expect(texts).not.toContain(text)
  await issue()
  expect(saidOf((await read<SheetDifference>('/sheets/1/diff')).lines)).toContain('ALLERGY no longer S14')
})

it('a line is emptied neither where a need is only changed nor where another is left', async () => {
  const { token, party, read } = await issued()
  for (const change of [
    { needs: [{ what: 'eggs', how: 'allergy' }] },
    { needs: [], allergies: 'no satay please' },
  ]) {
    const [ana, leo] = await party()
    const changed = { ...ana, ...change, consent: true }
    const saved = await call('PUT', `/api/responses/${token}`, {
      party: [changed, { ...leo, consent: true }],
    })
    expect(saved.status).toBe(200)
  }
  const sheet = await read<IssuedSheet>('/sheets/1')
  expect(sheet.sheet.lines).toMatchObject([{ line: { words: 'no satay please' } }, { line: { name: 'Leo' } }])
})

it('a need that comes back is new, under the number it had', async () => {
  const dinner = await issued()
  expect((await edited(dinner)).status).toBe(200)
  const people = [{ id: 'aaaaaa', needs: [{ what: 'peanuts', how: 'allergy' }], consent: true }]
  expect((await call('PUT', `/api/responses/${dinner.token}/needs`, { people })).status).toBe(200)
  const { lines } = await dinner.read<SheetDifference>('/sheets/1/diff')
  expect(saidOf(lines).filter((line) => line.startsWith('ALLERGY'))).toEqual(['ALLERGY new S14, peanuts'])
})

it('a party that withdraws is on no line of a sheet any more, and no word of it is left', async () => {
  const { token, read } = await issued()
  const before = await read<IssuedSheet>('/sheets/1')
  expect((await call('DELETE', `/api/responses/${token}`)).status).toBe(204)
  const { asIssued, hash, sheet } = await read<IssuedSheet>('/sheets/1')
  expect([asIssued, hash, sheet.body]).toEqual([true, before.hash, before.sheet.body])
  expect(sheet.lines.map(({ special, line }) => [special, line])).toEqual([
    [14, null],
    [15, null],
  ])
  const texts = (await everyText(env.DB)).map(({ text }) => text).join('\n')
  for (const text of ['peanuts', 'no satay please', 'cucumber salad', 'Marta Marques'])
    expect(texts).not.toContain(text)
})
