import { noneName } from '#words/guest'
import { nothingChosen, shownName, unknownCategory, unknownItem } from '#words/planner'
import { noneForMe } from './choices.ts'
import type { PlannerDecline } from './decline.ts'
import type { ResponseView } from './guest.ts'
import type { Person } from './person.ts'

/** How long a deleted response can be restored, in milliseconds. */
export const restorableFor = 60_000

/** Every item that was ever on an event's menu. Removed items keep their last name. */
export type KnownMenu = {
  id: string
  name: string
  removed: boolean
  required?: boolean | undefined
  items: { id: string; name: string; description: string; removed: boolean }[]
}[]

/** The name of a choice: an item's by its id, among those a category ever had, or "None for me". */
export function itemName(category: KnownMenu[number] | undefined, itemId: string): string {
  if (itemId === noneForMe) return noneName
  const item = category?.items.find(({ id }) => id === itemId)
  return item ? shownName(item) : unknownItem
}

export type ChoiceLine = { category: string; choice: string; chosen: boolean }

/**
 * One line per menu category, in order, with what a person chose. Removed categories and unknown ones follow if
 * something was chosen there.
 */
export function choiceLines(person: Person, menu: KnownMenu): ChoiceLine[] {
  const known = new Set(menu.map(({ id }) => id))
  const lines = menu
    .filter((category) => !category.removed || person.selections[category.id])
    .map((category) => {
      const itemId = person.selections[category.id]
      const choice = itemId ? itemName(category, itemId) : nothingChosen
      return { category: shownName(category), choice, chosen: Boolean(itemId) }
    })
  const unknown = Object.entries(person.selections)
    .filter(([id, itemId]) => itemId && !known.has(id))
    .map(([, itemId]) => ({ category: unknownCategory, choice: itemName(undefined, itemId), chosen: true }))
  return [...lines, ...unknown]
}

/** A response as its planner sees it, including whether the last mail to its address was given up. */
export type PlannerResponse = ResponseView & { undelivered: boolean }

/** Answer to a planner's write of a response. It does not contain the guest's edit link. */
export type SavedResponse = { responseId: string; version: number }

/** One page of an event's responses, newest first, with the names of all their dishes. */
export type ResponseList = {
  responses: PlannerResponse[]
  /** Asks for the page after this one. */
  next?: string
  menu: KnownMenu
  /** All of the event on the first page, newest first; empty on the others. */
  declines: PlannerDecline[]
  /** `notComing` counts the people of all declines. */
  total: { responses: number; guests: number; notComing: number }
}

/** What the kitchen needs of an event. */
export type Totals = {
  categories: {
    id: string
    name: string
    items: { id: string; name: string; count: number }[]
    /** Guests who said "None for me". */
    noneForMe: number
    /** Guests who chose nothing here. */
    none: number
  }[]
  guests: number
  /** People who told that they cannot come. */
  notComing: number
  allergies: { name: string; party: string; text: string }[]
}
