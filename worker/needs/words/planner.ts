import { figure } from '../../core/figures.ts'
import { pleaseTell, type Telling } from '../../menu/words/planner-choose-again.ts'
import type { ContentState } from '../../needs/rules/contents.ts'
import type { Source } from '../../needs/rules/stored-contents.ts'
import { kitchenPerson, notConfirmed, stateName } from './shared-contents.ts'

function guests(count: number): string {
  return count === 1 ? '1 guest' : `${count.toLocaleString('en')} guests`
}

/** "3 guests chose a dish that contains what they must avoid. 1 has not been told." */
export function choseWhatTheyAvoid(count: number, notTold: number): string {
  const first = `${guests(count)} chose a dish that contains what they must avoid.`
  return notTold === 0
    ? first
    : `${first} ${notTold.toLocaleString('en')} ${notTold === 1 ? 'has' : 'have'} not been told.`
}

/** "What was agreed for 1 guest no longer applies." */
export function substitutesEnded(count: number): string {
  return `What was agreed for ${guests(count)} no longer applies.`
}
export const substitutesEndedAbout =
  'Their needs, their dish or what is in it has changed since. Ask the kitchen again.'

/** "Main course for 3 of them, dessert for 2." @param courses each with the number of guests for whom it is open */
export function noneConfirmed(courses: readonly { course: string; guests: number }[]): string {
  const parts = courses.map(({ course, guests: count }, index) => {
    const name = index === 0 ? course : course.toLocaleLowerCase('en')
    return `${name} for ${count.toLocaleString('en')}${index === 0 ? ' of them' : ''}`
  })
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}

/** "The kitchen has not confirmed 6 dishes for 9 guests with needs." */
export function dishesNotConfirmed(dishes: number, count: number): string {
  const all = dishes === 1 ? '1 dish' : `${dishes.toLocaleString('en')} dishes`
  return `The kitchen has not confirmed ${all} for ${guests(count)} with needs.`
}
export const askTheKitchen = 'Ask the kitchen'

// Stating a dish's contents.

export const whatIsInIt = 'What is in it'
export const whatIsInDishes = 'What is in the dishes'
export const nothingStatedYet = 'Nothing stated yet. Guests with an allergy see “not confirmed”.'
export const contentsHint =
  'State only what you know from the kitchen. Guests see whatever you leave open as “not confirmed”.'

export const contentsMovedOn =
  'Someone else changed what is in this dish in the meantime. Please compare the two.'
export function stateOption(state: ContentState | undefined): string {
  return state ? stateName[state] : notConfirmed
}
export const factsLegend = 'What it is made of, and diets'
export function factOption(value: 'yes' | 'no' | undefined): string {
  return value ?? 'not stated'
}

/** Beside what the kitchen said itself. The day comes written out. */
export function saidByKitchen(
  { saidBy, linkLabel }: Pick<Source, 'saidBy' | 'linkLabel'>,
  day: string,
): string {
  return saidBy ? `${kitchenPerson(saidBy, linkLabel)}, ${day}` : `The kitchen, ${day}`
}

/** Beside what the kitchen said, to take it back, and afterwards. */
export const takeBackWord = 'Take back'
export function takenBackWord(said: string, word: string): string {
  return `Taken back: “${word}” (${said})`
}
export const restoreWord = 'Undo'

/** Warning before new contents are stored. `allergic`: every one of them has an allergy. */
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
  'Blank: not confirmed. C: contains. M: may contain. –: kitchen says not an ingredient, traces not confirmed. ✓: said by the kitchen.'
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
export const ownNeedsFull = 'You already have eight. Remove one to add another.'

/** Guests not notified of contents that changed after they chose, for the planner. */
export function notToldOf(guests: number, mailed: number, telling: Telling[]): string {
  const parts = [
    ...(mailed > 0 ? [`${figure(mailed)} ${mailed === 1 ? 'is' : 'are'} mailed`] : []),
    ...pleaseTell(telling),
  ]
  const who =
    guests === 1
      ? '1 guest chose a dish that now contains'
      : `${figure(guests)} guests chose dishes that now contain`
  return `${who} something they must avoid: ${parts.join('; ')}.`
}

/** Message the planner sends to guests without an address. It names neither dish nor need. */
export function messageOfContents(title: string, url: string): string {
  return `What is in a dish you chose for “${title}” has changed. Please look again: open the link you got when you answered or, on the device you answered with, ${url}`
}

export const needNameRequired = 'Please name the need'
export const needNameTooLong = 'Name must be less than 40 characters'
export const needNamedTwice = 'Each need can be named once'
export const tooManyNeeds =
  'This event cannot take any more new needs. Please reuse the name of an earlier one.'
