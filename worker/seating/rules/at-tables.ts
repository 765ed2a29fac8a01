import { byName } from '#core/natural'
import type { KitchenInput, KitchenPerson } from '../../kitchen/shape/kitchen-input.ts'
import { guestKey } from './seating.ts'

/** A person with where they sit: null without a table. */
export type AtTable = {
  person: KitchenPerson
  table: { id: string; name: string } | null
  seat: number | null
}

/** Orders in which people are printed. */
export const orders = ['table', 'name'] as const
export type Order = (typeof orders)[number]

/**
 * People by table, seat and name, or by name alone. Who has no table comes last, and within a table who has no seat.
 * People whose names were erased are left out.
 */
export function atTables(
  { people, tables, placements }: Pick<KitchenInput, 'people' | 'tables' | 'placements'>,
  order: Order,
): AtTable[] {
  const places = new Map(placements.map((placed) => [guestKey(placed), placed]))
  const tableAt = new Map(tables.map(({ id }, index) => [id, index]))
  const rankOf = ({ table }: AtTable) => (table && tableAt.get(table.id)) ?? tables.length
  const seatOf = ({ seat }: AtTable) => seat ?? Number.POSITIVE_INFINITY
  const seated = people
    .filter(({ name }) => name !== '')
    .map((person): AtTable => {
      const placed = places.get(guestKey(person))
      const table = tables[tableAt.get(placed?.tableId ?? '') ?? -1]
      return { person, table: table ?? null, seat: table ? (placed?.seat ?? null) : null }
    })
    .sort((a, b) => byName(a.person.name, b.person.name))
  if (order === 'name') return seated
  return seated.sort((a, b) => rankOf(a) - rankOf(b) || Math.sign(seatOf(a) - seatOf(b)) || 0)
}
