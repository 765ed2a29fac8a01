import type { Paper } from '../../../core/files/paper.ts'
import { dayAt } from '../../../events/rules/closing.ts'
import type { Apart } from '../../../print/rules/service.ts'
import type { Listing, Paging, PrintKind } from '../../../print/shape/documents.ts'
import { plural } from '../forms.ts'
import { specialNumber } from '../seating/shared.ts'
import { dayText, figure, whenText, zoneName } from '../writing.ts'

export const cardsAndLists = 'Cartes et listes'

// Printed documents: their head, and the bar above them on screen.

export const kindNames: Record<PrintKind, string> = {
  kitchen: 'Cuisine',
  people: 'Convives',
  tables: 'Feuilles de service',
  cards: 'Marque-places',
  dishes: 'Cartes des plats',
  sheet: 'Cuisine, par table',
  specials: 'Assiettes spéciales',
  door: 'Liste d’accueil',
  silent: 'Sans réponse',
  invites: 'Cartes d’invitation',
}
export const documentNames: Record<PrintKind, string> = {
  ...kindNames,
  people: 'Convives de A à Z',
  kitchen: 'Feuille de cuisine',
  sheet: 'Feuille de cuisine par table',
}
export const documents = 'À imprimer'
export const paperNames: Record<Paper, string> = { a4: 'A4', letter: 'US Letter' }
export const listingNames: Record<Listing, string> = {
  name: 'De A à Z',
  course: 'Par service',
  party: 'Par groupe',
}
export const pages = 'Pages'
export const pagingNames: Record<Paging, string> = { each: 'Une par table', together: 'Deux par page' }
export const order = 'Ordre'
export const paper = 'Papier'
export const language = 'Langue'
export const printIt = 'Imprimer'
export const printByKeys = 'Imprimez avec Ctrl+P ou ⌘P.'
export const printLists = 'Imprimer les listes'
export const backToEvent = 'Retour à l’événement'

export function documentTitle(kind: PrintKind, title: string): string {
  return `${kindNames[kind]} : ${title}`
}

export function asOf(at: number, timeZone: string): string {
  return `mise à jour : ${whenText(at, timeZone)} (${zoneName(timeZone)})`
}

export function answersLine(
  { closesAt, timeZone }: { closesAt: number; timeZone: string },
  at: number,
): string {
  const day = dayText(dayAt(closesAt - 1, timeZone))
  return at < closesAt ? `provisoire : réponses jusqu’au ${day}` : `réponses closes depuis le ${day}`
}

export const needsTitle = 'Allergies et régimes'
export const nothingChosenAtAll = 'Rien du tout'
export function needing(count: number): string {
  return `${figure(count)} avec un besoin`
}
export function withLead(lead: string): string {
  return `avec ${lead}`
}
/** S7 · avec Tom Keller, 2 sur 3 */
export function toldApart({ number, lead, nth }: Apart): string {
  return [
    ...(number === null ? [] : [specialNumber(number)]),
    ...(lead === null ? [] : [withLead(lead)]),
    ...(nth === null ? [] : [`${figure(nth[0])} sur ${figure(nth[1])}`]),
  ].join(' · ')
}
export const needHead = 'Besoin, et mots du convive'
export const seenBy = 'Vu par ______________________ à ____________'
export const destroyAfterService = 'À détruire après le repas.'
export const nameHead = 'Nom'
export const dishesHead = 'Plats'
export const tableHead = 'Table'
export const seatHead = 'Place'
export const marksHead = 'Repères'
export const somethingElse = 'autre chose : voir ci-dessous'
export const tablesHead = 'Tables'
export const platesHead = 'Assiettes'
export const specialsHead = 'Assiettes spéciales'
export const totalOfTables = 'Total'
export const tablesOff = 'Les tables sont désactivées : impossible de trier par table.'
export const withoutTable = 'Pas encore de table'
export const everybody = 'Convives'
export const nobodyHasNeeds = 'Aucune allergie, aucun régime n’a été indiqué.'

export function headed(name: string, count: number): string {
  return `${name} (${figure(count)})`
}

export const totalHead = 'Total'

export function guestCount(count: number): string {
  return `${figure(count)} ${plural(count, { one: 'convive', many: 'de convives', other: 'convives' })}`
}

export const noMenu = 'Le menu est encore vide'
export const nameErased = 'Nom effacé'
