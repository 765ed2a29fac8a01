import { figure } from '../../core/figures.ts'
import { isDiet, type OwnNeed } from '../../needs/rules/needs.ts'
import { needName } from '../../needs/words/shared.ts'
import type { BareNeed } from '../../sheets/rules/about.ts'

// The parts of the planner's page, in the order in which they stand.

export const partsNav = 'On this page'
export const countsPart = 'Counts'
export const linksPart = 'Link'

// The planner's kitchen page: what is agreed instead, the words that wait to be sorted, and the kitchen details.

export const specialNotFound = 'Nobody has that number any more.'
export const nothingToReplace = 'They have since chosen something else. Please look again.'

export const contactTooLong = 'At most 200 characters'
export const extraLabelRequired = 'Please say who they are for'
export const extraLabelTooLong = 'At most 40 characters'
export const extraCountInvalid = 'A whole number from 1 to 9,999'
export const guaranteedInvalid = 'A whole number of plates'
export const servedAtInvalid = 'A time such as 19:40'
export const spareInvalid = 'A whole number from 0 to 100'

/** "118 plates", the first figure of the page. */
export function platesCount(count: number): string {
  return `${figure(count)} ${count === 1 ? 'plate' : 'plates'}`
}
export const spareOf = (plates: number): string => `${figure(plates)}\u00a0spare`
export const inAll = 'in all'

export const specialsTitle = 'Specials'
export const noSpecials = 'None so far.'
export const specialsAbout =
  'Each keeps its number. What guests wrote is shown as they wrote it; nobody has checked it.'
export const serveInstead = 'Serve instead'
/** For screen readers: whose dish it is. */
export function serveInsteadFor(name: string, course: string): string {
  return `for ${name}, ${course}`
}
export const substituteLabel = 'Serve instead'
export const agreedByLabel = 'Agreed by'
export const agree = 'Agree'
export const changeAgreed = 'Change'
export function agreedToast(name: string): string {
  return `Agreed for ${name}`
}
export function takenBackToast(name: string): string {
  return `Taken back for ${name}: no longer agreed`
}
export const takeBack = 'Take back'
export const undo = 'Undo'
export const cancel = 'Cancel'
/** @param by who agreed @param when the moment */
export function agreedBy(by: string, when: string): string {
  return `agreed by ${by}, ${when}`
}
export const copyMessage = 'Copy message'
/** Message to copy for a guest whom no mail reaches. */
export function messageAgreed(title: string, course: string, substitute: string, by: string): string {
  return `“${title}”: for your ${course.toLocaleLowerCase('en')} we agreed on ${substitute} (${by}). Please also tell the staff on the day.`
}
export function messageNotAgreed(title: string, course: string, dish: string): string {
  return `“${title}”: we are asking the kitchen about your ${course.toLocaleLowerCase('en')}, ${dish}. Please call me if you would rather choose another dish.`
}
export const notTold = 'not told yet'

export const dietsTitle = 'Diets'
export const extraTitle = 'Extra'
export const spareTitle = 'Spare'

export const wordsTitle = 'Needs in guests’ own words'
export const wordsAbout =
  'Match each to a need on the list, so the kitchen can count it. What guests wrote stays as it is.'
/** @param need nuts (allergy) */
export function suggested(need: string): string {
  return `Suggested: ${need}`
}
export const addNeed = 'Add'
/** The first line of the list of all needs. */
export const chooseNeed = 'Choose a need…'
export function addChosen(name: string): string {
  return `the chosen need for ${name}`
}
export const leaveAsWords = 'Leave as words'
export function forName(name: string): string {
  return `for ${name}`
}
export function needAdded(need: string, name: string): string {
  return `${need} added for ${name}`
}
export function leftAsWords(name: string): string {
  return `Left as words: ${name}`
}

/** Needs by the names that guests tick: Gluten · Prawns, crab, lobster (intolerance) · Vegan. */
export function needsTicked(needs: readonly BareNeed[], ownNeeds: readonly OwnNeed[] = []): string {
  return needs
    .map(({ what, how = 'allergy' }) => {
      const name = needName(what, ownNeeds)
      return isDiet(what) || how === 'allergy' ? name : `${name} (${how})`
    })
    .join(' · ')
}

export const settingsTitle = 'Kitchen details'
export const contactLabel = 'Phone contact for the kitchen'
export const contactHint = 'A name and a number. Shown on the sheet and to the kitchen, never to guests.'
export const guaranteedLabel = 'Guaranteed plates'
export const guaranteedDueLabel = 'Can be changed until'
export const spareLabel = 'Spare, in percent of each dish'
export const asksAgeLabel = 'Ask guests who is a child or an infant'
export const lateChangeMails = 'Mail me when something changes after a final sheet'
export const lateChangeMailsAbout =
  'Sent after ten quiet minutes, at most once a day and three times per sheet.'
export const courseTimeLabel = (course: string): string => `${course}: served at`
export const courseGetsLabel = (course: string): string => `${course}: guests who have not chosen get`
export const getsNothing = 'Not set'
export const extrasLabel = 'Extra meals, not for guests'
export const extraWho = 'For'
export const extraHowMany = 'How many'
export const addExtra = 'Add another'
export const removeExtra = (label: string): string => `Remove ${label === '' ? 'this line' : label}`
export const saveSettings = 'Save'
/** Said above the form where it opens with what was typed before. */
export const settingsNotSaved = 'You have unsaved changes here.'
export const showSavedSettings = 'Show what is saved'
export const settingsSaved = 'Saved. The kitchen sees it now.'

// The totals of an event, on screen and on paper.

export const printForKitchen = 'Print for the kitchen'
export const dishHead = 'Dish'
export const countHead = 'Count'
export const shareHead = 'Share'

/** Beside a dish's figure. */
export function withNeed(count: number): string {
  return `including ${figure(count)} with a need`
}
/** The same where only some of them ticked theirs. @param ticked "1 nuts, 2 milk" */
export function withNeedTicked(count: number, ticked: string): string {
  return `${withNeed(count)}: ${ticked}`
}
export const noMenuAbout = 'Once the event has a menu, every dish is counted here.'

export const missingTitle = 'Not chosen yet'
/** Leads to the people who have not chosen, and to messages for them. */
export const writeToThem = 'Write to them'
export const nobodyMissing = 'Everybody has chosen.'
/** The line that opens to the names. */
export function missingCount(count: number): string {
  return count === 1
    ? '1 guest has not chosen everything'
    : `${figure(count)} guests have not chosen everything`
}
export const nothingAtAll = 'nothing at all'

export const noNeeds = 'None so far.'

/** @param lead the name of the party's lead guest */
export function inPartyOf(lead: string): string {
  return `in the party of ${lead}`
}
