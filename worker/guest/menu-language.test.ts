import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { database, runBatch } from '#core/db'
import { templateContext } from '#core/mail/language'
import type { Category } from '#menu/shape/menu'
import { asked } from '../bench/database/asked.ts'
import { counted } from '../bench/database/counted.ts'
import { edgeMenus, forgetMenus } from '../menu/guests/cache.ts'
import { translatedMenu } from '../menu/guests/read-for-guests.ts'
import { liveMenu } from '../menu/read.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeInvitation } from '../testing/factories/guest-list.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import { editLinkMail } from './mails/edit-link.ts'

const db = database(env.DB)
afterEach(forgetMenus)

/** An event in English: its starters are in French, but for the salad; one course has no translation. */
async function given() {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id)
  await makePurchase(db, event.id, planner.id, 100)
  const menu = await makeMenu(db, event.id, {
    Starter: [
      ['Soup', 'Pumpkin'],
      ['Salad', 'With nuts'],
      ['Terrine', 'Duck'],
    ],
    Main: ['Fish'],
  })
  const [starter, main] = menu
  const [soup, salad, terrine] = starter?.items ?? []
  if (!starter || !main || !soup || !salad || !terrine) throw new Error('there is no menu')
  const translate = (language: string, body: object) =>
    call('PUT', `/api/events/${event.id}/menu/words/${language}`, body, { cookie })
  const inFrench = () =>
    translate('fr', {
      courses: [{ id: starter.id, name: 'Entrée' }],
      dishes: [
        { id: soup.id, name: 'Soupe', description: 'Potiron' },
        { id: terrine.id, name: 'Terrine', description: '' },
      ],
    })
  return { event, cookie, starter, main, soup, salad, terrine, translate, inFrench }
}

const french = { cookie: 'lang=fr' }

async function categoriesOf(path: string, headers: Record<string, string> = {}): Promise<Category[]> {
  const answer = await call('GET', path, undefined, headers)
  expect(answer.status).toBe(200)
  return (await answer.json<{ categories: Category[] }>()).categories
}

const read = (categories: Category[]) =>
  categories.map(({ name, items }) => [name, ...items.map((item) => `${item.name}: ${item.description}`)])

const mainWords = [
  ['Starter', 'Soup: Pumpkin', 'Salad: With nuts', 'Terrine: Duck'],
  ['Main', 'Fish: '],
]
const frenchWords = [
  ['Entrée', 'Soupe: Potiron', 'Salad: With nuts', 'Terrine: Duck'],
  ['Main', 'Fish: '],
]

it('a guest reads dishes in their language where they are translated, and the main text where not', async () => {
  const { event, inFrench } = await given()
  expect((await inFrench()).status).toBe(204)
  const path = `/api/codes/${event.eventCode}`
  expect(read(await categoriesOf(path, french))).toEqual(frenchWords)
  for (const headers of [{ cookie: 'lang=de' }, {}])
    expect(read(await categoriesOf(path, headers))).toEqual(mainWords)
  const page = await (await call('GET', `/event/${event.eventCode}?lang=fr`)).text()
  expect(page).toContain('>Potiron')
  expect(page).not.toContain('>Pumpkin')
})

it('a dish in other words has its main text beside it, and no other language is sent along', async () => {
  const { event, inFrench, translate, soup } = await given()
  await inFrench()
  await translate('de', { dishes: [{ id: soup.id, name: 'Suppe', description: '' }] })
  const [first] = await categoriesOf(`/api/codes/${event.eventCode}`, french)
  expect(first?.items.map(({ main }) => main)).toEqual([
    { name: 'Soup', description: 'Pumpkin' },
    undefined,
    undefined,
  ])
  expect(JSON.stringify(first)).not.toContain('Suppe')
  expect(JSON.stringify(first)).not.toContain('words')
})

it('a kept copy of the menu in one language is not taken for that in another', async () => {
  const { event, inFrench } = await given()
  await inFrench()
  const path = `/api/codes/${event.eventCode}`
  const first = await call('GET', path, undefined, french)
  expect(first.headers.get('vary')).toContain('Cookie')
  const tag = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await call('GET', path, undefined, { ...french, ...tag })).status).toBe(304)
  expect((await call('GET', path, undefined, { cookie: 'lang=de', ...tag })).status).toBe(200)
})

