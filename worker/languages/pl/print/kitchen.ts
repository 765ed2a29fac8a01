import type { Paper } from '../../../core/files/paper.ts'
import { dayAt } from '../../../events/rules/closing.ts'
import type { Apart } from '../../../print/rules/service.ts'
import type { Listing, Paging, PrintKind } from '../../../print/shape/documents.ts'
import { plural } from '../forms.ts'
import { specialNumber } from '../seating/shared.ts'
import { dayText, figure, whenText, zoneName } from '../writing.ts'

/** Opens place cards, service sheets and the rest that is printed. */
export const cardsAndLists = 'Winietki i listy'

// Printed documents: their head, and the bar above them on screen.

export const kindNames: Record<PrintKind, string> = {
  kitchen: 'Kuchnia',
  people: 'Goście',
  tables: 'Arkusze dla obsługi',
  cards: 'Winietki',
  dishes: 'Karty dań',
  sheet: 'Kuchnia, według stołów',
  specials: 'Specjalne',
  door: 'Lista przy wejściu',
  silent: 'Bez odpowiedzi',
  invites: 'Karty zaproszeń',
}
/** The same in the choice of what to print. */
export const documentNames: Record<PrintKind, string> = {
  ...kindNames,
  people: 'Goście od A do Z',
  kitchen: 'Arkusz kuchni',
  sheet: 'Arkusz kuchni według stołów',
}
export const documents = 'Co wydrukować'
export const paperNames: Record<Paper, string> = { a4: 'A4', letter: 'US Letter' }
export const listingNames: Record<Listing, string> = {
  name: 'Od A do Z',
  course: 'Według części menu',
  party: 'Według grup',
}
export const pages = 'Strony'
export const pagingNames: Record<Paging, string> = { each: 'Jedna na stół', together: 'Dwa stoły na stronie' }
export const order = 'Kolejność'
export const paper = 'Papier'
export const language = 'Język'
export const printIt = 'Drukuj'
/** Shown without a script. */
export const printByKeys = 'Drukowanie: Ctrl+P lub ⌘P.'
/** Opens the lists of people, to choose their order and print them. */
export const printLists = 'Drukuj listy'
export const backToEvent = 'Wróć do wydarzenia'

/** The document's name, which a saved file takes. */
export function documentTitle(kind: PrintKind, title: string): string {
  return `${kindNames[kind]}: ${title}`
}

export function asOf(at: number, timeZone: string): string {
  return `stan: ${whenText(at, timeZone)} (${zoneName(timeZone)})`
}

/** Answers close at the end of a day, or earlier by hand. */
export function answersLine(
  { closesAt, timeZone }: { closesAt: number; timeZone: string },
  at: number,
): string {
  const day = dayText(dayAt(closesAt - 1, timeZone))
  return at < closesAt ? `wstępnie, odpowiedzi do: ${day}` : `odpowiedzi zamknięte: ${day}`
}

export const needsTitle = 'Alergie i diety'
export const nothingChosenAtAll = 'Nic nie wybrano'
/** Beside a dish's figure. */
export function needing(count: number): string {
  return `${figure(count)} z alergią lub dietą`
}
/** Behind a name: whose party it is. The name stays as it was written. */
export function withLead(lead: string): string {
  return `grupa: ${lead}`
}
/** Behind the name of somebody with namesakes at the table: S7 · grupa: Tom Keller, 2 z 3. */
export function toldApart({ number, lead, nth }: Apart): string {
  return [
    ...(number === null ? [] : [specialNumber(number)]),
    ...(lead === null ? [] : [withLead(lead)]),
    ...(nth === null ? [] : [`${figure(nth[0])} z ${figure(nth[1])}`]),
  ].join(' · ')
}
export const needHead = 'Alergia lub dieta i tekst gościa'
export const seenBy = 'Przeczytane (podpis) ______________________ godz. ____________'
export const destroyAfterService = 'Zniszczyć po wydaniu posiłków.'
export const nameHead = 'Nazwisko'
export const dishesHead = 'Dania'
export const tableHead = 'Stół'
export const seatHead = 'Miejsce'
export const marksHead = 'Oznaczenia'
/** In the place of a dish that is not served to somebody: what is, stands in the line below. */
export const somethingElse = 'coś innego: patrz niżej'
export const tablesHead = 'Stoły'
export const platesHead = 'Porcje'
export const specialsHead = 'Specjalne'
export const totalOfTables = 'Razem'
export const tablesOff = 'Stoły są wyłączone: nie ma według czego sortować.'
export const withoutTable = 'Jeszcze bez stołu'
export const everybody = 'Goście'
export const nobodyHasNeeds = 'Nie podano żadnych alergii ani diet.'

export function headed(name: string, count: number): string {
  return `${name} (${figure(count)})`
}

export const totalHead = 'Razem'

export function guestCount(count: number): string {
  return `${figure(count)} ${plural(count, { one: 'gość', few: 'gości', many: 'gości', other: 'gościa' })}`
}

export const noMenu = 'Menu nie ma jeszcze żadnej części'
/** In the place of a name that was erased. */
export const nameErased = 'Nazwisko usunięto'
