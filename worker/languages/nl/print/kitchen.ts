import type { Paper } from '../../../core/files/paper.ts'
import { dayAt } from '../../../events/rules/closing.ts'
import type { Apart } from '../../../print/rules/service.ts'
import type { Listing, Paging, PrintKind } from '../../../print/shape/documents.ts'
import { plural } from '../forms.ts'
import { specialNumber } from '../seating/shared.ts'
import { dayText, figure, whenText, zoneName } from '../writing.ts'

export const cardsAndLists = 'Kaartjes en lijsten'

// Printed documents: their head, and the bar above them on screen.

export const kindNames: Record<PrintKind, string> = {
  kitchen: 'Keuken',
  people: 'Gasten',
  tables: 'Bedieningsbladen',
  cards: 'Naamkaartjes',
  dishes: 'Gerechtkaartjes',
  sheet: 'Keuken, per tafel',
  specials: 'Speciale borden',
  door: 'Deurlijst',
  silent: 'Zonder antwoord',
  invites: 'Uitnodigingskaarten',
}
export const documentNames: Record<PrintKind, string> = {
  ...kindNames,
  people: 'Gasten van A tot Z',
  kitchen: 'Keukenblad',
  sheet: 'Keukenblad per tafel',
}
export const documents = 'Wat wilt u printen'
export const paperNames: Record<Paper, string> = { a4: 'A4', letter: 'US Letter' }
export const listingNames: Record<Listing, string> = {
  name: 'Van A tot Z',
  course: 'Per gang',
  party: 'Per gezelschap',
}
export const pages = 'Pagina’s'
export const pagingNames: Record<Paging, string> = { each: 'Eén per tafel', together: 'Twee op een pagina' }
export const order = 'Volgorde'
export const paper = 'Papier'
export const language = 'Taal'
export const printIt = 'Printen'
export const printByKeys = 'Print met Ctrl+P of ⌘P.'
export const printLists = 'Lijsten printen'
export const backToEvent = 'Terug naar het evenement'

export function documentTitle(kind: PrintKind, title: string): string {
  return `${kindNames[kind]}: ${title}`
}

export function asOf(at: number, timeZone: string): string {
  return `stand ${whenText(at, timeZone)} (${zoneName(timeZone)})`
}

export function answersLine(
  { closesAt, timeZone }: { closesAt: number; timeZone: string },
  at: number,
): string {
  const day = dayText(dayAt(closesAt - 1, timeZone))
  return at < closesAt ? `voorlopig: antwoorden tot en met ${day}` : `antwoorden gesloten: ${day}`
}

export const needsTitle = 'Allergieën en dieetwensen'
export const nothingChosenAtAll = 'nog niets gekozen'
export function needing(count: number): string {
  return `${figure(count)} met een allergie of dieetwens`
}
export function withLead(lead: string): string {
  return `met ${lead}`
}
/** S7 · met Tom Keller, 2 van 3. */
export function toldApart({ number, lead, nth }: Apart): string {
  return [
    ...(number === null ? [] : [specialNumber(number)]),
    ...(lead === null ? [] : [withLead(lead)]),
    ...(nth === null ? [] : [`${figure(nth[0])} van ${figure(nth[1])}`]),
  ].join(' · ')
}
export const needHead = 'Allergie of dieetwens, en de eigen tekst van de gast'
export const seenBy = 'Gezien door ______________________ om ____________'
export const destroyAfterService = 'Vernietigen na de service.'
export const nameHead = 'Naam'
export const dishesHead = 'Gerechten'
export const tableHead = 'Tafel'
export const seatHead = 'Plaats'
export const marksHead = 'Tekens'
export const somethingElse = 'iets anders: zie hieronder'
export const tablesHead = 'Tafels'
export const platesHead = 'Borden'
export const specialsHead = 'Speciale borden'
export const totalOfTables = 'Totaal'
export const tablesOff = 'Tafels staan uit: er is niets om op te sorteren.'
export const withoutTable = 'Nog geen tafel'
export const everybody = 'Gasten'
export const nobodyHasNeeds = 'Er zijn geen allergieën of dieetwensen opgegeven.'

export function headed(name: string, count: number): string {
  return `${name} (${figure(count)})`
}

export const totalHead = 'Totaal'

export function guestCount(count: number): string {
  return plural(count, { one: `${figure(count)} gast`, other: `${figure(count)} gasten` })
}

export const noMenu = 'Nog geen gangen'
export const nameErased = 'Naam gewist'
