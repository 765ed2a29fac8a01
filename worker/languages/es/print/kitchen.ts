import type { Paper } from '../../../core/files/paper.ts'
import { dayAt } from '../../../events/rules/closing.ts'
import type { Apart } from '../../../print/rules/service.ts'
import type { Listing, Paging, PrintKind } from '../../../print/shape/documents.ts'
import { howMany } from '../how-many.ts'
import { specialNumber } from '../seating/shared.ts'
import { dayText, figure, whenText, zoneName } from '../writing.ts'

/** Opens place cards, service sheets and the rest that is printed. */
export const cardsAndLists = 'Tarjetas y listas'

// Printed documents: their head, and the bar above them on screen.

export const kindNames: Record<PrintKind, string> = {
  kitchen: 'Cocina',
  people: 'Invitados',
  tables: 'Hojas de servicio',
  cards: 'Marcasitios',
  dishes: 'Tarjetas de platos',
  sheet: 'Cocina, por mesas',
  specials: 'Especiales',
  door: 'Lista de entrada',
  silent: 'Sin responder',
  invites: 'Tarjetas de invitación',
}
/** The same in the choice of what to print. */
export const documentNames: Record<PrintKind, string> = {
  ...kindNames,
  people: 'Invitados, de la A a la Z',
  kitchen: 'Hoja de cocina',
  sheet: 'Hoja de cocina por mesas',
}
export const documents = 'Qué imprimir'
export const paperNames: Record<Paper, string> = { a4: 'A4', letter: 'Carta (EE. UU.)' }
export const listingNames: Record<Listing, string> = {
  name: 'De la A a la Z',
  course: 'Por apartados',
  party: 'Por grupos',
}
export const pages = 'Páginas'
export const pagingNames: Record<Paging, string> = { each: 'Una por mesa', together: 'Dos por página' }
export const order = 'Orden'
export const paper = 'Papel'
export const language = 'Idioma'
export const printIt = 'Imprimir'
/** Shown without a script. */
export const printByKeys = 'Imprima con Ctrl+P o ⌘P.'
/** Opens the lists of people, to choose their order and print them. */
export const printLists = 'Imprimir listas'
export const backToEvent = 'Volver al evento'

/** The document's name, which a saved file takes. */
export function documentTitle(kind: PrintKind, title: string): string {
  return `${kindNames[kind]}: ${title}`
}

export function asOf(at: number, timeZone: string): string {
  return `actualizado: ${whenText(at, timeZone)} (${zoneName(timeZone)})`
}

/** Answers close at the end of a day, or earlier by hand. */
export function answersLine(
  { closesAt, timeZone }: { closesAt: number; timeZone: string },
  at: number,
): string {
  const day = dayText(dayAt(closesAt - 1, timeZone))
  return at < closesAt ? `provisional, respuestas hasta: ${day}` : `respuestas cerradas: ${day}`
}

export const needsTitle = 'Alergias y dietas'
export const nothingChosenAtAll = 'Nada en absoluto'
/** Beside a dish's figure. */
export function needing(count: number): string {
  return `${figure(count)} con alergia o dieta`
}
/** Behind a name: whose party it is. */
export function withLead(lead: string): string {
  return `con ${lead}`
}
/** Behind the name of somebody with namesakes at the table: S7 · con Tom Keller, 2 de 3. */
export function toldApart({ number, lead, nth }: Apart): string {
  return [
    ...(number === null ? [] : [specialNumber(number)]),
    ...(lead === null ? [] : [withLead(lead)]),
    ...(nth === null ? [] : [`${figure(nth[0])} de ${figure(nth[1])}`]),
  ].join(' · ')
}
export const needHead = 'Alergia o dieta, y en sus palabras'
export const seenBy = 'Visto por ______________________ hora ____________'
export const destroyAfterService = 'Destruir después del servicio.'
export const nameHead = 'Nombre'
export const dishesHead = 'Platos'
export const tableHead = 'Mesa'
export const seatHead = 'Asiento'
export const marksHead = 'Marcas'
/** In the place of a dish that is not served to somebody: what is, stands in the line below. */
export const somethingElse = 'otra cosa: ver abajo'
export const tablesHead = 'Mesas'
export const platesHead = 'Cubiertos'
export const specialsHead = 'Especiales'
export const totalOfTables = 'Total'
export const tablesOff = 'Las mesas están desactivadas: no se puede ordenar por ellas.'
export const withoutTable = 'Aún sin mesa'
export const everybody = 'Invitados'
export const nobodyHasNeeds = 'No se ha indicado ninguna alergia ni dieta.'

export function headed(name: string, count: number): string {
  return `${name} (${figure(count)})`
}

export const totalHead = 'Total'

export function guestCount(count: number): string {
  return howMany(count, 'invitado', 'invitados')
}

export const noMenu = 'El menú aún no tiene apartados'
/** In the place of a name that was erased. */
export const nameErased = 'Nombre borrado'
