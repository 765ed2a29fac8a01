import type { Author } from '#core/shapes'
import { noneName, noPlate, shownName, unknownCategory, unknownItem } from '#menu/words/shared'
import { nothingChosen, servedInstead } from '#party/words/planner'
import { getsPlate } from '../../kitchen/rules/plate.ts'
import type { PlannerItem } from '../../menu/shape/menu.ts'
import { noneForMe } from '../rules/choices.ts'
import type { PlannerDecline } from './decline.ts'
import type { ResponseView } from './guest.ts'
import type { Person } from './person.ts'

/** Responses that share names, and whether the planner says that they are of different parties (`apart`). */
export type ToldApart = { responses: string[]; apart: boolean }

/** Every category and item that was ever on an event's menu. Removed ones keep their last name. */
export type MenuWithRemoved = {
  id: string
  name: string
  removed: boolean
  required?: boolean | undefined
  items: (PlannerItem & { removed: boolean })[]
}[]

/** The name of a choice: an item's by its id, among those a category ever had, or "None for me". */
export function itemName(category: MenuWithRemoved[number] | undefined, itemId: string): string {
  if (itemId === noneForMe) return noneName
  const item = category?.items.find(({ id }) => id === itemId)
  return item ? shownName(item) : unknownItem
}

export type ChoiceLine = { category: string; choice: string; chosen: boolean }

/**
 * One line per menu category, in order, with what a person chose. Removed categories and unknown ones follow if
 * something was chosen there.
 */
export function choiceLines(person: Person, menu: MenuWithRemoved): ChoiceLine[] {
  const known = new Set(menu.map(({ id }) => id))
  const hasPlate = getsPlate(person)
  const lines = menu
    .filter((category) => !category.removed || person.selections[category.id])
    .map((category) => {
      const itemId = person.selections[category.id]
      const choice = itemId ? itemName(category, itemId) : hasPlate ? nothingChosen : noPlate
      return { category: shownName(category), choice, chosen: Boolean(itemId) || !hasPlate }
    })
  const unknown = Object.entries(person.selections)
    .filter(([id, itemId]) => itemId && !known.has(id))
    .map(([, itemId]) => ({ category: unknownCategory, choice: itemName(undefined, itemId), chosen: true }))
  return [...lines, ...unknown]
}

/** A person's substitute in a course, and who agreed it. */
export type PersonSubstitute = {
  personId: string
  categoryId: string
  words: string
  agreedBy: string
  linkLabel?: string | null | undefined
}

/** A person's substitutes as lines, in the order of the menu. */
export function agreedLines(agreed: readonly Omit<PersonSubstitute, 'personId'>[], menu: MenuWithRemoved) {
  return menu.flatMap((category) =>
    agreed
      .filter(({ categoryId }) => categoryId === category.id)
      .map((one) => servedInstead(shownName(category), one)),
  )
}

/**
 * A response as its planner sees it. `undelivered`: the last mail to its address could not be delivered. `withNeed`: indexes of the
 * people with a need or note. `agreed`: their substitutes.
 */
export type PlannerResponse = ResponseView & {
  undelivered: boolean
  withNeed: number[]
  /** The planner who wrote the current version; absent if the guest did. */
  author?: Author | undefined
  agreed?: PersonSubstitute[] | undefined
  /** Names of the people's tables, by person id; absent if nobody of the party has one. */
  tables?: Record<string, string> | undefined
}

/** The reply to a planner's write of a response. It does not contain the guest's edit link. */
export type SavedResponse = { responseId: string; version: number }

/** A response's edit link, for its planner to pass on. */
export type EditLink = { url: string }

/** Time at which a mail is sent: null for now, or later, since its address has received as many mails as one may. */
export type QueuedMail = { waitsUntil: number | null }

/** One page of an event's responses, newest first, with the names of all their dishes. */
export type ResponseList = {
  responses: PlannerResponse[]
  /** The cursor of the next page. */
  next?: string
  menu: MenuWithRemoved
  /** The newest 500 of the event on the first page, newest first; empty on the others. */
  declines: PlannerDecline[]
  /** True if there are more of them; else absent. */
  moreDeclines?: true | undefined
  /** `notComing` counts the people of all declines. */
  total: { responses: number; guests: number; notComing: number }
}
