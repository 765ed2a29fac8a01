import type { Mark } from '../../menu/rules/dish.ts'
import type { Diet, Need } from '../../needs/rules/needs.ts'
import type { SheetDish, SheetHead, SheetSpecialGuest } from '../shape/sheet.ts'

// Differences as data; words/ puts them into sentences.

export type Named = { name: string; removed: boolean }
type Turn<T> = { from: T; to: T }

export type GivenNeed = Pick<Need, 'what' | 'how'>
export type Where = { table: string | null; seat: number | null }

/** A dish of a special guest as one sheet has it: with the dish's name there, null where nothing is chosen. */
export type DishThen = { dish: SheetDish; name: string | null; needs: readonly GivenNeed[] }

/** A special guest who is new, gone or has changed. Null: a course they had no dish in, and a line that was erased. */
export type AboutSpecialGuest = { specialNumber: number | null } & (
  | { kind: 'new'; line: SheetSpecialGuest }
  | { kind: 'gone'; line: SheetSpecialGuest | null }
  | ({ kind: 'name' | 'words' } & Turn<string>)
  | ({ kind: 'needs' } & Turn<readonly GivenNeed[]>)
  | ({ kind: 'dish'; course: string } & Turn<DishThen | null>)
)

/** `tables`: the number of tables, where all of them were added or removed at once. */
export type AboutTable =
  | ({ kind: 'moved'; specialNumber: number | null } & Turn<Where>)
  | ({ kind: 'tables' } & Turn<number>)
  | { kind: 'table-new' | 'table-gone'; name: string }
  | ({ kind: 'table-renamed' } & Turn<string>)
  | ({ kind: 'table-plates'; name: string } & Turn<number>)
  | ({ kind: 'table-dish'; name: string; dish: Named } & Turn<number>)

export type AboutCourse =
  | { kind: 'course-new' | 'course-gone' | 'course-removed' | 'course-back' }
  | ({ kind: 'course-renamed' } & Turn<string>)
  | ({ kind: 'course-time' | 'default-dish' } & Turn<string | null>)
  | { kind: 'dish-new' | 'dish-gone' | 'dish-removed' | 'dish-back'; dish: Named }
  | { kind: 'dish-mark'; mark: Mark; set: boolean; dish: Named }
  | ({ kind: 'dish-renamed' } & Turn<string>)
  | ({ kind: 'dish-total'; dish: Named } & Turn<number>)
  | ({ kind: 'dish-young'; of: 'children' | 'infants'; dish: Named } & Turn<number>)
  | ({ kind: 'dish-changed'; dish: Named } & Turn<readonly number[]>)
  | ({ kind: 'none' | 'not-chosen' } & Turn<number>)

/** The counts of a sheet's head, in the order in which their changes are listed. */
export const headCounts = [
  'guests',
  'plates',
  'children',
  'infants',
  'infantsWithout',
  'notComing',
  'wordsNotSorted',
] as const
/** The other facts of a sheet's head. */
export const headFacts = ['title', 'serviceDay', 'serviceTime', 'venue', 'timeZone', 'closesAt'] as const

export type AboutGuests =
  | ({ kind: 'count'; of: (typeof headCounts)[number] } & Turn<number>)
  | ({ kind: 'fact'; of: (typeof headFacts)[number] } & Turn<string | number | null>)
  | ({ kind: 'diet'; what: Diet } & Turn<number>)
  | ({ kind: 'extra'; label: string } & Turn<number>)
  | ({ kind: 'spare' } & Turn<number>)
  | ({ kind: 'guaranteed' } & Turn<SheetHead['guaranteed']>)

/** The courses that both sheets list, by name, as each is served after another. */
export type AboutOrder = { kind: 'order' } & Turn<readonly string[]>

/** One difference that the kitchen reads. */
export type DiffLine =
  | { section: 'allergy'; about: AboutSpecialGuest }
  | { section: 'table'; about: AboutTable }
  | { section: 'courses'; about: AboutOrder }
  | { section: 'course'; course: Named; about: AboutCourse }
  | { section: 'guests'; about: AboutGuests }
