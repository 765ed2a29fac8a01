import type { AwaitedParty } from '../rules/awaited.ts'
import type { NamedTable } from '../rules/csv.ts'
import type { Filled } from '../rules/fill.ts'
import type { SeatingPreview } from '../rules/import.ts'
import type { Placement, Room, Unplaced } from '../rules/seating.ts'

/** A table with how many sit there: `over` is how many more than it has seats. */
export type SeatedTable = NamedTable &
  Pick<Room, 'taken' | 'free' | 'over'> & {
    /** Seats for invited people who have not answered; absent without any. */
    kept?: number | undefined
  }

/** The tables of an event in the planner's order. `on` and `seats` are its switches. */
export type TableList = { on: boolean; seats: boolean; tables: SeatedTable[] }

/** A party, with whoever may be seated. `special` is a person's lasting number. */
export type SeatingParty = {
  responseId: string
  lead: string
  people: { personId: string; name: string; special: number | null }[]
}

/** A person's place, with the filling that placed them, if they were not moved since. */
export type SeatedGuest = Placement & { fillId?: string | undefined }

/** An event's seating. Parties are in order of arrival. */
export type Seating = TableList & {
  parties: SeatingParty[]
  placements: SeatedGuest[]
  unplaced: Unplaced[]
  /** The last filling of which somebody still sits where it placed them, and how many do. */
  lastFill: { id: string; guests: number } | null
  /** Invitations of which somebody has not answered, by name; absent without any. */
  awaited?: AwaitedParty[] | undefined
}

/** The outcome of filling. Undone by its id, it takes away whoever was not moved since. */
export type FilledTables = Filled & { id: string }

/** An import before it is applied. Applying needs its tag, so that nothing else is applied than what was read. */
export type ImportPreview = SeatingPreview & { tag: string }

/** Numbers of people an import moved and tables it made. */
export type ImportApplied = { moved: number; newTables: number }
