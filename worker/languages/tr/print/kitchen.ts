import type { Paper } from '../../../core/files/paper.ts'
import { dayAt } from '../../../events/rules/closing.ts'
import type { Apart } from '../../../print/rules/service.ts'
import type { Listing, Paging, PrintKind } from '../../../print/shape/documents.ts'
import { specialNumber } from '../seating/shared.ts'
import { dayText, figure, whenText, zoneName } from '../writing.ts'

/** Opens place cards, service sheets and the rest that is printed. */
export const cardsAndLists = 'Kartlar ve listeler'

// Printed documents: their head, and the bar above them on screen.

export const kindNames: Record<PrintKind, string> = {
  kitchen: 'Mutfak',
  people: 'Misafirler',
  tables: 'Servis çizelgeleri',
  cards: 'İsim kartları',
  dishes: 'Yemek kartları',
  sheet: 'Mutfak, masalara göre',
  specials: 'Özel tabaklar',
  door: 'Kapı listesi',
  silent: 'Yanıtlamayanlar',
  invites: 'Davetiye kartları',
}
/** The same in the choice of what to print. */
export const documentNames: Record<PrintKind, string> = {
  ...kindNames,
  people: 'Misafirler, A’dan Z’ye',
  kitchen: 'Mutfak çizelgesi',
  sheet: 'Masalara göre mutfak çizelgesi',
}
export const documents = 'Yazdırılacak'
export const paperNames: Record<Paper, string> = { a4: 'A4', letter: 'US Letter' }
export const listingNames: Record<Listing, string> = {
  name: 'A’dan Z’ye',
  course: 'Bölümlere göre',
  party: 'Gruplara göre',
}
export const pages = 'Sayfalar'
export const pagingNames: Record<Paging, string> = {
  each: 'Her masaya bir sayfa',
  together: 'Bir sayfada iki masa',
}
export const order = 'Sıralama'
export const paper = 'Kâğıt'
export const language = 'Dil'
export const printIt = 'Yazdır'
/** Shown without a script. */
export const printByKeys = 'Yazdırmak için: Ctrl+P veya ⌘P.'
/** Opens the lists of people, to choose their order and print them. */
export const printLists = 'Listeleri yazdır'
export const backToEvent = 'Etkinliğe dön'

/** The document's name, which a saved file takes. */
export function documentTitle(kind: PrintKind, title: string): string {
  return `${kindNames[kind]}: ${title}`
}

export function asOf(at: number, timeZone: string): string {
  return `son durum: ${whenText(at, timeZone)} (${zoneName(timeZone)})`
}

/** Answers close at the end of a day, or earlier by hand. */
export function answersLine(
  { closesAt, timeZone }: { closesAt: number; timeZone: string },
  at: number,
): string {
  const day = dayText(dayAt(closesAt - 1, timeZone))
  return at < closesAt ? `geçici, son yanıt günü: ${day}` : `yanıtlar kapandı: ${day}`
}

export const needsTitle = 'Alerjiler ve diyetler'
export const nothingChosenAtAll = 'hiçbir şey seçilmedi'
/** Beside a dish's figure. */
export function needing(count: number): string {
  return `${figure(count)} kişide alerji veya diyet var`
}
/** Behind a name: whose party it is. */
export function withLead(lead: string): string {
  return `${lead} ile`
}
/** Behind the name of somebody with namesakes at the table: S7 · Tom Keller ile, 2/3. */
export function toldApart({ number, lead, nth }: Apart): string {
  return [
    ...(number === null ? [] : [specialNumber(number)]),
    ...(lead === null ? [] : [withLead(lead)]),
    ...(nth === null ? [] : [`${figure(nth[0])}/${figure(nth[1])}`]),
  ].join(' · ')
}
export const needHead = 'Alerji veya diyet, ve misafirin sözleri'
export const seenBy = 'Gören ______________________ saat ____________'
export const destroyAfterService = 'Servisten sonra imha edin.'
export const nameHead = 'Ad'
export const dishesHead = 'Yemekler'
export const tableHead = 'Masa'
export const seatHead = 'Yer'
export const marksHead = 'İşaretler'
/** In the place of a dish that is not served to somebody: what is, stands in the line below. */
export const somethingElse = 'başka bir şey: aşağıya bakın'
export const tablesHead = 'Masalar'
export const platesHead = 'Tabaklar'
export const specialsHead = 'Özel tabaklar'
export const totalOfTables = 'Toplam'
export const tablesOff = 'Masalar kapalı: sıralanacak bir şey yok.'
export const withoutTable = 'Henüz masası yok'
export const everybody = 'Misafirler'
export const nobodyHasNeeds = 'Alerji veya diyet belirtilmedi.'

export function headed(name: string, count: number): string {
  return `${name} (${figure(count)})`
}

export const totalHead = 'Toplam'

export function guestCount(count: number): string {
  return `${figure(count)} misafir`
}

export const noMenu = 'Menüde henüz bölüm yok'
/** In the place of a name that was erased. */
export const nameErased = 'Ad silindi'
