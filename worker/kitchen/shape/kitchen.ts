import type { Marks } from '../../menu/rules/dish.ts'
import type { NeedOnDish } from '../../needs/rules/conflicts.ts'
import type { State } from '../../needs/rules/contents.ts'
import type { Age, Diet, Ingredient, Need, Wish } from '../../needs/rules/needs.ts'
import type { EndedForPerson } from '../rules/ended.ts'
import type { Extra, Guaranteed, ListedCounts } from './kitchen-input.ts'

/**
 * `total` is the sum of `asListed` and `changed`. `changedFor` holds the special numbers of those who get something else; it is
 * shorter than `changed` where somebody has no number. Dishes with
 * marks are counted apart, behind the others.
 */
export type CourseItem = Marks & {
  id: string
  name: string
  removed: boolean
  asListed: number
  changed: number
  changedFor: number[]
  total: number
  /** Children and infants among the total. */
  children: number
  infants: number
  /** Spare plates, never added to the total. */
  sparePlates: number
  /** Ticked allergies and intolerances among those who chose it. */
  needs: { what: Ingredient; count: number }[]
}

/** `total` is the plates: every item's total, none for me and not chosen together. */
export type Course = {
  categoryId: string
  name: string
  removed: boolean
  required: boolean
  time: string | null
  items: CourseItem[]
  noneForMe: number
  notChosen: number
  /** The default dish of those who have not chosen, special guests left out. */
  defaultDish: { id: string; name: string; count: number } | null
  total: number
}

/**
 * A dish of a special guest. `itemId` is null where nothing is chosen, and 'none' for "None for me". It is
 * `noDishButSubstitute` where the guest chose no dish and a substitute is agreed.
 */
export type SpecialGuestDish = {
  categoryId: string
  itemId: string | null
  state: State | null
  /** The needs that the dish conflicts with, or of which it is not confirmed, the worst first. */
  needs: NeedOnDish[]
  /** Needs named in an unsorted note that the dish contains or may contain; absent without any. */
  namedInNote?: NeedOnDish[] | undefined
  wish: Wish | null
  /** Counted as a changed dish: something else was asked for or agreed. */
  changed: boolean
  /** False where the guest has not been shown the contents that they are warned of. */
  wasShown: boolean
  alternative: { words: string; agreedBy: string; linkLabel?: string | undefined; at: number } | null
  /** The last substitute, where none is valid now. */
  ended?:
    | Pick<EndedForPerson, 'words' | 'agreedBy' | 'linkLabel' | 'at' | 'reason' | 'mustAskAgain'>
    | undefined
}

export type SpecialGuest = {
  number: number | null
  responseId: string
  personId: string
  name: string
  age?: Age | undefined
  table: string | null
  seat: number | null
  needs: Need[]
  /** The note, as typed; empty where it states no need. */
  words: string
  /** Nobody has sorted the note, and no dish is compared with it. Absent otherwise. */
  noteUnsorted?: true | undefined
  /** Nothing is cooked for them: an infant without a dish. Absent otherwise. */
  noPlate?: true | undefined
  dishes: SpecialGuestDish[]
}

/** A table’s counts, without dishes nobody chose. `tableId` is null for people without a table. */
export type TableCount = {
  tableId: string | null
  name: string
  plates: number
  specials: number[]
  courses: {
    categoryId: string
    items: { id: string; count: number }[]
    noneForMe: number
    notChosen: number
  }[]
}

/** Numbers of people who wait for the planner. */
export type Attention = {
  /** Number who chose a dish that contains what they must avoid. */
  contained: number
  /**
   * Number who chose a dish that contains, or for an allergy may contain, what they must avoid, without a substitute and
   * without the wish to take it as it is.
   */
  unsettled: number
  /** Number for whom something was agreed that no longer holds, so that the kitchen must be asked again. */
  ended: number
  /** Number who wait for a substitute and have not been shown what the dish contains. */
  notShown: number
  /** Number with a need for which a chosen dish is not confirmed, and the number of such dishes. */
  notConfirmed: { dishes: number; guests: number }
  /** By course, number who chose a dish there that is not confirmed. */
  byCourse: { categoryId: string; guests: number }[]
}

/** The kitchen's figures: what sheet, screen, link and paper show. */
export type KitchenFigures = {
  /** All guests except infants without a dish. */
  plates: number
  guests: number
  children: number
  infants: number
  infantsWithoutPlate: number
  /** Plates of people who may be in two responses; absent for none. */
  perhapsTwice?: number | undefined
  notComing: number
  /** Counts of the guest list's people, without names. Absent without one. */
  listed?: ListedCounts | undefined
  courses: Course[]
  specials: SpecialGuest[]
  /** Diets of guests who are not special. */
  diets: { what: Diet; count: number }[]
  /** Number of people with an unsorted note. */
  wordsNotSorted: number
  tables: TableCount[]
  extras: Extra[]
  /** Spare plates in whole percent. */
  sparePercent: number
  guaranteed: Guaranteed | null
  attention: Attention
  version: number
}

/** The counts of dishes and people alone. */
export type KitchenTotals = Pick<KitchenFigures, 'extras' | 'plates' | 'guests' | 'notComing'> & {
  courses: Omit<Course, 'defaultDish'>[]
}
