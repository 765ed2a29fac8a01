import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { events } from '#events/table/events'
import { seatedEvent } from '../testing/factories/seating.ts'
import { wrapDatabase } from '../testing/faults/wrap-database.ts'
import { fillTables } from './fill.ts'

const db = database(env.DB)

describe('two tabs at once', () => {
  it('never give one seat to two, and lose nobody', async () => {
    const { party, table, place, seating } = await seatedEvent()
    const [four, five] = [await table('4', 4), await table('5', 4)]
    const people = await Promise.all(Array.from({ length: 6 }, (_, index) => party(`Guest ${index}`)))
    const answers = await Promise.all(
      people.flatMap(({ id: responseId, ids }, index) =>
        [four, five].map((tableId) =>
          place([{ responseId, personId: ids[0], tableId, seat: 1 + (index % 3) }]),
        ),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { placements, unplaced } = await seating()
    const seats = placements.map(({ tableId, seat }) => `${tableId}/${seat}`)
    expect(new Set(seats).size).toBe(seats.length)
    expect(placements.length + unplaced.length).toBe(6)
    expect(new Set(placements.map(({ responseId }) => responseId)).size).toBe(placements.length)
  })

  it('leave nobody at a table that one of them removes', async () => {
    const { event, party, table, place, send, seating } = await seatedEvent()
    const [four, five] = [await table('4'), await table('5')]
    const people = await Promise.all(Array.from({ length: 6 }, (_, index) => party(`Guest ${index}`)))
    const moved = people.map(({ id: responseId, ids: [personId] }) =>
      place([{ responseId, personId, tableId: four }]),
    )
    const [removed, ...answers] = await Promise.all([send('DELETE', `/tables/${four}`), ...moved])
    expect(removed?.status).toBe(204)
    for (const { status } of answers) expect([200, 404]).toContain(status)
    const { tables, placements, unplaced } = await seating()
    expect(tables.map(({ id }) => id)).toEqual([five])
    expect([placements, unplaced.length]).toEqual([[], 6])
    expect(
      await env.DB.prepare('select count(*) as n from placements where event_id = ?')
        .bind(event.id)
        .first('n'),
    ).toBe(0)
  })

  it('end with the tables in the order of one of them', async () => {
    const { table, send, seating } = await seatedEvent()
    const [four, five, six] = [await table('4'), await table('5'), await table('6')]
    const orders = [
      [six, five, four],
      [five, six, four],
    ]
    const answers = await Promise.all(orders.map((tables) => send('PUT', '/tables/order', { tables })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(orders).toContainEqual((await seating()).tables.map(({ id }) => id))
  })

  it('fill no table that the other removed after its people were read', async () => {
    const { event, planner, party, table, send, seating } = await seatedEvent()
    const [four, five] = [await table('4', 2), await table('5', 2)]
    await party('Ana', 'Leo')
    let removed = false
    const slow = wrapDatabase(env.DB, async ({ sql }, run) => {
      if (!removed && sql.some((text) => /^\s*insert into "?placements/i.test(text))) {
        removed = true
        expect((await send('DELETE', `/tables/${four}`)).status).toBe(204)
      }
      return run()
    })
    const [row] = await db.select().from(events).where(eq(events.id, event.id))
    if (!row) throw new Error('there is no such event')
    await fillTables(
      { db: database(slow), event: row, actor: { kind: 'planner', id: planner.id }, at: now() },
      crypto.randomUUID(),
    )
    expect(removed).toBe(true)
    expect((await seating()).placements.map(({ tableId }) => tableId)).toEqual([five, five])
  })

  it('are held by the index even where no verb looks', async () => {
    const { event, party, table } = await seatedEvent()
    const four = await table('4')
    const [ana, leo] = [await party('Ana'), await party('Leo')]
    const put = ({ id, ids }: typeof ana, freedAt: number | null) =>
      env.DB.prepare(
        'insert into placements (event_id, response_id, person_id, table_id, seat, freed_at, placed_at) values (?, ?, ?, ?, 3, ?, 1)',
      )
        .bind(event.id, id, ids[0], four, freedAt)
        .run()
    await put(ana, null)
    await expect(put(leo, null)).rejects.toThrow(/UNIQUE/)
    await put(leo, 5)
  })
})
