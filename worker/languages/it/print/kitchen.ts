import type { Paper } from '../../../core/files/paper.ts'
import { dayAt } from '../../../events/rules/closing.ts'
import type { Apart } from '../../../print/rules/service.ts'
import type { Listing, Paging, PrintKind } from '../../../print/shape/documents.ts'
import { plural } from '../forms.ts'
import { specialNumber } from '../seating/shared.ts'
import { dayText, figure, whenText, zoneName } from '../writing.ts'

export const cardsAndLists = 'Cartoncini e liste'

// Printed documents: their head, and the bar above them on screen.

export const kindNames: Record<PrintKind, string> = {
  kitchen: 'Cucina',
  people: 'Ospiti',
  tables: 'Fogli di servizio',
  cards: 'Segnaposto',
  dishes: 'Cartoncini dei piatti',
  sheet: 'Cucina, per tavolo',
  specials: 'Piatti speciali',
  door: 'Lista all’ingresso',
  silent: 'Senza risposta',
  invites: 'Cartoncini d’invito',
}
export const documentNames: Record<PrintKind, string> = {
  ...kindNames,
  people: 'Ospiti dalla A alla Z',
  kitchen: 'Foglio della cucina',
  sheet: 'Foglio della cucina per tavolo',
}
export const documents = 'Che cosa stampare'
export const paperNames: Record<Paper, string> = { a4: 'A4', letter: 'US Letter' }
export const listingNames: Record<Listing, string> = {
  name: 'Dalla A alla Z',
  course: 'Per portata',
  party: 'Per gruppo',
}
export const pages = 'Pagine'
export const pagingNames: Record<Paging, string> = { each: 'Una per tavolo', together: 'Due per pagina' }
export const order = 'Ordine'
export const paper = 'Carta'
export const language = 'Lingua'
export const printIt = 'Stampa'
export const printByKeys = 'Stampi con Ctrl+P o ⌘P.'
export const printLists = 'Stampa le liste'
export const backToEvent = 'Torna all’evento'

export function documentTitle(kind: PrintKind, title: string): string {
  return `${kindNames[kind]}: ${title}`
}

export function asOf(at: number, timeZone: string): string {
  return `aggiornato: ${whenText(at, timeZone)} (${zoneName(timeZone)})`
}

export function answersLine(
  { closesAt, timeZone }: { closesAt: number; timeZone: string },
  at: number,
): string {
  const day = dayText(dayAt(closesAt - 1, timeZone))
  return at < closesAt ? `provvisorio: risposte fino a ${day}` : `risposte chiuse, ultimo giorno ${day}`
}

export const needsTitle = 'Allergie e diete'
export const nothingChosenAtAll = 'Niente'
export function needing(count: number): string {
  return `${figure(count)} con esigenze`
}
export function withLead(lead: string): string {
  return `con ${lead}`
}
/** S7 · con Tom Keller, 2 di 3 */
export function toldApart({ number, lead, nth }: Apart): string {
  return [
    ...(number === null ? [] : [specialNumber(number)]),
    ...(lead === null ? [] : [withLead(lead)]),
    ...(nth === null ? [] : [`${figure(nth[0])} di ${figure(nth[1])}`]),
  ].join(' · ')
}
export const needHead = 'Esigenza, e parole dell’ospite'
export const seenBy = 'Visto da ______________________ alle ____________'
export const destroyAfterService = 'Da distruggere dopo il servizio.'
export const nameHead = 'Nome'
export const dishesHead = 'Piatti'
export const tableHead = 'Tavolo'
export const seatHead = 'Posto'
export const marksHead = 'Segni'
export const somethingElse = 'altro: vedi sotto'
export const tablesHead = 'Tavoli'
export const platesHead = 'Porzioni'
export const specialsHead = 'Piatti speciali'
export const totalOfTables = 'Totale'
export const tablesOff = 'I tavoli sono disattivati: impossibile ordinare per tavolo.'
export const withoutTable = 'Ancora senza tavolo'
export const everybody = 'Ospiti'
export const nobodyHasNeeds = 'Non è stata indicata nessuna allergia o dieta.'

export function headed(name: string, count: number): string {
  return `${name} (${figure(count)})`
}

export const totalHead = 'Totale'

export function guestCount(count: number): string {
  return `${figure(count)} ${plural(count, { one: 'ospite', many: 'di ospiti', other: 'ospiti' })}`
}

export const noMenu = 'Il menu è ancora vuoto'
export const nameErased = 'Nome cancellato'
