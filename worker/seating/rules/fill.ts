import { type Guest, guestKey, type Placement, roomAt, type Table } from './seating.ts'

/** The outcome of filling. `split` names the parties that sit at more than one table, with how many at each. */
export type Filled = {
  placed: Placement[]
  split: { responseId: string; at: { tableId: string; count: number }[] }[]
  /** People without room. A party is placed whole or not at all. */
  left: Guest[]
}

/**
 * Fills tables by party. Only people without a table are placed, the largest party first, and equal ones in order of
 * arrival. A party goes to a table where some of it sit, else to the first with room for all, else to the fewest
 * tables.
 * @param guests in order of arrival
 * @param tables in the planner's order
 * @param seats true to give each person the lowest free seat
 */
export function fillByParty(
  guests: readonly Guest[],
  tables: readonly Table[],
  placements: readonly Placement[],
  seats = false,
): Filled {
  const seated = new Set(placements.map(guestKey))
  const waiting = guests.filter((guest) => !seated.has(guestKey(guest)))
  const parties = [...Map.groupBy(waiting, ({ responseId }) => responseId)]
  const room = new Map(roomAt(tables, placements).map(({ tableId, free }) => [tableId, free]))
  const filled: Filled = { placed: [], split: [], left: [] }
  const freeSeats = seatsOf(tables, placements)
  for (const [responseId, people] of parties.sort(([, a], [, b]) => b.length - a.length)) {
    const own = placements.filter((one) => one.responseId === responseId).map(({ tableId }) => tableId)
    const shares = sharesOf(people.length, room, new Set(own))
    if (shares.length === 0) {
      filled.left.push(...people)
      continue
    }
    const tablesOfAll = shares.flatMap(({ tableId, count }) => Array.from({ length: count }, () => tableId))
    for (const [index, tableId] of tablesOfAll.entries()) {
      const { personId = '' } = people[index] ?? {}
      const seat = seats ? (freeSeats.get(tableId)?.shift() ?? null) : null
      filled.placed.push({ responseId, personId, tableId, seat })
      room.set(tableId, (room.get(tableId) ?? 0) - 1)
    }
    const at = tableCounts([...own, ...tablesOfAll])
    if (at.length > 1) filled.split.push({ responseId, at })
  }
  return filled
}

/** Numbers of a party's people by table. Empty if there is no room for all. */
function sharesOf(
  size: number,
  room: ReadonlyMap<string, number>,
  own: ReadonlySet<string>,
): { tableId: string; count: number }[] {
  const free = [...room].filter(([, seats]) => seats > 0).map(([tableId, seats]) => ({ tableId, seats }))
  const first = [...free.filter(({ tableId }) => own.has(tableId)), ...free]
  const whole = first.find(({ seats }) => seats >= size)
  if (whole) return [{ tableId: whole.tableId, count: size }]
  const shares: { tableId: string; count: number }[] = []
  // Taking the tables with the most room first uses the fewest. The last table is the first that fits the rest.
  const byRoom = free.toSorted((a, b) => b.seats - a.seats)
  for (let rest = size; rest > 0; ) {
    const taken = new Set(shares.map(({ tableId }) => tableId))
    const last = free.find(({ tableId, seats }) => seats >= rest && !taken.has(tableId))
    const next = last ?? byRoom.find(({ tableId }) => !taken.has(tableId))
    if (!next) return []
    const count = Math.min(rest, next.seats)
    shares.push({ tableId: next.tableId, count })
    rest -= count
  }
  return shares
}

function tableCounts(tableIds: readonly string[]): { tableId: string; count: number }[] {
  return [...Map.groupBy(tableIds, (id) => id)].map(([tableId, all]) => ({ tableId, count: all.length }))
}

/** The seats nobody has, by table, the lowest first. */
function seatsOf(tables: readonly Table[], placements: readonly Placement[]): Map<string, number[]> {
  return new Map(
    tables.map(({ id, seats }) => {
      const taken = new Set(placements.filter(({ tableId }) => tableId === id).map(({ seat }) => seat))
      return [id, Array.from({ length: seats }, (_, index) => index + 1).filter((seat) => !taken.has(seat))]
    }),
  )
}
