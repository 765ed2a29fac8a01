import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect } from 'vitest'
import { menuIdLength, randomId } from '#core/ids'
import { seatedEvent } from '../factories/seating.ts'
import { call } from '../http.ts'

// Acts of guests and their planner at one dinner, through the real routes, with a model of what is then stored.
const does = [
  ...(['answer', 'answer', 'answer', 'edit', 'edit', 'needs', 'withdraw', 'delete', 'restore'] as const),
  ...(['decline', 'decline instead', 'take back', 'rejoin'] as const),
  ...(['table', 'resize', 'remove', 'place', 'place', 'place', 'fill', 'fill', 'undo'] as const),
]
/** One thing that somebody does. */
export const step = fc.record({
  does: fc.constantFrom(...does),
  which: fc.nat(9),
  other: fc.nat(9),
  size: fc.integer({ min: 1, max: 3 }),
  need: fc.constantFrom(null, 'peanuts', 'milk'),
  seat: fc.constantFrom(null, 1, 2),
})
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Party = { token: string; id: string; size: number; need: string | null; is: 'here' | 'deleted' | 'gone' }
type Decline = { token: string; id: string; size: number; is: 'here' | 'gone' }

/** An event with tables, and its model. */
export async function given() {
  const event = await seatedEvent(30)
  const parties: Party[] = []
  const declines: Decline[] = []
  return {
    ...event,
    code: event.event.eventCode,
    parties,
    declines,
    tables: [] as string[],
    filled: [] as string[],
  }
}
type Given = Awaited<ReturnType<typeof given>>

const send = async (method: string, path: string, body?: unknown) => {
  const answer = await call(method, path, body, { 'cf-connecting-ip': crypto.randomUUID() })
  const text = await answer.text()
  return {
    ok: answer.ok,
    status: answer.status,
    body: (text ? JSON.parse(text) : {}) as Record<string, string>,
  }
}
const needing = (what: string | null) => (what === null ? [] : [{ what, how: 'allergy' }])
/** A party whose lead guest has the need; those who are known keep their ids. */
const people = ({ size, need }: Pick<Step, 'size' | 'need'>, ids: string[] = []) =>
  Array.from({ length: size }, (_, index) => ({
    name: `Guest ${index}`,
    allergies: '',
    selections: {},
    ...(ids[index] && { id: ids[index] }),
    ...(index === 0 && need !== null && { needs: needing(need), consent: true }),
  }))
const pick = <T>(from: T[], which: number): T | undefined => from[which % Math.max(from.length, 1)]

async function idsOf(party: Party): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select p.value ->> 'id' as id from guest_selections g, json_each(g.selections) p where g.id = ? order by p.key",
  )
    .bind(party.id)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Performs an act of a guest. A refused one changes nothing in the model. */
export async function actOfGuest(now: Given, { does: act, which, size, need }: Step) {
  const { code, parties, declines } = now
  const party = pick(parties, which)
  const decline = pick(declines, which)
  const submission = { submissionId: crypto.randomUUID(), email: '', party: people({ size, need }) }
  const came = ({ ok, body }: Awaited<ReturnType<typeof send>>) => {
    const [id, token] = [body.responseId, body.editToken]
    if (ok && id && token) parties.push({ id, token, size, need, is: 'here' })
    return ok
  }
  if (act === 'answer') came(await send('POST', `/api/codes/${code}/responses`, submission))
  else if (act === 'edit' && party) {
    const sent = { party: people({ size, need }, await idsOf(party)) }
    const { ok } = await send('PUT', `/api/responses/${party.token}`, sent)
    if (ok) Object.assign(party, { size, need })
    if (ok) expect(party.is).toBe('here')
  } else if (act === 'needs' && party) {
    const sent = { people: [{ id: (await idsOf(party))[0], needs: needing(need), consent: true }] }
    if ((await send('PUT', `/api/responses/${party.token}/needs`, sent)).ok) party.need = need
  } else if (act === 'withdraw' && party) {
    if ((await send('DELETE', `/api/responses/${party.token}`)).ok) party.is = 'gone'
  } else if (act === 'decline' || (act === 'decline instead' && party?.is === 'here')) {
    const instead = act === 'decline instead' && party
    const names = people({ size, need }).map(({ name }) => name)
    const sent = { submissionId: submission.submissionId, email: '', names }
    const answer = await send('POST', `/api/codes/${code}/declines`, {
      ...sent,
      ...(instead && { editToken: instead.token }),
    })
    expect(answer.status).toBe(201)
    const { declineId: id = '', declineToken: token = '' } = answer.body
    declines.push({ id, token, size, is: 'here' })
    if (instead) instead.is = 'gone'
  } else if (act === 'take back' && decline) {
    if ((await send('DELETE', `/api/declines/${decline.token}`)).ok) decline.is = 'gone'
  } else if (
    act === 'rejoin' &&
    decline &&
    came(await send('PUT', `/api/declines/${decline.token}`, submission))
  )
    decline.is = 'gone'
}

/** Performs an act of the planner. */
export async function actOfPlanner(now: Given, { does: act, which, other, size, seat }: Step) {
  const { parties, tables, filled } = now
  const party = pick(parties, which)
  const table = pick(tables, other)
  if (act === 'delete' && party?.is === 'here') {
    if ((await now.send('DELETE', `/responses/${party.id}`)).ok) party.is = 'deleted'
  } else if (act === 'restore' && party && party.is !== 'here') {
    const { ok } = await now.send('POST', `/responses/${party.id}/restore`)
    if (ok) expect(party.is).toBe('deleted')
    if (ok) party.is = 'here'
  } else if (act === 'table') {
    const id = randomId(menuIdLength)
    expect((await now.send('POST', '/tables', { id, name: `Table ${id}`, seats: size + 1 })).status).toBe(201)
    tables.push(id)
  } else if (act === 'resize' && table) {
    expect((await now.send('PUT', `/tables/${table}`, { name: `Table ${table}`, seats: size })).status).toBe(
      200,
    )
  } else if (act === 'remove' && table) {
    expect((await now.send('DELETE', `/tables/${table}`)).status).toBe(204)
    tables.splice(tables.indexOf(table), 1)
  } else if (act === 'place' && party && table) {
    const ids = await idsOf(party)
    const move = { responseId: party.id, personId: pick(ids, other), tableId: table, seat }
    const { ok } = await now.place([move])
    if (ok) expect(party.is).toBe('here')
    // A guest whom a filling seated there is left alone and keeps its `fillId`.
    const places = (await now.seating()).placements.map((placed) => ({ ...placed, fillId: undefined }))
    if (ok) expect(places).toContainEqual(move)
  } else if (act === 'fill') {
    const id = crypto.randomUUID()
    expect((await now.send('POST', '/placements/fills', { id })).status).toBe(200)
    filled.push(id)
  } else if (act === 'undo' && filled.length > 0)
    expect((await now.send('DELETE', `/placements/fills/${filled.pop()}`)).status).toBe(200)
}
