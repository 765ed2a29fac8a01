import { figure } from '../../core/figures.ts'
import { plural } from '../../languages/en/forms.ts'
import type { ContentState } from '../../needs/rules/contents.ts'

// Finding one of many special guests, on the planner's page and on a kitchen's link.

export const findSpecials = 'Search the specials'
export const findSpecialsHint = 'A name, a number such as S14, a need, or a table such as T3'
/** 3 of 157 */
export const foundOf = (found: number, all: number) => `${figure(found)} of ${figure(all)}`

// The page of a kitchen's link, read on a phone.

/** In the status bar. `time` is a clock's, like 18:05. */
export const live = (time: string) => `live, ${time}`
export const checking = (when: string) => `checking, as of ${when}`
export const loadingKitchen = 'Loading the kitchen page…'
export const forKitchen = (label: string) => `For ${label}`
export const callLabel = 'Call'
export const answersClose = (when: string) => `answers close ${when}`
export const answersClosed = 'answers are closed'

export const coursesNav = 'Courses'
export const specialsHead = 'Specials'
export const noSpecials = 'No special needs so far.'
export const noCoursesYet = 'The menu has no courses yet.'
export const platesCount = (plates: number) =>
  plural(plates, { one: `${figure(plates)} plate`, other: `${figure(plates)} plates` })
export const asListed = (count: number) => `${figure(count)} as listed`
/** 1 changed: S14 */
export const changedLine = (count: number, numbers: string) =>
  `${figure(count)} changed${numbers && `: ${numbers}`}`
export const spareOf = (count: number) => `spare\u00a0${figure(count)}`
export const totalLabel = 'Total'
/** Below a folded dish that is eaten by guests with needs. */
export const withNeeds = 'needs'
/** 4 of them get Risotto */
export const theyGet = (count: number, dish: string) =>
  plural(count, {
    one: `${figure(count)} of them gets ${dish}`,
    other: `${figure(count)} of them get ${dish}`,
  })
export const diets = 'Diets'
export const extra = 'Extra'
export const spare = 'Spare'

export const unnamed = 'Name not shown'
export const erasedName = 'details erased'
export const words = 'In their words'
export const serveInstead = 'Serve instead'
export const agreedBy = 'Agreed by'
export const agree = 'Agree'
export const saving = 'Saving…'
export const change = 'Change'
export const changeOf = (number: string, course: string) => `Change what ${number} gets for ${course}`
export const takeBack = 'Take it back'
export const somethingElse = 'Serve something else'
export const somethingElseTo = (number: string, course: string) => `${somethingElse}: ${number}, ${course}`
export const cancel = 'Cancel'
export const substituteRequired = 'Please write what is served instead'
export const notSaved = 'This was not saved. Please try again.'

export const confirmContents = 'Confirm what is in it'
export const confirmContentsOf = (dish: string) => `${confirmContents}: ${dish}`
export const askedFor = 'Guests who chose it must avoid'
export const otherAllergens = 'Other allergens'
export const dietsOfDish = 'Diets'
export const stateLabel: Record<ContentState | 'not_confirmed', string> = {
  contains: 'contains',
  may: 'may contain',
  without: 'no ingredient with it',
  not_confirmed: 'not confirmed',
}
export const factLabel = { yes: 'yes', no: 'no', not_confirmed: 'not confirmed' }
export const traces = 'Traces: not confirmed.'
export const yourName = 'Your name'
export const yourNameHint = 'The organizer and the kitchen see it beside what you confirm.'
export const save = 'Save'
export const saved = 'Saved.'
export const agreed = 'Agreed.'
export const close = 'Close'

export const keepAwake = 'Keep the screen on'
export const keepHere = 'Keep on this phone until tomorrow'
export const keepHint =
  'The page then opens without internet, as it was when last connected. It shows what guests must avoid: keep the phone locked.'
export const keeping = 'Keeping…'
export const keepFailed = 'The page could not be kept on this phone. Please try again.'
export const keptUntil = (when: string) => `Kept on this phone until ${when}`
export const removeKept = 'Remove it from this phone'
/** Stands above the time at which the offline copy was last up to date. */
export const keptAsOf = 'Kept on this phone. It may have changed since'
export const keptGone = 'This page is no longer kept on this phone. It opens again once there is internet.'
export const howItWorks = 'How this page works'
export const tablesHead = 'Tables'
export const noTableYet = 'No table yet'
export const printHead = 'Print'
export const printSheet = 'Print the sheet'
/** On paper, where the page itself was printed: it may show one course of many. */
export const printByButton = `Please print with “${printSheet}” at the end of the page: that prints every course.`
export const destroy = 'Destroy after service.'
export const asOf = (when: string) => `as of ${when}`
export const platesHead = 'PLATES'
export const changedHead = 'changed'
export const listedHead = 'as listed'
export const totalHead = 'total'
export const deviceNote =
  'This link shows what guests must avoid. Keep it to the kitchen, and destroy what you print after the service.'
