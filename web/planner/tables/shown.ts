import type { AwaitedParty } from '#seating/rules/awaited'
import { type Guest, guestKey, type Move, roomAt } from '#seating/rules/seating'
import type { SeatedTable, Seating } from '#seating/shape/view'

/** A person as the page shows them. `saving`: their move is not committed yet. */
export type Person = Guest & {
  name: string
  special: number | null
  seat: number | null
  /** The filling that placed them. */
  fillId?: string | undefined
  saving: boolean
}

/** The people of one party who sit at the same table, or nowhere. */
export type Group = {
  responseId: string
  tableId: string | null
  lead: string
  /** Everybody of the party, here or not. */
  size: number
  people: Person[]
  /** Number of the party at each of its tables, the most first. */
  counts: number[]
  /** Other tables where some of the party sit. */
  elsewhere: { tableId: string; table: string; free: number }[]
}

/** A move on its way. `saved`: it is committed, and not read again yet. */
export type MoveUnderWay = Move & { saved?: boolean }

export type ShownTable = SeatedTable & { groups: Group[]; awaited?: readonly AwaitedParty[] }
export type Shown = { tables: ShownTable[]; unplaced: Group[]; guests: number; left: number }

/** The seating with moves that are on their way: parties by table, in order of arrival. */
export function shownOf(seating: Seating, moves: readonly MoveUnderWay[] = []): Shown {
  const places = new Map(seating.placements.map((one) => [guestKey(one), one.tableId]))
  const seats = new Map(seating.placements.map((one) => [guestKey(one), one.seat]))
  const fills = new Map(seating.placements.map((one) => [guestKey(one), one.fillId]))
  const moving = new Set<string>()
  for (const { responseId, personId, tableId, seat = null, fillId, saved = false } of moves) {
    const key = guestKey({ responseId, personId })
    if (saved) moving.delete(key)
    else moving.add(key)
    seats.set(key, seat)
    fills.set(key, fillId)
    if (tableId === null) places.delete(key)
    else places.set(key, tableId)
  }
  const known = new Set(seating.tables.map(({ id }) => id))
  const groups: Group[] = seating.parties.flatMap(({ responseId, lead, people }) => {
    const all = people.map((person) => ({ ...person, responseId, key: `${responseId}/${person.personId}` }))
    const at = Map.groupBy(all, ({ key }) => {
      const tableId = places.get(key) ?? null
      return tableId !== null && known.has(tableId) ? tableId : null
    })
    return [...at].map(([tableId, some]) => ({
      responseId,
      tableId,
      lead,
      size: people.length,
      people: some.map(({ personId, name, special, key }) => ({
        responseId,
        personId,
        name,
        special,
        seat: seats.get(key) ?? null,
        fillId: fills.get(key),
        saving: moving.has(key),
      })),
      counts: [...at]
        .filter(([one]) => one !== null)
        .map(([, sitting]) => sitting.length)
        .sort((one, other) => other - one),
      elsewhere: [...at.keys()]
        .filter((one) => one !== null && one !== tableId)
        .map((one) => ({ tableId: one ?? '', table: '', free: 0 })),
    }))
  })
  const byTable = Map.groupBy(groups, ({ tableId }) => tableId)
  const placed = groups.flatMap(({ tableId, people }) =>
    tableId === null ? [] : people.map((one) => ({ ...one, tableId })),
  )
  const rooms = new Map(roomAt(seating.tables, placed).map((room) => [room.tableId, room]))
  const names = new Map(seating.tables.map(({ id, name }) => [id, name]))
  for (const { elsewhere } of groups)
    for (const one of elsewhere) {
      one.table = names.get(one.tableId) ?? ''
      one.free = rooms.get(one.tableId)?.free ?? 0
    }
  const unplaced = byTable.get(null) ?? []
  return {
    tables: seating.tables.map((table) => {
      const { taken = 0, free = 0, over = 0 } = rooms.get(table.id) ?? {}
      const room = { taken, free: Math.max(0, free - (table.kept ?? 0)), over }
      const awaited = (seating.awaited ?? []).filter(({ tableId }) => tableId === table.id)
      return { ...table, ...room, groups: byTable.get(table.id) ?? [], awaited }
    }),
    unplaced,
    guests: placed.length + unplaced.flatMap(({ people }) => people).length,
    left: unplaced.flatMap(({ people }) => people).length,
  }
}

/** Everybody at a table, with it. */
export function seatedIn(tables: readonly ShownTable[]): { person: Person; table: ShownTable }[] {
  return tables.flatMap((table) =>
    table.groups.flatMap(({ people }) => people.map((person) => ({ person, table }))),
  )
}

/**
 * The moves that take people to a table, or with null from theirs.
 * @param seats true to give each the lowest seat that nobody has
 */
export function movesTo(people: readonly Person[], table: ShownTable | null, seats: boolean): Move[] {
  const taken = new Set(table?.groups.flatMap((group) => group.people.map(({ seat }) => seat)))
  const free = Array.from({ length: table?.seats ?? 0 }, (_, index) => index + 1).filter(
    (seat) => !taken.has(seat),
  )
  return people.map(({ responseId, personId }, index) => ({
    responseId,
    personId,
    tableId: table?.id ?? null,
    seat: (seats && free[index]) || null,
  }))
}

/** The moves that take people back where they are now. @param seats true where guests have seats of their own */
export function movesBack(people: readonly Person[], table: ShownTable | null, seats: boolean): Move[] {
  return people.map(({ responseId, personId, seat, fillId }) => ({
    responseId,
    personId,
    fillId,
    tableId: table?.id ?? null,
    seat: seats && table ? seat : null,
  }))
}

/** True if two tables, or two lists of parties, look the same and need no new rendering. */
export function looksSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
