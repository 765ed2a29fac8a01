import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { personIdLength, randomId } from '#core/ids'
import type { InviteView } from '#invitations/shape/invite'
import { responses } from '#party/table/responses'
import { makeInvitation } from '../testing/factories/guest-list.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { seatedEvent } from '../testing/factories/seating.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)

/** Two tables, and a party of three that was invited to the second. */
async function given() {
  const own = await seatedEvent()
  const [rose, lily] = [await own.table('Rose', 4), await own.table('Lily', 4)]
  const lees = await makeInvitation(env, own.event, ['Ann', 'Bob', 'Tom'], {
    label: 'The Lees',
    tableLabel: 'lily',
  })
  const at = async () => {
    const { placements, parties } = await own.seating()
    const names = new Map(parties.flatMap(({ people }) => people.map((one) => [one.personId, one.name])))
    return placements.map(
      ({ personId, tableId }) => `${names.get(personId)} ${tableId === lily ? 'Lily' : 'Rose'}`,
    )
  }
  const answered = (some: { id: string; name: string }[]) =>
    makeResponse(
      env,
      own.event,
      some.map(({ id, name }) => ({ id, name, allergies: '', selections: {} })),
      {
        invitationId: lees.id,
      },
    )
  return { ...own, rose, lily, lees, at, answered }
}

it('who has not answered has seats kept at the table that the list names', async () => {
  const { seating, rose, lily, lees, send } = await given()
  const kept = async () => (await seating()).tables.map((table) => table.kept)
  expect(await kept()).toEqual([undefined, 3])
  expect((await seating()).awaited).toEqual([
    { invitationId: lees.id, label: 'The Lees', count: 3, tableId: lily },
  ])
  await send('PUT', `/invitations/${lees.id}`, { tableLabel: 'Rose' })
  expect((await seating()).awaited).toMatchObject([{ tableId: rose }])
  await send('PUT', `/invitations/${lees.id}`, { tableLabel: '' })
  expect([await kept(), (await seating()).awaited]).toMatchObject([
    [undefined, undefined],
    [{ tableId: null }],
  ])
})

it('an answer by the personal link fills the seats that were kept', async () => {
  const { seating, at, lees } = await given()
  const link = `/api/invitations/${lees.token}`
  const { invitation } = await (await call('GET', link)).json<InviteView>()
  const [ann, bob, tom] = invitation.people.map(({ id, name }) => ({
    id,
    name,
    allergies: '',
    selections: {},
  }))
  const body = { submissionId: crypto.randomUUID(), party: [ann, bob], notComing: [] }
  expect((await call('POST', `${link}/responses`, body)).status).toBe(201)
  expect(await at()).toEqual(['Ann Lily', 'Bob Lily'])
  expect((await seating()).tables).toMatchObject([{ taken: 0 }, { taken: 2, kept: 1 }])
  // A guest who comes after all sits there as well.
  const later = { version: 1, party: [ann, bob, tom], notComing: [] }
  expect((await call('PUT', `${link}/responses`, later)).status).toBe(200)
  expect(await at()).toEqual(['Ann Lily', 'Bob Lily', 'Tom Lily'])
  expect((await seating()).awaited).toBeUndefined()
})

it('whom the planner took from the table stays without when the party changes its answer', async () => {
  const { answered, at, lees, place } = await given()
  const [ann, bob] = lees.people
  if (!ann || !bob) throw new Error('nobody is listed')
  const { id: responseId } = await answered([ann, bob])
  await place([{ responseId, personId: ann.id, tableId: null }])
  const again = [ann, bob].map(({ id, name }) => ({ id, name, allergies: 'None', selections: {} }))
  await db.update(responses).set({ selections: again }).where(eq(responses.id, responseId))
  expect(await at()).toEqual(['Bob Lily'])
})

it('an answer that is linked by hand fills the seats, and one of nobody on the list fills none', async () => {
  const { event, at, lees, send, party } = await given()
  await party('Friend')
  const id = randomId(personIdLength)
  const response = await makeResponse(env, event, [{ id, name: 'Anna', allergies: '', selections: {} }])
  expect(await at()).toEqual([])
  await send('PUT', `/invitations/${lees.id}/response`, { responseId: response.id })
  expect(await at()).toEqual(['Anna Lily'])
})

it('a table that is renamed keeps its seats, and one that is switched off fills none', async () => {
  const { send, lily, seating, answered, at, lees } = await given()
  expect((await send('PUT', `/tables/${lily}`, { name: 'Lilies', seats: 4 })).status).toBe(200)
  expect((await seating()).awaited).toMatchObject([{ tableId: lily }])
  await send('PUT', '/tables', { on: false })
  await answered(lees.people.slice(0, 1))
  await send('PUT', '/tables', { on: true })
  expect(await at()).toEqual([])
})

it('filling leaves the seats that are kept', async () => {
  const { party, send, seating, rose } = await given()
  await party('Ana', 'Bo', 'Cy')
  await party('Dan', 'Eve')
  await send('POST', '/placements/fills', { id: crypto.randomUUID() })
  const { placements, unplaced, tables } = await seating()
  expect(placements.filter(({ tableId }) => tableId === rose)).toHaveLength(4)
  expect([placements.length, unplaced.length]).toEqual([5, 0])
  expect(tables[1]).toMatchObject({ taken: 1, kept: 3 })
})

it('an event without a list tells of nobody who is awaited', async () => {
  const { table, party, seating } = await seatedEvent()
  await table('Rose')
  await party('Ana')
  const told = await seating()
  expect(told).not.toHaveProperty('awaited')
  for (const one of told.tables) expect(one).not.toHaveProperty('kept')
})
