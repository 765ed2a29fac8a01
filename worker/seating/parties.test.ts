import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '#core/db'
import { events } from '#events/table/events'
import type { Person } from '#party/shape/person'
import { responses } from '#party/table/responses'
import { anonymizeDeleted } from '../retention/anonymize-deleted.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import { seatedEvent } from '../testing/factories/seating.ts'
import { call } from '../testing/http.ts'

// Places follow a change of their party, in the batch of the change itself.
const db = database(env.DB)

async function given() {
  const one = await seatedEvent()
  const stored = async (responseId: string) => {
    const { results } = await env.DB.prepare(
      'select person_id as person, seat, freed_at as freed from placements where response_id = ? order by seat, person_id',
    )
      .bind(responseId)
      .all<{ person: string; seat: number | null; freed: number | null }>()
    return results
  }
  const seats = async (responseId: string) =>
    (await stored(responseId)).map(({ seat, freed }) => (freed === null ? seat : `free ${seat}`))
  const responses = '/responses'
  return {
    ...one,
    stored,
    seats,
    remove: (id: string) => one.send('DELETE', `${responses}/${id}`),
    restore: (id: string) => one.send('POST', `${responses}/${id}/restore`, {}),
    /** A party at a table, in seats from the first given on; null for the table alone. */
    seated: async (tableId: string, seat: number | null, ...names: string[]) => {
      const party = await one.party(...names)
      const moves = party.ids.map((personId, index) => ({
        ...{ responseId: party.id, personId, tableId },
        seat: seat === null ? null : seat + index,
      }))
      expect((await one.place(moves)).status).toBe(200)
      return party
    },
  }
}

const sent = (name: string, id?: string): Partial<Person> => ({
  name,
  allergies: '',
  selections: {},
  ...(id && { id }),
})

describe('an edited party', () => {
  it('frees the seat of who left, keeps that of who was renamed, and leaves who came without one', async () => {
    const { table, seated, seating, stored, event } = await given()
    const four = await table('4', 4)
    const { id, token, ids, selections } = await seated(four, 1, 'Ana', 'Leo', 'Mia')
    const before = await db.select().from(events).where(eq(events.id, event.id))
    const party = [sent('Ana Lopes', ids[0]), sent('Mia', ids[2]), sent('Zoe')]
    expect((await call('PUT', `/api/responses/${token}`, { party })).status).toBe(200)
    expect(await stored(id)).toEqual([
      { person: ids[0], seat: 1, freed: null },
      { person: ids[2], seat: 3, freed: null },
    ])
    const { unplaced, parties } = await seating()
    expect(unplaced).toMatchObject([{ responseId: id, party: [{ tableId: four, free: 2 }] }])
    expect(parties[0]?.people.map(({ name }) => name)).toEqual(['Ana Lopes', 'Mia', 'Zoe'])
    expect(selections).toHaveLength(3)
    const after = await db.select().from(events).where(eq(events.id, event.id))
    expect(after[0]?.kitchenVersion).toBeGreaterThan(before[0]?.kitchenVersion ?? 0)
    expect(after[0]?.seatingVersion).toBeGreaterThan(before[0]?.seatingVersion ?? 0)
  })

  it('is told to look again where it names nobody, so that no seat becomes another’s', async () => {
    const { table, seated, seats, party } = await given()
    const { id, token } = await seated(await table('4'), 1, 'Ana', 'Leo')
    const changed = await call('PUT', `/api/responses/${token}`, { party: [sent('Leo')] })
    expect(changed.status).toBe(409)
    expect((await changed.json<{ error: { code: string } }>()).error.code).toBe('changed')
    expect(await seats(id)).toEqual([1, 2])
    // Nothing of a party without places can become another’s.
    const free = await party('Ana', 'Leo')
    expect((await call('PUT', `/api/responses/${free.token}`, { party: [sent('Leo')] })).status).toBe(200)
  })

  it('keeps its places when the planner corrects it', async () => {
    const { table, seated, seats, send } = await given()
    const { id, ids } = await seated(await table('4'), 1, 'Ana', 'Leo')
    const party = [sent('Leonor', ids[1]), sent('Ana', ids[0])]
    expect((await send('PUT', `/responses/${id}`, { party })).status).toBe(200)
    expect(await seats(id)).toEqual([1, 2])
  })

  it('of before people had ids keeps the places of its positions when it gets them', async () => {
    const { table, place, party, stored } = await given()
    const four = await table('4')
    const old = await party('Ana', 'Leo')
    await db
      .update(responses)
      .set({ selections: partyOf(2) })
      .where(eq(responses.id, old.id))
    const move = (personId: string, seat: number) => ({ responseId: old.id, personId, tableId: four, seat })
    expect((await place([move('0', 5), move('1', 6)])).status).toBe(200)
    const edited = await call('PUT', `/api/responses/${old.token}`, { party: [sent('Ana'), sent('Leo')] })
    expect(edited.status).toBe(200)
    const [row] = await db.select().from(responses).where(eq(responses.id, old.id))
    expect((await stored(old.id)).map(({ person }) => person)).toEqual(row?.selections.map(({ id }) => id))
  })
})

