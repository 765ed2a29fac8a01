import type { Amiss, DiffWords, SheetKind } from '../../../sheets/shape/issued.ts'
import { counted } from '../counted.ts'
import { iso } from '../isolate.ts'
import { figure, whenText } from '../writing.ts'

// The sheet on paper.

export const backToKitchen = 'العودة إلى صفحة المطبخ'

/** The line on figures that are no sheet: not an issued sheet: 3 changes since sheet 3 */
export function changesSince(sheet: number | null, changed: number | null): string {
  const none = 'ليس كشفًا صادرًا'
  if (sheet === null) return none
  if (changed === null) return `${none}: الأحدث هو الكشف ${figure(sheet)}`
  return `${none}: ${changed === 0 ? 'لم يتغيّر شيء' : changes(changed)} منذ الكشف ${figure(sheet)}`
}

/** "Since sheet 3 (Fri 12 June, 18:05): ALLERGY: new S14, Table 4, peanuts. GUESTS: 119 ← 120." */
export function since(sheet: number, at: number, timeZone: string, lines: readonly DiffWords[]): string {
  if (lines.length === 0) return nothingChanged(sheet)
  return `${sinceSheet(sheet, at, timeZone)} ${inARow(lines)}`
}

function inARow(lines: readonly DiffWords[]): string {
  return lines.map(({ section, words }) => `${section}: ${words}.`).join(' ')
}

/** Behind the first changes on paper: the others stand after the counts. */
export function sinceGoesOn(count: number): string {
  return `تحت الأعداد أيضًا: ${changes(count)}.`
}

/** On the paper of an issued sheet: "1 change since the final sheet. … ALLERGY: new S14, Table 4, peanuts." */
export function changedLater(sheet: number, kind: SheetKind, lines: readonly DiffWords[]): string {
  const head =
    kind === 'final'
      ? changedSinceFinal(lines.length)
      : `${changes(lines.length)} منذ الكشف ${figure(sheet)}.`
  return `${head} ${inARow(lines.slice(0, laterMax))}${lines.length > laterMax ? ' …' : ''}`
}
/** As many stand on a sheet that was issued without them, the gravest first. */
const laterMax = 12

/** Those: "More since sheet 3: GUESTS: 119 ← 120." */
export function moreSince(sheet: number, lines: readonly DiffWords[]): string {
  return `وأيضًا منذ الكشف ${figure(sheet)}: ${inARow(lines)}`
}

/** The same before its lines stand one below the other: "Since sheet 3 (Fri 12 June, 18:05):" */
export function sinceSheet(sheet: number, at: number, timeZone: string): string {
  return `منذ الكشف ${figure(sheet)} (${whenText(at, timeZone)}):`
}

/** The head of a numbered sheet on paper: "SHEET 3 · PROVISIONAL, replaces 2". */
export function sheetHead(sheet: number, kind: SheetKind, older: number | null): string {
  const named = `الكشف ${figure(sheet)} · ${kind === 'final' ? 'نهائي' : 'مؤقت'}`
  return older === null ? named : `${named}، يحل محل الكشف ${figure(older)}`
}
/** On screen, where a numbered sheet is opened. */
export const asIssued = 'هذا الكشف كما صدر.'
export const amissIn: Record<Amiss, string> = {
  content: 'هذا الكشف ليس كما صدر: تغيّرت أرقامه بعد ذلك. لا يُعمل به، ويلزم إصدار كشف جديد.',
  lines: 'هذا الكشف ليس كما صدر: تنقصه وجبات خاصة. لا يُعمل به، ويلزم إصدار كشف جديد.',
}

export function nothingChanged(sheet: number): string {
  return `لم يتغيّر شيء منذ الكشف ${figure(sheet)}.`
}

/** "1 change", "3 changes". */
export function changes(count: number): string {
  return counted(count, {
    ...{ zero: 'لا تغييرات', one: 'تغيير واحد', two: 'تغييران' },
    ...{ few: 'تغييرات', many: 'تغييرًا', other: 'تغيير' },
  })
}

/** On both sides, once a final sheet is out. */
export function changedSinceFinal(count: number): string {
  return `${changes(count)} منذ الكشف النهائي. لم يُبلَّغ المطبخ بذلك.`
}

/** In the band of a caterer's phone. */
export function changedSinceSeen(count: number, sheet: number): string {
  return `${changes(count)} منذ اطّلاعك على الكشف ${figure(sheet)}`
}

/** "Seen: Marta (Kitchen), Fri 12 June, 18:40." */
export function seenBy(name: string, linkLabel: string, at: number, timeZone: string): string {
  return `تم الاطلاع: ${iso(name)} (${iso(linkLabel)})، ${whenText(at, timeZone)}.`
}

/** Said to who acknowledges an older sheet. */
export function superseded(sheet: number): string {
  return `حلّ الكشف ${figure(sheet)} محل هذا الكشف.`
}

/** The mail to a link with an address: no figures, no names. */
export function replaces(sheet: number, older: number): string {
  return `الكشف ${figure(sheet)} يحل محل الكشف ${figure(older)}`
}

export const sheetNotFound = 'لا يوجد كشف بهذا الرقم.'
export const finalBeforeClosing = 'ما زال باب الردود مفتوحًا. يصدر الكشف النهائي بعد إغلاقه.'
/** Refuses a final sheet made on an older newest one. */
export function issuedMeanwhile(sheet: number): string {
  return `صدر الكشف ${figure(sheet)} في هذه الأثناء. لم يصدر كشفك الآن.`
}
export function sheetsFull(limit: number): string {
  return `الحدّ الأقصى لعدد الكشوف في المناسبة: ${figure(limit)}.`
}
