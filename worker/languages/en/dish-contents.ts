import { figure } from '../../core/figures.ts'
import type { ContentState } from '../../needs/rules/contents.ts'
import type { Said } from '../../needs/rules/stored-contents.ts'
import { pleaseTell, type Telling } from './choose-again.ts'
import { kitchenPerson, stateName } from './contents.ts'

// How a planner states what is in a dish.

export const whatIsInIt = 'What is in it'
export const whatIsInDishes = 'What is in the dishes'
export const nothingStatedYet = 'Nothing stated yet. Guests with an allergy read “not confirmed”.'
export const contentsHint =
  'State only what you know from the kitchen. Whatever you leave open, guests read as “not confirmed”.'

export const contentsMovedOn = 'Somebody else changed what is in this dish meanwhile. Please look at both.'

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'not confirmed'
export function stateOption(state: ContentState | undefined): string {
  return state ? stateName[state] : notConfirmed
}
export const factsLegend = 'What it is made of, and diets'
export function factOption(value: 'yes' | 'no' | undefined): string {
  return value ?? 'not stated'
}

/** Beside what the kitchen said itself. The day comes written out. */
export function saidByKitchen({ saidBy, link }: Pick<Said, 'saidBy' | 'link'>, day: string): string {
  return saidBy ? `${kitchenPerson(saidBy, link)}, ${day}` : `The kitchen, ${day}`
}

/** Beside what the kitchen said, to take it back, and afterwards. */
export const takeBackWord = 'Take back'
export function takenBackWord(said: string, word: string): string {
  return `Taken back: “${word}” (${said})`
}
export const restoreWord = 'Undo'
/** To who hears it. */
export function forWhat(name: string): string {
  return `for ${name}`
}

/** What the planner reads before new contents are stored. `allergic`: every one of them has an allergy. */
export function warnsGuests(chose: number, warned: number, mailed: number, allergic: boolean): string {
  const verb = allergic ? `${warned === 1 ? 'is' : 'are'} allergic to it` : `must avoid what is in it now`
  const rest = warned - mailed
  const parts = [
    ...(mailed > 0 ? [`${figure(mailed)} ${mailed === 1 ? 'is' : 'are'} mailed`] : []),
    ...(rest > 0 ? [`${figure(rest)} ${rest === 1 ? 'has' : 'have'} no address`] : []),
  ]
  return `${figure(warned)} of ${figure(chose)} who chose it ${verb}: ${parts.join(', ')}.`
}
export const storeContents = 'Save and tell them'
export const storingContents = 'Saving...'
export const takeBack = 'Take back'

export const gridHint =
  'Arrow keys move, Space changes: not confirmed, may contain, contains. Every change is saved at once.'
export const gridCategory = 'Category'
export const gridGroup = 'Show'
export const groupAllergens = 'Allergens'
export const gridDish = 'Dish'
export const cellMarks: Record<ContentState, string> = { contains: 'C', may: 'M', without: '–' }
export const factHint = 'Space changes: not stated, yes, no.'
export const factMarks = { yes: 'Y', no: 'N' } as const
export const factLegend = 'Y yes · N no · ✓ said by the kitchen'
export const cellLegend =
  'empty not confirmed · C contains · M may contain · – no ingredient with it, said by the kitchen · ✓ said by the kitchen'
export const kitchenMark = '✓'
export const noDishesHere = 'No dishes here yet.'
export const rowSaving = 'Saving...'
export const rowSaved = 'Saved'
export const rowNotSaved = 'Not saved'
/** A cell, to who hears it. */
export function cellName(dish: string, what: string, state: string, said: string): string {
  return `${dish}, ${what}: ${state}${said && `. ${said}`}`
}
export const copyRow = 'Copy to another dish'
export const copyFrom = 'From'
export const copyTo = 'To'
export const copyNow = 'Copy'

export const ownNeedsTitle = 'Needs of your own'
export const ownNeedsAbout =
  'Up to eight besides the allergens above, such as kiwi or coconut. Guests can tick them.'
export const ownNeedName = 'Name'
export const addOwnNeed = 'Add'
export const archiveOwnNeed = 'Remove'
export const ownNeedsFull = 'Eight are offered. Remove one to add another.'

/** Who has not been told of contents that changed after they chose, for the planner. */
export function notToldOf(guests: number, mailed: number, telling: Telling[]): string {
  const parts = [
    ...(mailed > 0 ? [`${figure(mailed)} ${mailed === 1 ? 'is' : 'are'} mailed`] : []),
    ...pleaseTell(telling),
  ]
  const who = guests === 1 ? '1 guest chose a dish' : `${figure(guests)} guests chose dishes`
  return `${who} whose contents changed to what they must avoid: ${parts.join('; ')}.`
}

/** What the planner sends to who has no address. It names neither dish nor need. */
export function messageOfContents(title: string, url: string): string {
  return `What is in a dish you chose for “${title}” has changed. Please look again: open the link you got when you answered or, on the device you answered with, ${url}`
}
