import type { ResponseView } from './guest.ts'
import type { Person } from './person.ts'

export const nothingChosen = 'Nothing Chosen'
export const unknownCategory = 'Unknown Category'
export const unknownItem = 'Unknown Item'
export const responsesNotLoaded = 'Failed to load guest responses. Please try again.'
export const responseGone = 'This response was deleted.'
export const guestsErased =
  'The details of this event’s guests are erased for good. Nobody can be added to it any more.'
export const restoreOver = 'This response can no longer be restored.'

/** How long a deleted response can be restored, in milliseconds. */
export const restorableFor = 60_000

/** Everything that was ever on an event's menu: what was taken off it keeps its last name. */
export type KnownMenu = {
  id: string
  name: string
  removed: boolean
  items: { id: string; name: string; description: string; removed: boolean }[]
}[]

/** A name as it stands in lists: one that was taken off the menu says so. */
export function shownName({ name, removed }: { name: string; removed: boolean }): string {
  return removed ? `${name} (removed)` : name
}

/** The name of an item by its id, among those a category ever had. */
export function itemName(category: KnownMenu[number] | undefined, itemId: string): string {
  const item = category?.items.find(({ id }) => id === itemId)
  return item ? shownName(item) : unknownItem
}

export type ChoiceLine = { category: string; choice: string; chosen: boolean }

/**
 * One line per category of the menu, in its order, with what a person chose; then those taken off the menu, and what
 * is not known at all, where something was chosen.
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
    .map(() => ({ category: unknownCategory, choice: unknownItem, chosen: true }))
  return [...lines, ...unknown]
}

/** Asked before a response is deleted. */
export function deleteResponseAsked(leadGuestName: string): string {
  return `Are you sure you want to delete the response of ${leadGuestName}'s group?`
}

/** 12 responses, 30 guests: the line above the list. */
export function totalLine(responses: number, guests: number): string {
  return `${counted(responses, 'response')} · ${counted(guests, 'total guest')}`
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`
}

/** Shown beside the address a mail never reached. */
export const notDelivered = 'Mail could not be delivered'
export const notDeliveredAbout =
  'The mail with the edit link could not be delivered to this address. Ask the guest for the right one and correct it: the link is sent again.'

/** 2 mails could not be delivered: the line above the list. */
export function notDeliveredLine(mails: number): string {
  const marked = mails === 1 ? 'Its address is marked' : 'Their addresses are marked'
  return `${counted(mails, 'mail')} could not be delivered. ${marked} below.`
}

/** A response as its planner sees it: also whether the last mail to its address was given up. */
export type PlannerResponse = ResponseView & { undelivered: boolean }

/** What a planner's write of a response answers. The guest's edit link is no part of it. */
export type SavedResponse = { responseId: string; version: number }

/** One page of an event's responses, newest first, with everything their dishes are named by. */
export type ResponseList = {
  responses: PlannerResponse[]
  /** Asks for the page after this one. */
  next?: string
  menu: KnownMenu
  total: { responses: number; guests: number }
}

/** What the kitchen needs of an event. */
export type Totals = {
  categories: {
    id: string
    name: string
    items: { id: string; name: string; count: number }[]
    /** Guests who chose nothing here. */
    none: number
  }[]
  guests: number
  allergies: { name: string; party: string; text: string }[]
}
