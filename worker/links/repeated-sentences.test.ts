import { expect, it } from 'vitest'
import type { NamedLanguage } from '#languages/names'
import { repeatLanguage } from '#languages/repeat-language'
import type { GuestMenu } from '#party/shape/guest'
import { linkPrintPath } from '#print/shape/documents'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { call } from '../testing/http.ts'

it.for<[reader: string, event: NamedLanguage, repeated: string | null]>([
  ['pl', 'en', 'en'],
  ['pl', 'de', 'de'],
  ['en', 'pl', null],
  ['pl', 'pl', null],
  ['en-XA', 'pl', null],
])('who reads in %s at an event in %s reads what they avoid also in: %s', ([reader, event, repeated]) => {
  expect(repeatLanguage(reader, event)?.guest.lang ?? null).toBe(repeated)
})

/** A dinner whose beef contains peanuts, which Ana avoids. */
async function given(language: NamedLanguage) {
  const own = await makeDinner({ language })
  const contents = [{ what: 'peanuts', state: 'contains' }]
  expect((await own.send('PUT', `/items/${own.beef}/contents`, { contents })).status).toBe(200)
  await own.answer([
    own.eats('aaaaaa', own.beef, { name: 'Ana Lopes', wishes: { [own.beef]: 'ask' }, ...peanuts(14) }),
  ])
  return own
}

it('a guest reads what is in a dish also in the event’s language, until theirs is signed off', async () => {
  const { event } = await given('en')
  const beef = async (reader: string) => {
    const headers = { 'accept-language': reader }
    const answer = await call('GET', `/api/codes/${event.eventCode}`, undefined, headers)
    return (await answer.json<GuestMenu>()).categories[0]?.items[0]
  }
  expect(await beef('pl')).toMatchObject({
    statementLine: 'Zawiera: orzeszki ziemne.',
    lineInEventLanguage: { lang: 'en', text: 'Contains: peanuts.' },
  })
  expect(await beef('en')).not.toHaveProperty('lineInEventLanguage')
  const page = await call('GET', `/event/${event.eventCode}?lang=pl`)
  const html = (await page.text()).replaceAll('<!-- -->', '')
  expect(html).toContain('<small lang="en" dir="auto" aria-hidden="true">(Contains: peanuts.)</small>')
  expect(html).toContain('href="mailto:support@platewise.example"')
})

it('a cook reads needs, contents and what is not agreed also in the event’s language', async () => {
  const { link, beef } = await given('en')
  const polish = await link({ language: 'pl' })
  const { inEventLanguage } = await polish.view<{ inEventLanguage: Record<string, Record<string, string>> }>()
  expect(inEventLanguage?.dishes?.[beef]).toMatch(/^Contains: peanuts/)
  expect(Object.values(inEventLanguage?.needs ?? {}).join()).toMatch(/peanuts/i)
  expect(Object.values(inEventLanguage?.eats ?? {}).join()).toMatch(/NOT AGREED/)
  const page = (await (await call('GET', `/kitchen/${polish.token}`)).text()).replaceAll('<!-- -->', '')
  expect(page).toMatch(/<small lang="en"[^>]*>\([^<]*NOT AGREED/)
  const paper = async (token: string) => (await call('GET', linkPrintPath(token, 'specials'))).text()
  const printed = (await paper(polish.token)).replaceAll('<!-- -->', '')
  for (const said of ['ORZESZKI ZIEMNE', '(ALLERGY: PEANUTS)', '(NOT AGREED)'])
    expect(printed).toContain(said)
  const english = await link({ language: 'en' })
  expect(await paper(english.token)).not.toContain('<small lang=')
  expect(await english.view()).not.toHaveProperty('inEventLanguage')
  const atHome = await (await given('pl')).link({ language: 'pl' })
  expect(await atHome.view()).not.toHaveProperty('inEventLanguage')
})
