import type { Paper } from '../../../core/files/paper.ts'
import { dayAt } from '../../../events/rules/closing.ts'
import type { Apart } from '../../../print/rules/service.ts'
import type { Listing, Paging, PrintKind } from '../../../print/shape/documents.ts'
import { plural } from '../forms.ts'
import { specialNumber } from '../seating/shared.ts'
import { dayText, figure, whenText, zoneName } from '../writing.ts'

export const cardsAndLists = 'Karten und Listen'

// Printed documents: their head, and the bar above them on screen.

export const kindNames: Record<PrintKind, string> = {
  kitchen: 'Küche',
  people: 'Gäste',
  tables: 'Serviceblätter',
  cards: 'Tischkarten',
  dishes: 'Speisenschilder',
  sheet: 'Küche, nach Tischen',
  specials: 'Sonderessen',
  door: 'Einlassliste',
  silent: 'Ohne Antwort',
  invites: 'Einladungskarten',
}
export const documentNames: Record<PrintKind, string> = {
  ...kindNames,
  people: 'Gäste von A bis Z',
  kitchen: 'Küchenblatt',
  sheet: 'Küchenblatt nach Tischen',
}
export const documents = 'Zu drucken'
export const paperNames: Record<Paper, string> = { a4: 'A4', letter: 'US Letter' }
export const listingNames: Record<Listing, string> = {
  name: 'Von A bis Z',
  course: 'Nach Gängen',
  party: 'Nach Gruppen',
}
export const pages = 'Seiten'
export const pagingNames: Record<Paging, string> = { each: 'Eine je Tisch', together: 'Zwei auf einer Seite' }
export const order = 'Reihenfolge'
export const paper = 'Papier'
export const language = 'Sprache'
export const printIt = 'Drucken'
export const printByKeys = 'Drucken mit Strg+P oder ⌘P.'
export const printLists = 'Listen drucken'
export const backToEvent = 'Zurück zur Veranstaltung'

export function documentTitle(kind: PrintKind, title: string): string {
  return `${kindNames[kind]}: ${title}`
}

export function asOf(at: number, timeZone: string): string {
  return `Stand ${whenText(at, timeZone)} (${zoneName(timeZone)})`
}

export function answersLine(
  { closesAt, timeZone }: { closesAt: number; timeZone: string },
  at: number,
): string {
  const day = dayText(dayAt(closesAt - 1, timeZone))
  return at < closesAt ? `vorläufig: Antworten bis ${day}` : `Antworten abgeschlossen: ${day}`
}

export const needsTitle = 'Allergien und Besonderheiten'
export const nothingChosenAtAll = 'Gar nichts'
export function needing(count: number): string {
  return `${figure(count)} mit Besonderheiten`
}
export function withLead(lead: string): string {
  return `mit ${lead}`
}
/** S7 · mit Tom Keller, 2 von 3. */
export function toldApart({ number, lead, nth }: Apart): string {
  return [
    ...(number === null ? [] : [specialNumber(number)]),
    ...(lead === null ? [] : [withLead(lead)]),
    ...(nth === null ? [] : [`${figure(nth[0])} von ${figure(nth[1])}`]),
  ].join(' · ')
}
export const needHead = 'Besonderheit und Freitext'
export const seenBy = 'Gesehen von ______________________ um ____________'
export const destroyAfterService = 'Nach dem Service vernichten.'
export const nameHead = 'Name'
export const dishesHead = 'Gerichte'
export const tableHead = 'Tisch'
export const seatHead = 'Platz'
export const marksHead = 'Zeichen'
export const somethingElse = 'etwas anderes: siehe unten'
export const tablesHead = 'Tische'
export const platesHead = 'Teller'
export const specialsHead = 'Sonderessen'
export const totalOfTables = 'Gesamt'
export const tablesOff = 'Tische sind ausgeschaltet: Nach Tischen lässt sich nicht sortieren.'
export const withoutTable = 'Noch ohne Tisch'
export const everybody = 'Gäste'
export const nobodyHasNeeds = 'Es wurden keine Allergien oder Besonderheiten angegeben.'

export function headed(name: string, count: number): string {
  return `${name} (${figure(count)})`
}

export const totalHead = 'Gesamt'

export function guestCount(count: number): string {
  return plural(count, { one: `${figure(count)} Gast`, other: `${figure(count)} Gäste` })
}

export const noMenu = 'Noch keine Gänge'
export const nameErased = 'Name gelöscht'
