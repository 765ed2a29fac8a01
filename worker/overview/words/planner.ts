import { figure } from '../../core/figures.ts'

// The overview of one event: what to do next, and how its answers come in.

export const nextHeading = 'What is next'
export const done = 'Done'

export const menuStepAbout = 'The courses, and the dishes to choose from.'
/** @param courses counted @param dishes counted */
export function menuDone(courses: string, dishes: string): string {
  return `Menu: ${courses}, ${dishes}`
}
export function courses(count: number): string {
  return `${count} ${count === 1 ? 'course' : 'courses'}`
}
export function dishes(count: number): string {
  return `${count} ${count === 1 ? 'dish' : 'dishes'}`
}
/** @param invited people */
export function listDone(invited: number): string {
  return `Guest list: ${figure(invited)} invited`
}
export const tryStepAbout = 'The whole form, as your guests see it.'
export const tryDone = 'Tried as a guest'
export const shareStepAbout = 'By code, link, QR code or a card for the table.'
export const shareDone = 'Shared'
export const shareAgain = 'Share again'
export const responseStep = 'The first response'
export const responseStepAbout = 'It will show up here.'

/** Said once, when the first answers have come. @param name of who answered first @param more people of that party */
export function firstResponse(name: string, more: number): string {
  const who = name || 'Your first guests'
  const party = more === 0 ? '' : ` with ${more} more`
  return `Your first response is here: ${who}${party}. The table is filling up.`
}
/** Said once, when an event has closed and every choice is made. @param coming people who come */
export function everybodyKnown(coming: number): string {
  return `That is everybody: ${people(coming)} ${coming === 1 ? 'is' : 'are'} coming, and the kitchen knows what each of them will eat. Enjoy the feast!`
}
export function people(count: number): string {
  return `${figure(count)} ${count === 1 ? 'person' : 'people'}`
}

export const coming = 'coming'
export const notComing = 'not coming'
export const placesLeft = 'places left'
export const choiceOpen = 'still choosing'

export const plotHeading = 'People coming over time'
/** @param since the day of the first answer @param limit the number of places */
export function plotCaption(since: string, limit: string): string {
  return `People coming, since ${since} · room for ${limit}`
}
/** The plot in words. */
export function plotInWords(first: string, firstDay: string, last: string, lastDay: string): string {
  return `From ${first} coming on ${firstDay} to ${last} on ${lastDay}`
}
export const dayColumn = 'Day'
export const comingColumn = 'People coming'

export const lastHeading = 'Last responses'
export const erasedName = 'Erased'
export function andMore(more: number): string {
  return more === 0 ? '' : `and ${more} more`
}
export const allResponses = 'All guests'

export function missingWaits(count: number): string {
  return count === 1
    ? '1 person has not chosen everything'
    : `${figure(count)} people have not chosen everything`
}
export const missingWaitsAbout = 'The kitchen page shows who, and for which course.'
export function undeliveredWaits(count: number): string {
  return count === 1 ? '1 mail did not arrive' : `${figure(count)} mails did not arrive`
}
export function withoutTableWaits(count: number): string {
  return count === 1 ? '1 guest has no table' : `${figure(count)} guests have no table`
}
export const withoutTableWaitsAbout = 'Fill the tables by party, or seat by seat.'
export const seatThem = 'Seat guests'
/** Before tables are switched on. */
export const seatsAsked = 'Do your guests have set seats?'
export const undeliveredWaitsAbout = 'Correct the address, and we send the link again.'
export const fullWaits = 'Every place is taken'
export const fullWaitsAbout = 'New guests see that the event is full.'
export function nearlyFullWaits(left: number): string {
  return left === 1 ? '1 place is left' : `${figure(left)} places are left`
}
export const nearlyFullWaitsAbout = 'You can add more until the deadline.'
export function closesSoon(day: string): string {
  return `Answers close at the end of ${day}`
}
export const closesSoonAbout = 'A good moment to remind those who have not answered.'
export function silentWaits(count: number): string {
  return count === 1 ? '1 guest has not answered' : `${figure(count)} guests have not answered`
}
export function silentWaitsAbout(invited: number): string {
  return `You invited ${figure(invited)}. Ask them by message or by phone.`
}
export const nothingWaits = 'Nothing needs you right now.'
export const upgradeNow = 'Upgrade'
export const seeTotals = 'See the totals'
export const closedNext = 'Give the kitchen its counts'
export const closedNextAbout = 'What each course needs, ready to print.'

export const avoidedWaitsAbout = 'Agree with the kitchen on what they get instead.'
export const seeSpecials = 'See who'
export function wordsWait(count: number): string {
  return count === 1
    ? '1 guest described a need in their own words'
    : `${figure(count)} guests described a need in their own words`
}
export const wordsWaitAbout = 'Match each to a need on the list, so the kitchen can count it.'
export const matchWords = 'Sort them'
/** @param plates of the people who stand in both responses */
export function perhapsTwice(plates: number): string {
  return `The same people twice? ${figure(plates)} ${plates === 1 ? 'plate' : 'plates'} may be too many.`
}
/** @param lead guest of the newer response */
export function perhapsTwiceAbout(lead: string): string {
  return `Two responses have the same names as ${lead}’s party.`
}
export const keepNewer = 'Keep the newer'
export const bothRight = 'Both are right'
export const newerKept = 'The older response was deleted'
export const bothKept = 'Both responses count'
export const undoTwice = 'Undo'
export const mealDayAsked = 'Which day is the meal?'
export const mealDayAbout = 'Needs are kept until 30 days after it.'
export const mealDayLabel = 'Day of the meal'
export const mealDaySave = 'Save'
export const mealDaySaved = 'The day of the meal is saved'
