import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { seatedEvent } from '../testing/factories/seating.ts'

async function given() {
  const one = await seatedEvent()
  const sitting = async () => {
    const { tables, parties, placements } = await one.seating()
    const names = new Map(parties.flatMap(({ people }) => people.map((p) => [p.personId, p.name] as const)))
    return placements
      .map(({ personId, tableId, seat }) => {
        const table = tables.find(({ id }) => id === tableId)
        return `${names.get(personId)} ${table?.name}${seat === null ? '' : `/${seat}`}`
      })
      .sort()
  }
  return { ...one, sitting }
}

describe('placing', () => {
  it('takes a person or a party to a table, to another and away', async () => {
    const { party, table, place, sitting, seating } = await given()
    const [four, five] = [await table('4'), await table('5')]
    const { id: responseId, ids } = await party('Ana', 'Leo')
    const all = (tableId: string | null) => ids.map((personId) => ({ responseId, personId, tableId }))
    expect((await seating()).unplaced).toHaveLength(2)
    expect((await place(all(four))).status).toBe(200)
    expect(await sitting()).toEqual(['Ana 4', 'Leo 4'])
    expect((await place([{ responseId, personId: ids[1], tableId: five }])).status).toBe(200)
    expect(await sitting()).toEqual(['Ana 4', 'Leo 5'])
    expect((await place([{ responseId, personId: ids[0], tableId: null }])).status).toBe(200)
    const { unplaced, tables } = await seating()
    expect(unplaced).toEqual([{ responseId, personId: ids[0], party: [{ tableId: five, free: 7 }] }])
    expect(tables.map(({ taken }) => taken)).toEqual([0, 1])
  })

  it('takes more people than a table has seats, and says how many', async () => {
    const { party, table, place, seating } = await given()
    const four = await table('4', 8)
    const people = Array.from({ length: 10 }, (_, index) => `Guest ${index}`)
    const { id: responseId, ids } = await party(...people)
    expect((await place(ids.map((personId) => ({ responseId, personId, tableId: four })))).status).toBe(200)
    expect((await seating()).tables).toMatchObject([{ taken: 10, free: 0, over: 2 }])
  })

  it('gives a seat to one alone, and says who has it', async () => {
    const { party, table, place, sitting, seating } = await given()
    const four = await table('4')
    const [ana, leo] = [await party('Ana'), await party('Leo')]
    const to = ({ id: responseId, ids }: typeof ana, seat: number) => ({
      ...{ responseId, personId: ids[0], tableId: four, seat },
    })
    expect((await place([to(ana, 3)])).status).toBe(200)
    expect((await seating()).seats).toBe(true)
    const taken = await place([to(leo, 3)])
    expect(taken.status).toBe(409)
    const { error } = await taken.json<{ error: object }>()
    expect(error).toMatchObject({
      code: 'changed',
      reason: 'seat_taken',
      message: 'Ana sits there already.',
      details: { responseId: ana.id, personId: ana.ids[0] },
    })
    expect((await place([to(leo, 4)])).status).toBe(200)
    expect((await place([to(ana, 4), to(leo, 3)])).status).toBe(200)
    expect(await sitting()).toEqual(['Ana 4/4', 'Leo 4/3'])
    expect((await place([to(ana, 5), to(leo, 5)])).status).toBe(400)
    expect((await place([to(ana, 9)])).status).toBe(400)
  })

  it('moves all or nobody', async () => {
    const { party, table, place, sitting } = await given()
    const four = await table('4')
    const other = await seatedEvent()
    const foreignTable = await other.table('4')
    const foreign = await other.party('Mallory')
    const { id: responseId, ids } = await party('Ana', 'Leo')
    const ana = { responseId, personId: ids[0], tableId: four }
    for (const [second, status] of [
      [{ responseId, personId: 'nobody', tableId: four }, 404],
      [{ responseId, personId: ids[1], tableId: foreignTable }, 404],
      [{ responseId: foreign.id, personId: foreign.ids[0], tableId: four }, 404],
      [{ responseId, personId: ids[1], tableId: four, seat: 9 }, 400],
      [ana, 400],
    ] as const)
      expect((await place([ana, second])).status).toBe(status)
    expect(await sitting()).toEqual([])
    expect((await other.seating()).placements).toEqual([])
    expect((await place([ana, { ...ana, personId: ids[1] }])).status).toBe(200)
    expect(await sitting()).toEqual(['Ana 4', 'Leo 4'])
  })

  it('writes nothing where all sit there already, and names nobody in the audit log', async () => {
    const { party, table, place, event } = await given()
    const four = await table('4')
    const { id: responseId, ids } = await party('Ana Lopes')
    const move = [{ responseId, personId: ids[0], tableId: four, seat: 2 }]
    for (let time = 0; time < 3; time++) expect((await place(move)).status).toBe(200)
    const { results } = await env.DB.prepare(
      "select action, details from audit_logs where entity_id = ? and action = 'PLACE_GUESTS'",
    )
      .bind(event.id)
      .all()
    expect(results).toHaveLength(1)
    expect(JSON.stringify(results)).not.toContain('Lopes')
  })
})
