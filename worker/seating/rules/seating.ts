/** A person by the party they came with. */
export type Guest = { responseId: string; personId: string }

/** A person's place. Without a seat they have the table only. */
export type Placement = Guest & { tableId: string; seat: number | null }

export type Table = { id: string; seats: number }

/** Seats at one table. */
export const seatsMax = 60

/**
 * A planner's move: null takes a person from their table. One that is undone names the filling that had placed them, which
 * places them again.
 */
export type Move = Guest & {
  tableId: string | null
  seat?: number | null | undefined
  fillId?: string | undefined
}

/** The refusal of moves: the first move that fails. */
export type MoveRefusal = { move: Move; reason: 'guest' | 'table' | 'seat' | 'taken' | 'twice' }

/** The key of a person among the parties of an event. */
export function guestKey({ responseId, personId }: Guest): string {
  return `${responseId}/${personId}`
}

/**
 * Placements after all moves are applied at once, so that two people can swap seats. Refused: an unknown person or
 * table, a person moved twice, a seat the table does not have, a seat another person keeps or gets. More people than
 * seats are allowed.
 */
export function moved(
  placements: readonly Placement[],
  moves: readonly Move[],
  guests: readonly Guest[],
  tables: readonly Table[],
): { placements: Placement[] } | { refused: MoveRefusal } {
  const known = new Set(guests.map(guestKey))
  const seatsOf = new Map(tables.map(({ id, seats }) => [id, seats]))
  const moving = new Set<string>()
  for (const move of moves) {
    const seats = move.tableId === null ? 0 : seatsOf.get(move.tableId)
    if (!known.has(guestKey(move))) return { refused: { move, reason: 'guest' } }
    if (moving.has(guestKey(move))) return { refused: { move, reason: 'twice' } }
    if (seats === undefined) return { refused: { move, reason: 'table' } }
    if (!isSeat(move, seats)) return { refused: { move, reason: 'seat' } }
    moving.add(guestKey(move))
  }
  const after = placements.filter((one) => !moving.has(guestKey(one)))
  const taken = new Set(after.map(seatKey))
  for (const move of moves) {
    if (move.tableId === null) continue
    const placed: Placement = {
      responseId: move.responseId,
      personId: move.personId,
      tableId: move.tableId,
      seat: move.seat ?? null,
    }
    if (placed.seat !== null && taken.has(seatKey(placed))) return { refused: { move, reason: 'taken' } }
    taken.add(seatKey(placed))
    after.push(placed)
  }
  return { placements: after }
}

function isSeat({ seat }: Move, seats: number): boolean {
  return seat === undefined || seat === null || (Number.isInteger(seat) && seat >= 1 && seat <= seats)
}

/** The key of a seat; the same for all who have a table only. */
function seatKey({ tableId, seat }: Placement): string {
  return `${tableId}/${seat ?? ''}`
}

/** The room at a table: free seats, and the number of people above its seats. */
export type Room = { tableId: string; seats: number; taken: number; free: number; over: number }

/** The room at each table, in the order of the tables. */
export function roomAt(tables: readonly Table[], placements: readonly Placement[]): Room[] {
  const byTable = Map.groupBy(placements, ({ tableId }) => tableId)
  return tables.map(({ id, seats }) => {
    const taken = byTable.get(id)?.length ?? 0
    return { tableId: id, seats, taken, free: Math.max(0, seats - taken), over: Math.max(0, taken - seats) }
  })
}

/** A person without a table. `party` lists where others of their party sit, with the free seats there. */
export type Unplaced = Guest & { party: { tableId: string; free: number }[] }

/** People without a table, in the order given, with the tables of their party. */
export function unplaced(
  guests: readonly Guest[],
  placements: readonly Placement[],
  tables: readonly Table[],
): Unplaced[] {
  const placed = new Set(placements.map(guestKey))
  const rooms = roomAt(tables, placements)
  const byParty = Map.groupBy(placements, ({ responseId }) => responseId)
  return guests
    .filter((guest) => !placed.has(guestKey(guest)))
    .map(({ responseId, personId }) => {
      const at = new Set((byParty.get(responseId) ?? []).map(({ tableId }) => tableId))
      const party = rooms
        .filter(({ tableId }) => at.has(tableId))
        .map(({ tableId, free }) => ({ tableId, free }))
      return { responseId, personId, party }
    })
}
