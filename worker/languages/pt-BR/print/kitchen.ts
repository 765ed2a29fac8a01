import type { Paper } from '../../../core/files/paper.ts'
import { dayAt } from '../../../events/rules/closing.ts'
import type { Apart } from '../../../print/rules/service.ts'
import type { Listing, Paging, PrintKind } from '../../../print/shape/documents.ts'
import { howMany } from '../how-many.ts'
import { specialNumber } from '../seating/shared.ts'
import { dayText, figure, whenText, zoneName } from '../writing.ts'

/** Opens place cards, service sheets and the rest that is printed. */
export const cardsAndLists = 'Marcadores e listas'

// Printed documents: their head, and the bar above them on screen.

export const kindNames: Record<PrintKind, string> = {
  kitchen: 'Cozinha',
  people: 'Convidados',
  tables: 'Folhas de serviço',
  cards: 'Marcadores de lugar',
  dishes: 'Cartões de pratos',
  sheet: 'Cozinha, por mesa',
  specials: 'Especiais',
  door: 'Lista da entrada',
  silent: 'Sem resposta',
  invites: 'Cartões de convite',
}
/** The same in the choice of what to print. */
export const documentNames: Record<PrintKind, string> = {
  ...kindNames,
  people: 'Convidados, de A a Z',
  kitchen: 'Folha da cozinha',
  sheet: 'Folha da cozinha por mesa',
}
export const documents = 'O que imprimir'
export const paperNames: Record<Paper, string> = { a4: 'A4', letter: 'Carta (EUA)' }
export const listingNames: Record<Listing, string> = {
  name: 'De A a Z',
  course: 'Por etapa',
  party: 'Por grupo',
}
export const pages = 'Páginas'
export const pagingNames: Record<Paging, string> = { each: 'Uma por mesa', together: 'Duas por página' }
export const order = 'Ordem'
export const paper = 'Papel'
export const language = 'Idioma'
export const printIt = 'Imprimir'
/** Shown without a script. */
export const printByKeys = 'Imprima com Ctrl+P ou ⌘P.'
/** Opens the lists of people, to choose their order and print them. */
export const printLists = 'Imprimir listas'
export const backToEvent = 'Voltar ao evento'

/** The document's name, which a saved file takes. */
export function documentTitle(kind: PrintKind, title: string): string {
  return `${kindNames[kind]}: ${title}`
}

export function asOf(at: number, timeZone: string): string {
  return `dados de: ${whenText(at, timeZone)} (${zoneName(timeZone)})`
}

/** Answers close at the end of a day, or earlier by hand. */
export function answersLine(
  { closesAt, timeZone }: { closesAt: number; timeZone: string },
  at: number,
): string {
  const day = dayText(dayAt(closesAt - 1, timeZone))
  return at < closesAt ? `provisório, respostas até ${day}` : `respostas encerradas em ${day}`
}

export const needsTitle = 'Alergias e dietas'
export const nothingChosenAtAll = 'nada escolhido'
/** Beside a dish's figure. */
export function needing(count: number): string {
  return `${figure(count)} com alergia ou dieta`
}
/** Behind a name: whose party it is. */
export function withLead(lead: string): string {
  return `com ${lead}`
}
/** Behind the name of somebody with namesakes at the table: S7 · com Tom Keller, 2 de 3. */
export function toldApart({ number, lead, nth }: Apart): string {
  return [
    ...(number === null ? [] : [specialNumber(number)]),
    ...(lead === null ? [] : [withLead(lead)]),
    ...(nth === null ? [] : [`${figure(nth[0])} de ${figure(nth[1])}`]),
  ].join(' · ')
}
export const needHead = 'Alergia ou dieta, e em suas palavras'
export const seenBy = 'Visto por ______________________ hora ____________'
export const destroyAfterService = 'Destruir depois do serviço.'
export const nameHead = 'Nome'
export const dishesHead = 'Pratos'
export const tableHead = 'Mesa'
export const seatHead = 'Lugar'
export const marksHead = 'Marcas'
/** In the place of a dish that is not served to somebody: what is, stands in the line below. */
export const somethingElse = 'outra coisa: veja abaixo'
export const tablesHead = 'Mesas'
export const platesHead = 'Refeições'
export const specialsHead = 'Especiais'
export const totalOfTables = 'Total'
export const tablesOff = 'As mesas estão desativadas: não há como ordenar por elas.'
export const withoutTable = 'Ainda sem mesa'
export const everybody = 'Convidados'
export const nobodyHasNeeds = 'Nenhuma alergia ou dieta foi informada.'

export function headed(name: string, count: number): string {
  return `${name} (${figure(count)})`
}

export const totalHead = 'Total'

export function guestCount(count: number): string {
  return howMany(count, 'convidado', 'convidados')
}

export const noMenu = 'O cardápio ainda não tem etapas'
/** In the place of a name that was erased. */
export const nameErased = 'Nome apagado'
