import type { Mark } from '../../menu/rules/dish.ts'
import type { Diet, Need } from '../../needs/rules/needs.ts'
import type { SheetDish, SheetHead, SheetSpecialGuest } from '../shape/sheet.ts'

// Differences as data; words/ puts them into sentences.

export type RemovableName = { name: string; removed: boolean }
type FromTo<T> = { from: T; to: T }

export type BareNeed = Pick<Need, 'what' | 'how'>
export type TableSeat = { table: string | null; seat: number | null }

/** A dish of a special guest as one sheet has it: with the dish's name there, null where nothing is chosen. */
export type NamedGuestDish = { dish: SheetDish; name: string | null; needs: readonly BareNeed[] }

/** A special guest who is new, gone or has changed. Null: a course they had no dish in, and a line that was erased. */
export type AboutSpecialGuest = { specialNumber: number | null } & (
  | { kind: 'new'; line: SheetSpecialGuest }
  | { kind: 'gone'; line: SheetSpecialGuest | null }
  | ({ kind: 'name' | 'words' } & FromTo<string>)
  | ({ kind: 'needs' } & FromTo<readonly BareNeed[]>)
  | ({ kind: 'dish'; course: string } & FromTo<NamedGuestDish | null>)
)

/** `tables`: the number of tables, where all of them were added or removed at once. */
export type AboutTable =
  | ({ kind: 'moved'; specialNumber: number | null } & FromTo<TableSeat>)
  | ({ kind: 'tables' } & FromTo<number>)
  | { kind: 'table-new' | 'table-gone'; name: string }
  | ({ kind: 'table-renamed' } & FromTo<string>)
  | ({ kind: 'table-plates'; name: string } & FromTo<number>)
  | ({ kind: 'table-dish'; name: string; dish: RemovableName } & FromTo<number>)

/** `removed`: taken off the menu, and listed since somebody chose it. `gone`: no longer listed. */
export type AboutCourse =
  | { kind: 'course-new' | 'course-gone' | 'course-removed' | 'course-back' }
  | ({ kind: 'course-renamed' } & FromTo<string>)
  | ({ kind: 'course-time' | 'default-dish' } & FromTo<string | null>)
  | { kind: 'dish-new' | 'dish-gone' | 'dish-removed' | 'dish-back'; dish: RemovableName }
  | { kind: 'dish-mark'; mark: Mark; set: boolean; dish: RemovableName }
  | ({ kind: 'dish-renamed' } & FromTo<string>)
  | ({ kind: 'dish-total'; dish: RemovableName } & FromTo<number>)
  | ({ kind: 'dish-young'; of: 'children' | 'infants'; dish: RemovableName } & FromTo<number>)
  | ({ kind: 'dish-changed-for'; dish: RemovableName } & FromTo<readonly number[]>)
  | ({ kind: 'none' | 'not-chosen' } & FromTo<number>)

/** The counts of a sheet's head, in the order in which their changes are listed. */
export const headCounts = [
  'guests',
  'plates',
  'children',
  'infants',
  'infantsWithoutPlate',
  'notComing',
  'wordsNotSorted',
] as const
/** The other facts of a sheet's head. */
export const headFacts = ['title', 'serviceDay', 'serviceTime', 'venue', 'timeZone', 'closesAt'] as const

export type AboutGuests =
  | ({ kind: 'count'; of: (typeof headCounts)[number] } & FromTo<number>)
  | ({ kind: 'fact'; of: (typeof headFacts)[number] } & FromTo<string | number | null>)
  | ({ kind: 'diet'; what: Diet } & FromTo<number>)
  | ({ kind: 'extra'; label: string } & FromTo<number>)
  | ({ kind: 'spare' } & FromTo<number>)
  | ({ kind: 'guaranteed' } & FromTo<SheetHead['guaranteed']>)

/** The courses that both sheets list, by name, as each is served after another. */
export type AboutSort = { kind: 'order' } & FromTo<readonly string[]>

/** One difference that the kitchen reads. */
export type DiffLine =
  | { section: 'allergy'; about: AboutSpecialGuest }
  | { section: 'table'; about: AboutTable }
  | { section: 'courses'; about: AboutSort }
  | { section: 'course'; course: RemovableName; about: AboutCourse }
  | { section: 'guests'; about: AboutGuests }