describe('a party that is deleted', () => {
  it('frees its seats, and has the same ones once it is restored', async () => {
    const { table, seated, seats, remove, restore, kitchen, seating } = await given()
    const four = await table('4')
    const { id } = await seated(four, 3, 'Ana', 'Leo')
    const before = await kitchen()
    expect((await remove(id)).status).toBe(204)
    expect(await seats(id)).toEqual(['free 3', 'free 4'])
    expect(await seating()).toMatchObject({ placements: [], unplaced: [], tables: [{ taken: 0 }] })
    expect((await restore(id)).status).toBe(200)
    expect(await seats(id)).toEqual([3, 4])
    expect({ ...(await kitchen()), version: 0 }).toEqual({ ...before, version: 0 })
  })

  it('does not get back a seat that somebody has by now', async () => {
    const { table, seated, seats, remove, restore } = await given()
    const four = await table('4')
    const { id } = await seated(four, 3, 'Ana', 'Leo')
    await remove(id)
    const other = await seated(four, 3, 'Zoe')
    expect((await restore(id)).status).toBe(200)
    expect(await seats(id)).toEqual([4])
    expect(await seats(other.id)).toEqual([3])
  })

  it('gets back the room that is left, where others came to the table', async () => {
    const { table, seated, seats, remove, restore, seating } = await given()
    const four = await table('4', 3)
    const { id } = await seated(four, null, 'Ana', 'Leo', 'Mia')
    await remove(id)
    await seated(four, null, 'Zoe')
    expect((await restore(id)).status).toBe(200)
    expect(await seats(id)).toEqual([null, null])
    expect(await seating()).toMatchObject({ tables: [{ taken: 3, over: 0 }], unplaced: { length: 1 } })
  })

  it('sits at a table with too many as before, where nobody came to it', async () => {
    const { table, seated, remove, restore, seating } = await given()
    const { id } = await seated(await table('4', 2), null, 'Ana', 'Leo', 'Mia')
    await remove(id)
    expect((await restore(id)).status).toBe(200)
    expect((await seating()).tables).toMatchObject([{ taken: 3, over: 1 }])
  })

  it('sits nowhere once it can no longer be restored', async () => {
    const { table, seated, stored, remove } = await given()
    const { id } = await seated(await table('4'), 1, 'Ana')
    await remove(id)
    await anonymizeDeleted({ db, at: Date.now() + 120_000 })
    expect(await stored(id)).toEqual([])
  })
})

describe('a guest who', () => {
  it('withdraws leaves no place behind', async () => {
    const { table, seated, stored, seating } = await given()
    const { id, token } = await seated(await table('4'), 1, 'Ana', 'Leo')
    expect((await call('DELETE', `/api/responses/${token}`)).status).toBe(204)
    expect(await stored(id)).toEqual([])
    expect((await seating()).tables).toMatchObject([{ taken: 0 }])
  })

  it('erases their names after closing still sits there, without a name', async () => {
    const { table, seated, seats, seating, event } = await given()
    const { id, token } = await seated(await table('4'), 1, 'Ana', 'Leo')
    await db
      .update(events)
      .set({ closesAt: Date.now() - 1 })
      .where(eq(events.id, event.id))
    expect((await call('DELETE', `/api/responses/${token}`)).status).toBe(204)
    expect(await seats(id)).toEqual([1, 2])
    const text = JSON.stringify(await seating())
    expect(text).not.toMatch(/\bAna\b|\bLeo\b/)
    expect(JSON.parse(text)).toMatchObject({ tables: [{ taken: 2 }] })
  })
})