it('a cached menu serves readers of every language, and a translation is read at once', async () => {
  const { event, inFrench } = await given()
  const path = `/api/codes/${event.eventCode}`
  expect(read(await categoriesOf(path, french))).toEqual(mainWords)
  await expect.poll(() => edgeMenus(env).find(event.eventCode)).not.toBeNull()
  await inFrench()
  expect(read(await categoriesOf(path, french))).toEqual(frenchWords)
  expect(await edgeMenus(env).find(event.eventCode)).toMatchObject({ menuVersion: 2 })
  for (const [cookie, words] of [
    ['lang=fr', frenchWords],
    ['lang=en', mainWords],
  ] as const) {
    const answer = await asked(path, { cookie })
    expect(answer).toMatchObject({ trips: 1, rowsRead: 1 })
    expect(read((JSON.parse(answer.text) as { categories: Category[] }).categories)).toEqual(words)
  }
})

it('a menu without translations costs no row more than before, and one with them six a dish at most', async () => {
  const { event, inFrench, translate, soup } = await given()
  const rows = async (read: typeof liveMenu | typeof translatedMenu) => {
    const { db: counting, tally } = counted(env.DB)
    await runBatch(database(counting), { menu: read(db, event.id) })
    return tally.rowsRead
  }
  expect(await rows(translatedMenu)).toBe(await rows(liveMenu))
  await inFrench()
  for (const language of ['de', 'es'])
    await translate(language, { dishes: [{ id: soup.id, name: 'Suppe', description: '' }] })
  const more = (await rows(translatedMenu)) - (await rows(liveMenu))
  expect(more).toBeGreaterThan(0)
  expect(more).toBeLessThanOrEqual(6 * 4)
})

it('an edit link shows dishes in the language of its answer, a personal link in that of its party, the mail in the answer’s', async () => {
  const { event, inFrench, starter, soup } = await given()
  await inFrench()
  const party = partyOf(1, { [starter.id]: soup.id })
  const more = { leadGuestEmail: 'ada@example.com', language: 'fr' }
  const response = await makeResponse(env, event, party, more)
  expect(read(await categoriesOf(`/api/responses/${response.token}`))).toEqual(frenchWords)
  expect(read(await categoriesOf(`/api/responses/${response.token}/menu`, french))).toEqual(frenchWords)
  const invited = await makeInvitation(env, event, ['Ann'], { language: 'fr' })
  expect(read(await categoriesOf(`/api/invitations/${invited.token}`))).toEqual(frenchWords)
  const mail = await editLinkMail(templateContext(env), response.id)
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('Soupe')
    expect(body).not.toContain('Soup:')
  }
})

it('a planner who tries the form reads it in the language asked for', async () => {
  const { event, cookie, inFrench } = await given()
  await inFrench()
  const page = await (await call('GET', `/events/${event.id}/try?lang=fr`, undefined, { cookie })).text()
  expect(page).toContain('Potiron')
})

it('the kitchen, its planner and the files read the same as before, and an answer sent again in another language is the same', async () => {
  const { event, cookie, inFrench, starter, soup } = await given()
  const { token } = await makeKitchenLink(env, event)
  const form = { submissionId: crypto.randomUUID(), party: partyOf(2, { [starter.id]: soup.id }) }
  const path = `/api/codes/${event.eventCode}/responses`
  expect((await call('POST', path, form, french)).status).toBe(201)
  const seen = async () => {
    const texts = []
    for (const way of ['', '/kitchen', '/responses', '/responses.csv']) {
      const answer = await call('GET', `/api/events/${event.id}${way}`, undefined, { cookie })
      expect(answer.status).toBe(200)
      texts.push(await answer.text())
    }
    texts.push(await (await call('GET', `/api/kitchen/${token}`, undefined, french)).text())
    return texts.map((text) => text.replace(/"at":\d+/g, ''))
  }
  const before = await seen()
  expect((await inFrench()).status).toBe(204)
  expect(await seen()).toEqual(before)
  expect((await call('POST', path, form)).status).toBe(200)
})
