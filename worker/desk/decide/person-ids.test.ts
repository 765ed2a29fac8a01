import { env, exports } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { database } from '#core/db'
import { personIdLength, randomId } from '#core/ids'
import type { EditView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'
import { partyOf } from '../../testing/factories/party-factories.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'
let token: string
let responseId: string
let eventId: string
let eventCode: string
let cookie: string

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await exports.default.fetch(`${origin}/api${path}`, {
    method,
    headers: { origin, 'content-type': 'application/json', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect([method, path, response.status < 300]).toEqual([method, path, true])
  return response.status === 204 ? (undefined as T) : response.json<T>()
}

async function row() {
  const found = await env.DB.prepare('select selections, version from guest_selections where id = ?')
    .bind(responseId)
    .first<{ selections: string; version: number }>()
  if (!found) throw new Error('no response')
  return found
}

const stored = async () => JSON.parse((await row()).selections) as Person[]
const shown = async () => (await call<EditView>('GET', `/responses/${token}`)).response.party
const edit = (party: unknown[]) => call('PUT', `/responses/${token}`, { party })
const ids = (party: Person[]) => party.map(({ id }) => id)

async function submit(party: unknown[]) {
  const body = { submissionId: crypto.randomUUID(), party }
  const receipt = await call<{ editToken: string; responseId: string }>(
    'POST',
    `/codes/${eventCode}/responses`,
    body,
  )
  token = receipt.editToken
  responseId = receipt.responseId
}

beforeEach(async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  eventId = event.id
  eventCode = event.eventCode
  cookie = await makeSession(env, planner.id)
  await submit(partyOf(3))
})

it('are given by the server, shown, and kept when they are sent back', async () => {
  const before = await shown()
  expect(new Set(ids(before)).size).toBe(3)
  for (const id of ids(before)) expect(id).toMatch(/^[a-hjkmnp-z][a-hjkmnp-z2-9]{5}$/)
  const [lead, , last] = before
  await edit([lead, { ...last, name: 'Renamed' }, { name: 'New', allergies: '', selections: {} }])
  const after = await stored()
  expect(ids(after).slice(0, 2)).toEqual([lead?.id, last?.id])
  expect(ids(before)).not.toContain(after[2]?.id)
})

it('are kept by position where a page sends none', async () => {
  const before = ids(await stored())
  await edit(partyOf(4))
  expect(ids(await stored()).slice(0, 3)).toEqual(before)
  await edit(partyOf(2))
  expect(ids(await stored())).toEqual(before.slice(0, 2))
})

it('are new where a page sends one twice, or one the party has not, or nonsense', async () => {
  const [lead, second] = await stored()
  const foreign = randomId(personIdLength)
  await edit([lead, { ...second, id: lead?.id }, { ...second, id: foreign }, { ...second, id: 7 }])
  const after = ids(await stored())
  expect(after[0]).toBe(lead?.id)
  expect(new Set(after).size).toBe(4)
  for (const id of [second?.id, foreign]) expect(after.slice(1)).not.toContain(id)
})

it('are kept when the planner corrects, and when the guest withdraws', async () => {
  const before = await stored()
  const party = before.toReversed().map((person) => ({ ...person, allergies: 'Nuts' }))
  await call('PUT', `/events/${eventId}/responses/${responseId}`, { party })
  expect(ids(await stored())).toEqual(ids(before).toReversed())
  await call('DELETE', `/responses/${token}`, {})
  expect(await stored()).toMatchObject(
    ids(before)
      .toReversed()
      .map((id) => ({ id, name: '', allergies: '' })),
  )
})

it('that a first submission names are not taken over', async () => {
  const id = randomId(personIdLength)
  await submit(partyOf(2).map((person) => ({ ...person, id })))
  expect(ids(await stored())).not.toContain(id)
  expect(new Set(ids(await stored())).size).toBe(2)
})

it('make no change of the same answer sent again without its version', async () => {
  const before = await row()
  await edit(await stored())
  await edit(partyOf(3))
  expect(await row()).toEqual(before)
})

it('of somebody whom a page added make no change either, sent again without its version', async () => {
  const party = [
    ...(await stored()),
    { name: 'New', allergies: '', selections: {}, id: randomId(personIdLength) },
  ]
  await edit(party)
  const after = await row()
  await edit(party)
  expect(await row()).toEqual(after)
  await edit(party.map((person) => ({ ...person, allergies: 'Nuts' })))
  expect(await row()).toMatchObject({ version: after.version + 1 })
})

it('do not make an edit look like another one when it is sent again with its version', async () => {
  const party = partyOf(4)
  for (let sent = 0; sent < 2; sent++) await call('PUT', `/responses/${token}`, { party, version: 1 })
  expect(await row()).toMatchObject({ version: 2 })
})

let given = 0

/** A party with the ids that the desk assigns: by id, else by position if none is sent, else new. */
function identified(sent: Person[], stored: Person[] = []): Person[] {
  const known = new Set(stored.map(({ id }) => id))
  const none = sent.every(({ id }) => id === undefined)
  return sent.map(({ id, ...person }, index) => {
    const first = sent.findIndex((other) => other.id === id) === index
    const kept = none ? stored[index]?.id : first && known.has(id) ? id : undefined
    return { ...person, id: kept ?? `new${++given}` }
  })
}

it('are those a model gives, whatever is sent', async () => {
  const pick = fc.constantFrom('none', 'first', 'second', 'third', 'foreign')
  const history = fc.asyncProperty(fc.array(pick, { minLength: 1, maxLength: 5 }), async (picks) => {
    await submit(partyOf(3))
    const before = await stored()
    const [first, second, third] = ids(before)
    const of = { none: undefined, foreign: randomId(personIdLength), first, second, third }
    const sent = picks.map((which) => ({ name: 'Guest', allergies: which, selections: {}, id: of[which] }))
    await edit(sent)
    const after = ids(await stored())
    const known = new Set(ids(before))
    const told = (of: (string | undefined)[]) => of.map((id) => (known.has(id) ? id : 'new'))
    expect(told(after)).toEqual(told(ids(identified(sent, before))))
    expect(new Set(after).size).toBe(picks.length)
    expect(after).not.toContain(of.foreign)
    await call('DELETE', `/responses/${token}`, {})
  })
  await fc.assert(history, { numRuns: 25 })
}, 60_000)
