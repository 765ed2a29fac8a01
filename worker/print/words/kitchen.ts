import { figure } from '../../core/figures.ts'
import type { Paper } from '../../core/files/paper.ts'
import { dayAt } from '../../events/rules/closing.ts'
import { dayText, whenText, zoneName } from '../../languages/en/days.ts'
import { plural } from '../../languages/en/forms.ts'
import type { Apart } from '../../print/rules/service.ts'
import type { Listing, Paging, PrintKind } from '../../print/shape/documents.ts'
import { specialNumber } from '../../seating/words/shared.ts'

/** Opens place cards, service sheets and the rest that is printed. */
export const cardsAndLists = 'Cards and lists'

// Printed documents: their head, and the bar above them on screen.

export const kindNames: Record<PrintKind, string> = {
  kitchen: 'Kitchen',
  people: 'Guests',
  tables: 'Service sheets',
  cards: 'Place cards',
  dishes: 'Dish cards',
  sheet: 'Kitchen, by table',
  specials: 'Specials',
  door: 'Door list',
  silent: 'Not answered',
  invites: 'Invitation cards',
}
/** The same in the choice of what to print. */
export const documentNames: Record<PrintKind, string> = {
  ...kindNames,
  people: 'Guests A to Z',
  kitchen: 'Kitchen sheet',
  sheet: 'Kitchen sheet by table',
}
export const documents = 'What to print'
export const paperNames: Record<Paper, string> = { a4: 'A4', letter: 'US Letter' }
export const listingNames: Record<Listing, string> = {
  name: 'A to Z',
  course: 'By course',
  party: 'By party',
}
export const pages = 'Pages'
export const pagingNames: Record<Paging, string> = { each: 'One for each table', together: 'Two on a page' }
export const order = 'Order'
export const paper = 'Paper'
export const language = 'Language'
export const printIt = 'Print'
/** Shown without a script. */
export const printByKeys = 'Print with Ctrl+P or ⌘P.'
/** Opens the lists of people, to choose their order and print them. */
export const printLists = 'Print lists'
export const backToEvent = 'Back to the event'

/** The document's name, which a saved file takes. */
export function documentTitle(kind: PrintKind, title: string): string {
  return `${kindNames[kind]}: ${title}`
}

export function asOf(at: number, timeZone: string): string {
  return `as of ${whenText(at, timeZone)} (${zoneName(timeZone)})`
}

/** Answers close at the end of a day, or earlier by hand. */
export function answersLine(
  { closesAt, timeZone }: { closesAt: number; timeZone: string },
  at: number,
): string {
  const day = dayText(dayAt(closesAt - 1, timeZone))
  return at < closesAt ? `provisional: answers close ${day}` : `answers closed ${day}`
}

export const needsTitle = 'Allergies and dietary needs'
export const nothingChosenAtAll = 'Nothing at all'
/** Beside a dish's figure. */
export function needing(count: number): string {
  return `${figure(count)} with a need`
}
/** Behind a name: whose party it is. */
export function withLead(lead: string): string {
  return `with ${lead}`
}
/** Behind the name of somebody with namesakes at the table: S7 · with Tom Keller, 2 of 3. */
export function toldApart({ number, lead, nth }: Apart): string {
  return [
    ...(number === null ? [] : [specialNumber(number)]),
    ...(lead === null ? [] : [withLead(lead)]),
    ...(nth === null ? [] : [`${figure(nth[0])} of ${figure(nth[1])}`]),
  ].join(' · ')
}
export const needHead = 'Need, and the guest’s words'
export const seenBy = 'Seen by ______________________ at ____________'
export const destroyAfterService = 'Destroy after service.'
export const nameHead = 'Name'
export const dishesHead = 'Dishes'
export const tableHead = 'Table'
export const seatHead = 'Seat'
export const marksHead = 'Marks'
/** In the place of a dish that is not served to somebody: what is, stands in the line below. */
export const somethingElse = 'something else: see below'
export const tablesHead = 'Tables'
export const platesHead = 'Plates'
export const specialsHead = 'Specials'
export const totalOfTables = 'Total'
export const tablesOff = 'Tables are switched off: there is nothing to sort by.'
export const withoutTable = 'No table yet'
export const everybody = 'Guests'
export const nobodyHasNeeds = 'No allergies or dietary needs were given.'

export function headed(name: string, count: number): string {
  return `${name} (${figure(count)})`
}

export const totalHead = 'Total'

export function guestCount(count: number): string {
  return plural(count, { one: `${figure(count)} guest`, other: `${figure(count)} guests` })
}

export const noMenu = 'No menu categories yet'
/** In the place of a name that was erased. */
export const nameErased = 'Name erased'
