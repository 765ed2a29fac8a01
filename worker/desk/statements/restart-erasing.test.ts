import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'
import { makeDecline, makeResponse } from '../../testing/factories/party-factories.ts'
import { call } from '../../testing/http.ts'

const db = database(env.DB)
let selections: Record<string, string> = {}
const ann = (allergies = '') => ({ name: 'Ann', allergies, selections })
const submissionId = () => crypto.randomUUID()
const erased = { told: 4, names: 5, needs: 6 }

type Ids = { response: string; token: string; decline: string; declineToken: string }
type Send = { method: string; path: string; body?: unknown }

/** An event whose guests were erased, with a party and a decline that came back after it. */
async function erasedEvent(prepare: 'deleted' | 'there' = 'there') {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  const menu = await makeMenu(db, event.id)
  selections = Object.fromEntries(menu.map(({ id, items }) => [id, items[0]?.id ?? '']))
  const response = await makeResponse(env, event, [{ id: 'aaaaaa', ...ann('Nuts') }])
  const decline = await makeDecline(env, event, ['Bob'])
  if (prepare === 'deleted') {
    const cookie = await makeSession(env, planner.id)
    for (const path of [`responses/${response.id}`, `declines/${decline.id}`])
      expect((await call('DELETE', `/api/events/${event.id}/${path}`, undefined, { cookie })).ok).toBe(true)
  }
  await env.DB.prepare(
    'update events set erasure_notified_at = 4, personal_data_erased_at = 5, needs_erased_at = 6 where id = ?',
  )
    .bind(event.id)
    .run()
  const ids = {
    response: response.id,
    token: response.token,
    decline: decline.id,
    declineToken: decline.token,
  }
  const cookie = await makeSession(env, planner.id)
  const send = async (of: (ids: Ids, code: string) => Send, signedIn = true) => {
    const { method, path, body } = of(ids, event.eventCode)
    const url = path.startsWith('/') ? `/api${path}` : `/api/events/${event.id}/${path}`
    return call(method, url, body, signedIn ? { cookie } : {})
  }
  const row = () =>
    env.DB.prepare(
      'select erasure_notified_at as told, personal_data_erased_at as names, needs_erased_at as needs from events where id = ?',
    )
      .bind(event.id)
      .first()
  return { send, row }
}

async function outcome(sent: Promise<Response>): Promise<string> {
  const answer = await sent
  return answer.ok ? 'ok' : answer.text()
}

const add = (): Send => ({
  method: 'POST',
  path: 'responses',
  body: { submissionId: submissionId(), party: [ann()] },
})
const correct = ({ response }: Ids): Send => ({
  method: 'PUT',
  path: `responses/${response}`,
  body: { party: [{ id: 'aaaaaa', ...ann('Eggs') }] },
})
const remove = ({ response }: Ids): Send => ({ method: 'DELETE', path: `responses/${response}` })
const restore = ({ response }: Ids): Send => ({ method: 'POST', path: `responses/${response}/restore` })
const edit = ({ token }: Ids): Send => ({
  method: 'PUT',
  path: `/responses/${token}`,
  body: { version: 1, party: [{ id: 'aaaaaa', ...ann('Milk') }] },
})
const submit = (_: Ids, code: string): Send => ({
  method: 'POST',
  path: `/codes/${code}/responses`,
  body: { submissionId: submissionId(), party: [ann()] },
})

it.each<[string, (ids: Ids, code: string) => Send, 'deleted' | 'there']>([
  ['adds a response', add, 'there'],
  ['corrects a response', correct, 'there'],
  ['deletes a response', remove, 'there'],
  ['restores a response', restore, 'deleted'],
  ['writes by a guest’s edit link', edit, 'there'],
])('a planner who %s starts the time to both erasings anew', async (_, of, prepare) => {
  const { send, row } = await erasedEvent(prepare)
  expect(await row()).toEqual(erased)
  expect(await outcome(send(of))).toBe('ok')
  expect(await row()).toEqual({ told: null, names: null, needs: null })
})

it.each<[string, (ids: Ids) => Send, 'deleted' | 'there']>([
  [
    'adds a decline',
    () => ({ method: 'POST', path: 'declines', body: { submissionId: submissionId(), names: ['Eve'] } }),
    'there',
  ],
  ['deletes a decline', ({ decline }) => ({ method: 'DELETE', path: `declines/${decline}` }), 'there'],
  [
    'restores a decline',
    ({ decline }) => ({ method: 'POST', path: `declines/${decline}/restore` }),
    'deleted',
  ],
])(
  'a planner who %s starts the time to erasing names anew, and that of needs stays',
  async (_, of, prepare) => {
    const { send, row } = await erasedEvent(prepare)
    expect(await outcome(send(of))).toBe('ok')
    expect(await row()).toEqual({ told: null, names: null, needs: 6 })
  },
)

it.each<[string, (ids: Ids, code: string) => Send]>([
  ['answers', submit],
  ['edits', edit],
  ['withdraws', ({ token }) => ({ method: 'DELETE', path: `/responses/${token}` })],
])('a guest who %s leaves the erasings as they are', async (_, of) => {
  const { send, row } = await erasedEvent()
  expect(await outcome(send(of, false))).toBe('ok')
  expect(await row()).toEqual(erased)
})

it('a correction that is refused starts nothing anew', async () => {
  const { send, row } = await erasedEvent()
  const refused = await send(() => ({ ...correct({ response: 'nobody' } as Ids) }))
  expect(refused.status).toBe(404)
  expect(await row()).toEqual(erased)
})
