import type { Counts } from '../../invitations/shape/invitation.ts'
import type { Mark } from '../../menu/rules/dish.ts'
import type { DishFields } from '../../menu/shape/dish.ts'
import type { ChosenDish, Dishes, NeedOnDish, PersonChoices } from '../../needs/rules/conflicts.ts'
import type { Age } from '../../needs/rules/needs.ts'
import type { EndedForPerson, EndedSubstitute } from '../rules/ended.ts'

/** A person of a live response. Their choices hold `noDishButSubstitute` where a substitute is agreed and no dish is chosen. */
export type KitchenPerson = PersonChoices & {
  responseId: string
  personId: string
  name: string
  /** Their own note about needs: `allergies` of the response. */
  note: string
  /** The planner has turned the note into needs, or left it as it is. */
  noteSorted?: boolean | undefined
  age?: Age | undefined
  /** Their lasting number, once they have had a need or a note. */
  special: number | null
}

/** A course and its dishes in the menu's order, also what was taken off the menu. */
export type KitchenMenu = readonly {
  id: string
  name: string
  removed: boolean
  required?: boolean | undefined
  /** When it is served, HH:MM. */
  time?: string | null
  /** The default dish the planner set for people who have not chosen. Never served to special guests. */
  defaultItemId?: string | null
  items: readonly ({ id: string; name: string; removed: boolean } & Pick<DishFields, Mark>)[]
}[]

/**
 * A dish served to a person instead of the one they chose, described by `words`, agreed with the kitchen. It ends once they
 * choose another dish.
 */
export type Substitute = {
  responseId: string
  personId: string
  categoryId: string
  itemId: string
  words: string
  agreedBy: string
  /** The label of the kitchen's link by which it was agreed; null for the planner. */
  linkLabel?: string | null
  /** Milliseconds. */
  at: number
}

export type Placement = { responseId: string; personId: string; tableId: string; seat: number | null }

/** Meals for people who are not guests, such as crew: 5. */
export type Extra = { label: string; count: number }

/** People of a guest list who come, who have not answered, and people who come without being on it. */
export type ListedCounts = Pick<Counts, 'coming' | 'silent' | 'unlisted'>

/** Plates the planner guarantees; `due` (milliseconds) is when the number becomes final. */
export type Guaranteed = { count: number; due: number | null }

/** The names of a course and a dish that the menu does not list, and of a substitute for who chose no dish. */
export type FallbackNames = { course: string; dish: string; substitute: string }

/** Everything the kitchen's figures are computed from. */
export type KitchenInput = {
  /** In order of arrival, and of their place in the party. */
  people: readonly KitchenPerson[]
  menu: KitchenMenu
  dishes: Dishes
  substitutes: readonly Substitute[]
  /** Substitutes that ended, where there is no other since. */
  endedSubstitutes?: readonly EndedSubstitute[]
  /** In the planner's order. */
  tables: readonly { id: string; name: string }[]
  placements: readonly Placement[]
  notComing: number
  /** Absent without a guest list. */
  listed?: ListedCounts | undefined
  extras: readonly Extra[]
  /** Spare plates in whole percent. */
  sparePercent: number
  guaranteed: Guaranteed | null
  /** A counter that every change of the kitchen's data raises. */
  version: number
  fallbackNames: FallbackNames
}

/** A person with what follows from their needs and choices. Those with a plate are the kitchen's diners. */
export type KitchenGuest = {
  person: KitchenPerson
  dishes: ChosenDish[]
  /** By chosen dish, the needs named in an unsorted note that it contains. */
  noteConflicts: ReadonlyMap<string, NeedOnDish[]>
  /** Substitutes for dishes they still choose, by course. */
  substitutes: ReadonlyMap<string, Substitute>
  endedSubstitutes: ReadonlyMap<string, EndedForPerson>
  /** Their note, empty where it states no need. */
  note: string
  /** Nobody has sorted the note. */
  noteUnsorted: boolean
  needsSpecialMeal: boolean
  hasPlate: boolean
  /** The index of their table, and the number of tables where they have none. */
  table: number
  seat: number | null
}
