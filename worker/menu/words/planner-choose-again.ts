import { figure } from '../../core/figures.ts'
import { locale } from '../../languages/en/locale.ts'
import { chosenBy } from './planner.ts'

// Guests' choices when a dish they chose is renamed or goes.

export const sameFoodAsked = 'Is it the same food?'
/** The words that a chosen dish gets anew. */
export type Reworded = 'name' | 'description' | 'both'
const newWords: Record<Reworded, string> = {
  name: 'new name',
  description: 'new description',
  both: 'new words',
}
export function sameFood(reworded: Reworded): string {
  return `Same food, ${newWords[reworded]}`
}
export function sameFoodAbout(reworded: Reworded): string {
  return `Their choices stay. They see the ${newWords[reworded]}.`
}

/** Number of guests who have to choose again. */
export function chooseAgain(guests: number): string {
  return guests === 1 ? '1 chooses again' : `${figure(guests)} choose again`
}

/** The answer by which `guests` of them have to choose again. */
export function differentFood(guests: number): string {
  return `Different food: ${chooseAgain(guests)}`
}

export const differentFoodAbout =
  'The dish they chose leaves the menu, and this one takes its place. Guests who gave an address get a mail.'
export const differentFoodClosed =
  'The dish they chose leaves the menu, and this one takes its place. The event has closed: nobody is mailed, and guests cannot choose. Ask them, and correct their responses.'
export const foodNotAnswered = 'Please say whether it is the same food'

/** The reason for which new words for a dish are not stored yet. */
export function dishChosen(guests: number): string {
  return `${chosenBy(guests)} ${sameFoodAsked}`
}

const notNotified = {
  no_address: 'no address',
  undelivered: 'the mail did not arrive',
  not_mailed: 'not mailed',
}

/** People the planner has to tell for one reason. `more` counts those whose names are left out. */
export type Telling = { why: keyof typeof notNotified; names: string[]; more: number }

/** Requests to tell people: please tell Bob (no address). Empty where there are none. */
export function pleaseTell(telling: Telling[]): string[] {
  const list = new Intl.ListFormat(locale)
  const people = telling.map(
    ({ why, names, more }) =>
      `${list.format([...names, ...(more > 0 ? [`${figure(more)} more`] : [])])} (${notNotified[why]})`,
  )
  return people.length > 0 ? [`please tell ${people.join(', ')}`] : []
}

/** Guests who have to choose again, for the planner. */
export function whoChoosesAgain(open: boolean, guests: number, mailed: number, telling: Telling[]): string {
  const parts = [
    ...(mailed > 0
      ? [open ? `${figure(mailed)} ${mailed === 1 ? 'is' : 'are'} mailed` : `${figure(mailed)} mailed before`]
      : []),
    ...pleaseTell(telling),
  ]
  const said = `${chooseAgain(guests)}: ${parts.join('; ')}.`
  return open ? said : `${said} ${closedToGuests}`
}

const closedToGuests =
  'The event has closed: nobody is mailed, and guests cannot choose. Ask them, and correct their responses.'

export const copyMessage = 'Copy message'
export const messageCopied = 'Message copied'
export const messageNotCopied = 'The message could not be copied.'

/** Message the planner sends to guests without an address. The day comes written out; `url` is the sharing link. */
export function messageToGuests(title: string, day: string, url: string): string {
  return `A dish that you chose for “${title}” is no longer on the menu. Please choose again by ${day}: open the link you got when you answered or, on the device you answered with, ${url}`
}

/** The same once submissions are closed. */
export function messageToGuestsClosed(title: string): string {
  return `A dish that you chose for “${title}” is no longer on the menu. Please tell me what you would like instead.`
}
