import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeMenu } from '../testing/factories/factories.ts'
import { call } from '../testing/http.ts'
import { dayAfter, dayAt } from './rules/closing.ts'
import type { PlannerEvent } from './shape/event.ts'

const db = database(env.DB)
const form = {
  title: 'Supper',
  description: '',
  eventDate: dayAfter(dayAt(now(), 'UTC'), 20),
  timeZone: 'UTC',
}

async function given(more: object = {}) {
  const cookie = await makeSession(env, (await makePlanner(db)).id)
  const send = async (method: string, path: string, body?: object) => {
    const response = await call(method, `/api/events${path}`, body, { cookie })
    return { status: response.status, ...(await response.json<{ event: PlannerEvent } & ErrorBody>()) }
  }
  const { event, ...made } = await send('POST', '', { ...form, ...more })
  return { event, made, send, cookie }
}

async function opened(path: string, headers: Record<string, string> = {}) {
  const answer = await call('GET', path, undefined, headers)
  const html = await answer.text()
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)`).exec(html)?.[1] ?? ''
  const [, lang = ''] = /<html lang="([^"]*)"/.exec(html) ?? []
  return { lang, meta, vary: answer.headers.get('vary') }
}

it('an event’s invitation is in English, or in the language that its planner names', async () => {
  expect((await given()).event.language).toBe('en')
  const { event, send } = await given({ language: 'pt-BR' })
  expect(event.language).toBe('pt-BR')
  expect((await send('GET', `/${event.id}`)).event).toEqual(event)
})

it.each(['tlh', 'en-XA', 'EN', '', null])(
  'a language that is none, %j, is refused at its field',
  async (language) => {
    const refused = { error: { fields: { language: 'Please choose a language from the list' } } }
    expect((await given({ language })).made).toMatchObject({ status: 400, ...refused })
    const { event, send } = await given({ language: 'pl' })
    expect(await send('PUT', `/${event.id}`, { ...form, language })).toMatchObject({
      status: 400,
      ...refused,
    })
    expect((await send('GET', `/${event.id}`)).event.language).toBe('pl')
  },
)

it('a change of the title leaves the language alone, a change of the language is one, and a copy takes it along', async () => {
  const { event, send, cookie } = await given({ language: 'pl' })
  const renamed = { ...form, title: 'Dinner', was: { title: 'Supper' } }
  expect((await send('PUT', `/${event.id}`, renamed)).event).toMatchObject({
    title: 'Dinner',
    language: 'pl',
  })
  const turned = { ...renamed, language: 'tr', was: { language: 'pl' } }
  expect((await send('PUT', `/${event.id}`, turned)).event.language).toBe('tr')
  const meanwhile = await send('PUT', `/${event.id}`, { ...turned, language: 'de', was: { language: 'pl' } })
  expect(meanwhile).toMatchObject({ status: 409, error: { code: 'changed' } })
  const copy = { id: crypto.randomUUID(), eventDate: form.eventDate }
  expect((await send('POST', `/${event.id}/duplicate`, copy)).event.language).toBe('tr')
  const file = await call('GET', `/api/events/${event.id}/export.json`, undefined, { cookie })
  expect(JSON.stringify(await file.json())).toContain('"language":"tr"')
})

it.for<[why: string, query: string, headers: Record<string, string>, lang: string]>([
  ['the address asks', '?lang=de', { cookie: 'lang=fr', 'accept-language': 'it' }, 'de'],
  ['the device chose', '', { cookie: 'lang=fr', 'accept-language': 'it' }, 'fr'],
  ['the browser asks', '', { 'accept-language': 'it' }, 'it'],
  ['nobody says one', '', {}, 'pl'],
  [
    'the address, the device and the browser name none on offer',
    '?lang=x',
    { cookie: 'lang=y', 'accept-language': 'ja' },
    'pl',
  ],
])(
  'a guest of a Polish event reads where %s, and its preview is Polish',
  async ([, query, headers, lang]) => {
    const { event } = await given({ language: 'pl' })
    await makeMenu(db, event.id)
    const { meta, vary, ...page } = await opened(`/event/${event.eventCode}${query}`, headers)
    expect([page.lang, vary]).toEqual([lang, 'Accept-Language, Cookie'])
    const polish = await opened(`/event/${event.eventCode}?lang=pl`)
    expect([meta('og:title'), meta('og:description')]).toEqual([
      polish.meta('og:title'),
      polish.meta('description'),
    ])
    expect(meta('description') === meta('og:description')).toBe(lang === 'pl')
  },
)
