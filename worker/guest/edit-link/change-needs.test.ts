import { env, exports } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { deadlineInstant } from '#events/rules/closing'
import { events } from '#events/table/events'
import type { Need } from '#needs/rules/needs'
import { needUnknown } from '#needs/words/guest'
import type { EditView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import { makePlanner } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'

const db = database(env.DB)
const origin = 'http://localhost:8787'
const day = 86_400_000
const nuts: Need = { what: 'nuts', how: 'allergy', by: 'guest' }
let event: Awaited<ReturnType<typeof makeEvent>>
let token: string
let ann: Person
let leo: Person
let course: string
let soup: string

function call(method: string, path: string, body?: unknown): Promise<Response> {
  return exports.default.fetch(`${origin}/api${path}`, {
    method,
    headers: { origin, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const put = (people: object[]) => call('PUT', `/responses/${token}/needs`, { people })
const view = async () => (await call('GET', `/responses/${token}`)).json<EditView>()
const refusal = async (response: Response) => (await response.json<ErrorBody>()).error

beforeEach(async () => {
  const planner = await makePlanner(db)
  event = await makeEvent(db, planner.id, { timeZone: 'Pacific/Auckland' })
  const [first] = await makeMenu(db, event.id)
  course = first?.id ?? ''
  soup = first?.items[0]?.id ?? ''
  const party = ['Ann', 'Leo'].map((name) => ({ name, allergies: '', selections: { [course]: soup } }))
  const sent = await call('POST', `/codes/${event.eventCode}/responses`, {
    submissionId: crypto.randomUUID(),
    party,
  })
  token = (await sent.json<{ editToken: string }>()).editToken
  ;[ann, leo] = (await view()).response.party as [Person, Person]
})

afterEach(() => setClock())

describe('a need of the event’s own', () => {
  const own: Need = { what: 'own:kiwi', how: 'allergy', by: 'guest' }
  const sent = (needs: object[]) => ({
    submissionId: crypto.randomUUID(),
    party: [
      { name: 'Ann', allergies: '', selections: {} },
      { name: 'Leo', allergies: '', selections: {}, needs, consent: true },
    ],
  })

  it('that the event does not have is refused with 400, and nothing is stored', async () => {
    const submit = await call('POST', `/codes/${event.eventCode}/responses`, sent([nuts, own]))
    const edit = await call('PUT', `/responses/${token}`, sent([own]))
    const change = await put([{ id: leo.id, needs: [own], consent: true }])
    for (const [refused, field] of [
      [submit, 'party.1.needs'],
      [edit, 'party.1.needs'],
      [change, 'people.0.needs'],
    ] as const)
      expect([refused.status, (await refusal(refused)).fields]).toEqual([400, { [field]: needUnknown }])
    expect((await view()).response.party).toEqual([ann, leo])
  })

  it('is taken where the event has it, also once it is archived', async () => {
    for (const archived of [false, true]) {
      await db
        .update(events)
        .set({ ownNeeds: [{ id: 'own:kiwi', name: 'Kiwi', archived }] })
        .where(eq(events.id, event.id))
      const submit = await call('POST', `/codes/${event.eventCode}/responses`, sent([own]))
      expect(submit.status).toBe(201)
    }
  })
})

describe('needs alone', () => {
  it('are added and removed for the people named, and nothing else of the answer changes', async () => {
    const added = await put([{ id: ann.id, needs: [nuts], allergies: 'No satay', consent: true }])
    expect(added.status).toBe(200)
    expect(await added.json()).toEqual({ responseId: expect.any(String), version: 2 })
    const [first, second] = (await view()).response.party
    expect(first).toMatchObject({
      ...ann,
      needs: [nuts],
      allergies: 'No satay',
      special: 1,
      shownVersions: { [soup]: 0 },
    })
    expect(first?.consent).toMatchObject({ version: 2 })
    expect(second).toEqual(leo)
    await put([{ id: ann.id, needs: [], allergies: '', consent: false }])
    expect((await view()).response.party).toEqual([{ ...ann, special: 1 }, leo])
  })

  it('never change a dish or a name', async () => {
    await put([{ id: ann.id, allergies: 'Nuts', name: 'Eve', selections: {} }])
    expect((await view()).response.party[0]).toMatchObject({ name: 'Ann', selections: ann.selections })
  })

  it('sent twice are one change', async () => {
    const people = [{ id: ann.id, needs: [nuts], consent: true }]
    expect(await (await put(people)).json()).toMatchObject({ version: 2 })
    expect(await (await put(people)).json()).toMatchObject({ version: 2 })
  })

  it('are refused without consent, for somebody who is gone, and by another link', async () => {
    const without = await refusal(await put([{ id: ann.id, needs: [nuts] }]))
    expect(without).toMatchObject({ code: 'invalid', fields: { 'people.0.consent': expect.any(String) } })
    const gone = await put([
      { id: ann.id, needs: [nuts], consent: true },
      { id: 'zzzzzz', allergies: 'Nuts' },
    ])
    expect(gone.status).toBe(409)
    expect(await refusal(gone)).toMatchObject({
      code: 'changed',
      details: { response: { party: [ann, leo] } },
    })
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    expect((await call('PUT', `/responses/${other}/needs`, { people: [{ id: ann.id }] })).status).toBe(404)
    expect((await view()).response.party).toEqual([ann, leo])
  })
})

describe('after closing', () => {
  const inTime = async (at: number) => {
    setClock(() => at)
    return (await put([{ id: ann.id, needs: [nuts], consent: true }])).status
  }

  it('needs change until 30 days later, where no day of the meal is named', async () => {
    const until = event.closesAt + 30 * day
    expect((await view()).needsUntil).toBe(until)
    expect(await inTime(event.closesAt)).toBe(200)
    expect(await inTime(until - 1)).toBe(200)
    setClock(() => until)
    const late = await put([{ id: leo.id, needs: [nuts], consent: true }])
    expect(late.status).toBe(410)
    expect(await refusal(late)).toMatchObject({ code: 'expired', reason: 'needs_closed' })
    expect((await view()).response.party[1]).toEqual(leo)
  })

  it('they change until the day of the meal ends where the event is', async () => {
    const serviceDay = '2030-06-20'
    await env.DB.prepare('update events set service_day = ? where id = ?').bind(serviceDay, event.id).run()
    const until = deadlineInstant(serviceDay, 'Pacific/Auckland')
    expect((await view()).needsUntil).toBe(until)
    expect(await inTime(until - 1)).toBe(200)
    expect(await inTime(until)).toBe(410)
  })

  it('a dish does not change, nor do needs of a refunded event or of an answer that was erased', async () => {
    setClock(() => event.closesAt)
    expect((await call('PUT', `/responses/${token}`, { party: [ann, leo] })).status).toBe(410)
    await env.DB.prepare('update events set refunded_at = ? where id = ?').bind(now(), event.id).run()
    expect(await inTime(event.closesAt)).toBe(410)
    await env.DB.prepare('update events set refunded_at = null where id = ?').bind(event.id).run()
    expect((await call('DELETE', `/responses/${token}`, {})).status).toBe(204)
    expect(await inTime(event.closesAt)).toBe(404)
  })
})

it('a change of needs is audited without a need in it, and reaches the kitchen', async () => {
  const version = () =>
    env.DB.prepare('select kitchen_version from events where id = ?')
      .bind(event.id)
      .first<number>('kitchen_version')
  const before = await version()
  await put([{ id: ann.id, needs: [nuts], allergies: 'satay', consent: true }])
  expect(await version()).toBeGreaterThan(Number(before))
  const { results } = await env.DB.prepare(
    'select action, details from audit_logs order by created_at desc, id desc limit 1',
  ).all()
  expect(results[0]).toMatchObject({ action: 'UPDATE_GUEST_SELECTION' })
  expect(JSON.stringify(results)).not.toMatch(/nuts|satay|\bAnn\b/)
})

it('a change of needs counts as an edit: 30 an hour of one answer, and a refused one does not', async () => {
  const turn = (index: number) => put([{ id: ann.id, allergies: index % 2 ? 'Nuts' : 'Eggs' }])
  expect((await put([{ id: 'zzzzzz', allergies: 'Nuts' }])).status).toBe(409)
  for (let index = 0; index < 30; index++) expect((await turn(index)).status).toBe(200)
  const tooMany = await turn(30)
  expect(tooMany.status).toBe(429)
  expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(0)
})
