import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { partyOf } from '../../testing/factories/party-factories.ts'
import { seatedEvent } from '../../testing/factories/seating.ts'
import { asked } from './asked.ts'

/** An event with a tenth as many tables as guests, everybody seated: each guest is a party of one. */
async function gala(guests: number) {
  const one = await seatedEvent(2000)
  const { id } = one.event
  const numbers = JSON.stringify(Array.from({ length: guests }, (_, at) => at))
  await env.DB.batch([
    env.DB.prepare('update events set guest_limit = 2000, tables_on = 1, seats_on = 1 where id = ?').bind(id),
    env.DB.prepare(
      `insert into guest_selections (id, event_id, lead_guest_name, guest_count, selections, submission_hash, edit_token_hash, created_at, updated_at)
       select ?1 || '-' || value, ?1, 'Guest', 1, ?2, 'h', ?1 || '-' || value, value, value from json_each(?3)`,
    ).bind(id, JSON.stringify(partyOf(1)), numbers),
    env.DB.prepare(
      `insert into tables (id, event_id, name, seats, sort_order)
       select ?1 || '-' || value, ?1, value + 1, 10, value from json_each(?2) where value < ?3`,
    ).bind(id, numbers, guests / 5),
    env.DB.prepare(
      `insert into placements (event_id, response_id, person_id, table_id, seat, placed_at)
       select ?1, ?1 || '-' || value, '0', ?1 || '-' || (value / 10), value % 10 + 1, 1 from json_each(?2)`,
    ).bind(id, numbers),
  ])
  const move = (body: object) =>
    asked(`/api/events/${id}/placements`, { method: 'PUT', cookie: one.cookie, body: JSON.stringify(body) })
  return {
    /** Moves one guest to another table, and back. */
    moves: async () => {
      const there = { responseId: `${id}-3`, personId: '0', tableId: `${id}-${guests / 10}`, seat: 1 }
      const back = { ...there, tableId: `${id}-0`, seat: 4 }
      const costs = []
      for (const placement of [there, back]) {
        const { status, trips, rowsRead, rowsWritten } = await move({ placements: [placement] })
        costs.push({ status, trips, rowsRead, rowsWritten })
      }
      return costs
    },
    read: () => asked(`/api/events/${id}/placements`, { cookie: one.cookie }),
  }
}

describe('moving one guest', () => {
  it('costs the same at four hundred tables of two thousand as at twenty of a hundred', async () => {
    const few = await (await gala(100)).moves()
    const many = await (await gala(2000)).moves()
    expect(few.map(({ status }) => status)).toEqual([200, 200])
    expect(many).toEqual(few)
    for (const { trips, rowsRead, rowsWritten } of many) {
      expect(trips).toBeLessThanOrEqual(3)
      expect(rowsRead).toBeLessThanOrEqual(60)
      expect(rowsWritten).toBeLessThanOrEqual(13)
    }
  })

  it('is seen again by one reading of the whole, in as many trips for many as for few', async () => {
    const [few, many] = [await (await gala(100)).read(), await (await gala(2000)).read()]
    expect(many.status).toBe(200)
    expect(many.trips).toBe(few.trips)
  })
})
