import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { call as send } from '../testing/http.ts'

const db = database(env.DB)
const pseudo = { cookie: 'lang=en-XA' }

const partyNamed = (name: string) => [{ name, allergies: '', selections: {} }]

async function openEvent(): Promise<string> {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makePurchase(db, event.id, planner.id, 100)
  await makeMenu(db, event.id)
  return event.eventCode
}

async function call<T>(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await send(method, path, body, headers)
  expect([200, 201]).toContain(answer.status)
  return (await answer.json()) as T
}

const answered = (code: string, headers?: Record<string, string>) =>
  call<{ responseId: string; editToken: string }>(
    'POST',
    `/api/codes/${code}/responses`,
    { submissionId: crypto.randomUUID(), email: 'ada@example.com', party: partyNamed('Ada') },
    headers,
  )

const languageOf = (table: 'guest_selections' | 'declines', id: string) =>
  env.DB.prepare(`select language from ${table} where id = ?`).bind(id).first<string | null>('language')

it('is that of the page it was given on', async () => {
  const code = await openEvent()
  const [english, own] = [await answered(code), await answered(code, pseudo)]
  expect(await languageOf('guest_selections', english.responseId)).toBe('en')
  expect(await languageOf('guest_selections', own.responseId)).toBe('en-XA')
})

it('is that of the page on which a guest changed it last', async () => {
  const { responseId, editToken } = await answered(await openEvent(), pseudo)
  const edit = (name: string, headers?: Record<string, string>) =>
    call('PUT', `/api/responses/${editToken}`, { email: '', party: partyNamed(name) }, headers)
  await edit('Bea', pseudo)
  expect(await languageOf('guest_selections', responseId)).toBe('en-XA')
  await edit('Cleo')
  expect(await languageOf('guest_selections', responseId)).toBe('en')
})

it('makes no other answer of one that is sent again', async () => {
  const code = await openEvent()
  const form = { submissionId: crypto.randomUUID(), email: '', party: partyNamed('Ada') }
  const path = `/api/codes/${code}/responses`
  const first = await call<{ responseId: string }>('POST', path, form, pseudo)
  expect(await call('POST', path, form)).toMatchObject({ responseId: first.responseId })
  expect(await languageOf('guest_selections', first.responseId)).toBe('en-XA')
})

it('is kept with a decline, and with who comes after all', async () => {
  const code = await openEvent()
  const form = { submissionId: crypto.randomUUID(), email: 'ada@example.com', names: ['Ada'] }
  const declined = await call<{ declineId: string; declineToken: string }>(
    'POST',
    `/api/codes/${code}/declines`,
    form,
    pseudo,
  )
  expect(await languageOf('declines', declined.declineId)).toBe('en-XA')
  const comes = { submissionId: crypto.randomUUID(), email: '', party: partyNamed('Ada') }
  const path = `/api/declines/${declined.declineToken}`
  const { responseId } = await call<{ responseId: string }>('PUT', path, comes, pseudo)
  expect(await languageOf('guest_selections', responseId)).toBe('en-XA')
  expect(await languageOf('declines', declined.declineId)).toBeNull()
})

it('goes when the answer is withdrawn', async () => {
  const { responseId, editToken } = await answered(await openEvent(), pseudo)
  expect((await send('DELETE', `/api/responses/${editToken}`)).status).toBe(204)
  expect(await languageOf('guest_selections', responseId)).toBeNull()
})

it('is that of its edit link on another device, unless a language is chosen there', async () => {
  const { editToken } = await answered(await openEvent(), pseudo)
  const page = async (headers: Record<string, string>, search = '') =>
    (await send('GET', `/edit/${editToken}${search}`, undefined, headers)).text()
  expect(await page({})).toContain('<html lang="en-XA"')
  expect(await page({ 'accept-language': 'en' })).toContain('<html lang="en-XA"')
  expect(await page({ cookie: 'lang=en' })).toContain('<html lang="en"')
  expect(await page({}, '?lang=en')).toContain('<html lang="en"')
})

it('is that of its decline’s link, too', async () => {
  const form = { submissionId: crypto.randomUUID(), email: '', names: ['Ada'] }
  const path = `/api/codes/${await openEvent()}/declines`
  const { declineToken } = await call<{ declineToken: string }>('POST', path, form, pseudo)
  const html = await (await send('GET', `/not-coming/${declineToken}`)).text()
  expect(html).toContain('<html lang="en-XA"')
  expect(html).toMatch(/<title>⟦/)
})
