import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import { withinAMinute } from '../testing/faults/within-a-minute.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)
const pseudo = { cookie: 'lang=en-XA' }
const kitchenToken = 'k'.repeat(43)

async function messageOf(response: Response): Promise<string> {
  return (await response.json<ErrorBody>()).error.message
}

const contradiction = {
  contents: [{ what: 'milk', state: 'contains' }],
  facts: [{ fact: 'vegan', value: 'yes' }],
  name: 'Marta',
}

async function makeOpen(): Promise<string> {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  return event.eventCode
}

async function makeClosed(): Promise<string> {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { closesAt: Date.now() - 1000 })
  await makeMenu(db, event.id)
  return event.eventCode
}

it.for<[why: string, method: string, path: string, body?: unknown]>([
  ['an unknown code', 'GET', '/api/codes/NOPE23'],
  ['a bad code', 'GET', '/api/codes/!'],
  ['an unknown edit link', 'GET', '/api/responses/NOPE23-x'],
  ['an unknown decline', 'GET', '/api/declines/NOPE23-x'],
  ['an unknown kitchen link', 'GET', `/api/kitchen/${kitchenToken}`],
  ['a method that is not taken', 'PATCH', '/api/codes/NOPE23'],
  ['a body that is no JSON', 'POST', '/api/codes/NOPE23/responses', '{'],
  ['an address that leads nowhere', 'GET', `/api/kitchen/${kitchenToken}/nothing`],
])('%s is refused in the reader’s language', async ([, method, path, body]) => {
  expect(await messageOf(await call(method, path, body))).toMatch(/^[A-Z]/)
  expect(await messageOf(await call(method, path, body, pseudo))).toMatch(/^⟦.*⟧$/)
  expect(await messageOf(await call(method, `${path}?lang=en-XA`, body))).toMatch(/^⟦/)
  expect(await messageOf(await call(method, path, body, { 'accept-language': 'en-XA' }))).toMatch(/^⟦/)
})

it('a closed event is said so in the reader’s language, on its page and by the API', async () => {
  const code = await makeClosed()
  expect(await messageOf(await call('GET', `/api/codes/${code}`, undefined, pseudo))).toMatch(/^⟦.*⟧$/)
  const form = { submissionId: crypto.randomUUID(), party: partyOf(1) }
  const refused = await call('POST', `/api/codes/${code}/responses`, form, pseudo)
  expect(refused.status).toBe(410)
  expect(await messageOf(refused)).toMatch(/^⟦.*⟧$/)
  const html = await (await call('GET', `/event/${code}`, undefined, pseudo)).text()
  expect(html).toMatch(/"sentence":"⟦/)
})

it.for<[what: string, path: string, body: object, fields: string[]]>([
  [
    'an answer',
    '/responses',
    {
      party: [
        { name: '', selections: {} },
        { name: ' ', selections: {} },
      ],
      email: 'x',
      submissionId: 1,
    },
    ['email', 'party.0.name', 'party.1.name', 'submissionId'],
  ],
  [
    'needs that nobody agreed to',
    '/responses',
    { party: [{ name: 'Ana', selections: {}, needs: [{ what: 'vegan' }] }] },
    ['party.0.consent', 'submissionId'],
  ],
  ['a decline', '/declines', { names: ['x'.repeat(101)] }, ['names.0', 'submissionId']],
])('%s is refused at its fields in the reader’s language', async ([, path, body, paths]) => {
  const code = await makeOpen()
  const fieldsOf = async (headers = {}) => {
    const refused = await call('POST', `/api/codes/${code}${path}`, body, headers)
    return (await refused.json<ErrorBody>()).error.fields ?? {}
  }
  const [english, own] = [await fieldsOf(), await fieldsOf(pseudo)]
  expect([Object.keys(english).toSorted(), Object.keys(own).toSorted()]).toEqual([paths, paths])
  for (const sentence of Object.values(english)) expect(sentence).toMatch(/^[A-Z][^_]*$/)
  for (const sentence of Object.values(own)) expect(sentence).toMatch(/^⟦.*⟧$/)
})

it.for<[what: string, method: string, path: string, body: object, field: string]>([
  ['without a name', 'POST', '/seen', { sheet: 1, name: '' }, 'name'],
  ['that contradicts itself', 'PUT', '/items/x/contents', contradiction, 'contents'],
  [
    'that nobody agreed to',
    'PUT',
    '/alternatives',
    { special: 1, categoryId: 'c', words: 'Soup' },
    'agreedBy',
  ],
])(
  'a kitchen’s statement %s is refused at its field in the reader’s language',
  async ([, method, path, body, field]) => {
    const fieldOf = async (headers = {}) => {
      const refused = await call(method, `/api/kitchen/${kitchenToken}${path}`, body, headers)
      return (await refused.json<ErrorBody>()).error.fields?.[field]
    }
    expect(await fieldOf()).toMatch(/^(?:[A-Z]|“)[^_]*$/)
    expect(await fieldOf(pseudo)).toMatch(/^⟦.*⟧$/)
  },
)

it.for([
  ['an event', '/event/NOPE23'],
  ['an answer', '/edit/NOPE23-x'],
  ['a decline', '/not-coming/NOPE23-x'],
  ['the kitchen', `/kitchen/${kitchenToken}`],
] as const)('the page of %s that there is not says so in the reader’s language', async ([, path]) => {
  const html = await (await call('GET', path, undefined, pseudo)).text()
  expect(html).toMatch(/"sentence":"⟦/)
})

it('a document that a kitchen’s link does not print is refused in the reader’s language', async () => {
  const said = async (headers = {}) =>
    (await call('GET', `/kitchen/${kitchenToken}/print`, undefined, headers)).text()
  expect(await said()).toMatch(/<p>[A-Z]/)
  expect(await said(pseudo)).toMatch(/<p>⟦/)
})

it('too many attempts are counted to the guest in their own language', async () => {
  await withinAMinute(async (address) => {
    const ask = () => call('GET', '/api/codes/NOPE24', undefined, { 'cf-connecting-ip': address, ...pseudo })
    for (let tries = 0; tries < 30; tries++) await ask()
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(await messageOf(refused)).toMatch(/^⟦.*⟧ ⟦.*\d.*⟧$/)
  })
})

it('a planner, whose pages are English, is refused in English', async () => {
  const planner = await makePlanner(db)
  const cookie = `${await makeSession(env, planner.id)}; lang=en-XA`
  expect(await messageOf(await call('GET', '/api/events/nothing', undefined, { cookie }))).toMatch(/^[A-Z]/)
  expect(await messageOf(await call('GET', '/api/session/nothing', undefined, pseudo))).toBe('Not found.')
})
