import type { Paper } from '../../../core/files/paper.ts'
import { dayAt } from '../../../events/rules/closing.ts'
import type { Apart } from '../../../print/rules/service.ts'
import type { Listing, Paging, PrintKind } from '../../../print/shape/documents.ts'
import { guestsText } from '../counted.ts'
import { iso } from '../isolate.ts'
import { specialNumber } from '../seating/shared.ts'
import { dayText, figure, whenText, zoneName } from '../writing.ts'

/** Opens place cards, service sheets and the rest that is printed. */
export const cardsAndLists = 'البطاقات والقوائم'

// Printed documents: their head, and the bar above them on screen.

export const kindNames: Record<PrintKind, string> = {
  kitchen: 'المطبخ',
  people: 'الضيوف',
  tables: 'كشوف الخدمة',
  cards: 'بطاقات الأسماء',
  dishes: 'بطاقات الأطباق',
  sheet: 'المطبخ، بحسب الطاولة',
  specials: 'الوجبات الخاصة',
  door: 'قائمة الاستقبال',
  silent: 'بلا ردّ',
  invites: 'بطاقات الدعوة',
}
/** The same in the choice of what to print. */
export const documentNames: Record<PrintKind, string> = {
  ...kindNames,
  people: 'الضيوف بالترتيب الأبجدي',
  kitchen: 'كشف المطبخ',
  sheet: 'كشف المطبخ بحسب الطاولة',
}
export const documents = 'ما يُطبع'
export const paperNames: Record<Paper, string> = { a4: 'A4', letter: 'US Letter' }
export const listingNames: Record<Listing, string> = {
  name: 'أبجديًا',
  course: 'بحسب القسم',
  party: 'بحسب المجموعة',
}
export const pages = 'الصفحات'
export const pagingNames: Record<Paging, string> = { each: 'صفحة لكل طاولة', together: 'طاولتان في الصفحة' }
export const order = 'الترتيب'
export const paper = 'الورق'
export const language = 'اللغة'
export const printIt = 'طباعة'
/** Shown without a script. */
export const printByKeys = `للطباعة: ${iso('Ctrl+P')} أو ${iso('⌘P')}.`
/** Opens the lists of people, to choose their order and print them. */
export const printLists = 'طباعة القوائم'
export const backToEvent = 'العودة إلى المناسبة'

/** The document's name, which a saved file takes: without marks of direction, which a file's name would keep. */
export function documentTitle(kind: PrintKind, title: string): string {
  return `${kindNames[kind]}: ${title}`
}

export function asOf(at: number, timeZone: string): string {
  return `بيانات ${whenText(at, timeZone)} (${zoneName(timeZone)})`
}

/** Answers close at the end of a day, or earlier by hand. */
export function answersLine(
  { closesAt, timeZone }: { closesAt: number; timeZone: string },
  at: number,
): string {
  const day = dayText(dayAt(closesAt - 1, timeZone))
  return at < closesAt ? `مؤقت: يُغلق باب الردود ${day}` : `أُغلق باب الردود ${day}`
}

export const needsTitle = 'الحساسية والقيود الغذائية'
export const nothingChosenAtAll = 'لم يُختر شيء'
/** Beside a dish's figure. */
export function needing(count: number): string {
  return `لديهم حساسية أو قيود غذائية: ${figure(count)}`
}
/** Behind a name: whose party it is. */
export function withLead(lead: string): string {
  return `مع ${iso(lead)}`
}
/** Behind the name of somebody with namesakes at the table: S7 · with Tom Keller, 2 of 3. */
export function toldApart({ number, lead, nth }: Apart): string {
  return [
    ...(number === null ? [] : [iso(specialNumber(number))]),
    ...(lead === null ? [] : [withLead(lead)]),
    ...(nth === null ? [] : [`${figure(nth[0])} من ${figure(nth[1])}`]),
  ].join(' · ')
}
export const needHead = 'الحساسية أو القيود، وكلام الضيف'
export const seenBy = 'اطّلع عليه ______________________ الساعة ____________'
export const destroyAfterService = 'يُتلف بعد الخدمة.'
export const nameHead = 'الاسم'
export const dishesHead = 'الأطباق'
export const tableHead = 'الطاولة'
export const seatHead = 'المقعد'
export const marksHead = 'العلامات'
/** In the place of a dish that is not served to somebody: what is, stands in the line below. */
export const somethingElse = 'شيء آخر: في السطر أدناه'
export const tablesHead = 'الطاولات'
export const platesHead = 'الوجبات'
export const specialsHead = 'الوجبات الخاصة'
export const totalOfTables = 'المجموع'
export const tablesOff = 'الطاولات غير مفعّلة: لا شيء للترتيب بحسبه.'
export const withoutTable = 'بلا طاولة بعد'
export const everybody = 'الضيوف'
export const nobodyHasNeeds = 'لم تُذكر حساسية ولا قيود غذائية.'

export function headed(name: string, count: number): string {
  return `${iso(name)} (${figure(count)})`
}

export const totalHead = 'المجموع'

export function guestCount(count: number): string {
  return guestsText(count)
}

export const noMenu = 'لا توجد أقسام في قائمة الطعام بعد'
/** In the place of a name that was erased. */
export const nameErased = 'حُذف الاسم'
