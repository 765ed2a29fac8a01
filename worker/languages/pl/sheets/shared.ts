import type { Amiss, DiffWords, SheetKind } from '../../../sheets/shape/issued.ts'
import { plural } from '../forms.ts'
import { figure, whenText } from '../writing.ts'

// The sheet on paper.

export const backToKitchen = 'Wróć na stronę kuchni'

/** The line on figures that are no sheet: to nie jest wydany arkusz: 3 zmiany od arkusza 3 */
export function changesSince(sheet: number | null, changed: number | null): string {
  const none = 'to nie jest wydany arkusz'
  if (sheet === null) return none
  if (changed === null) return `${none}: najnowszy to arkusz ${sheet}`
  return `${none}: ${changed === 0 ? 'bez zmian' : changes(changed)} od arkusza ${sheet}`
}

/** „Od arkusza 3 (pt., 12 czerwca, 18:05): ALERGIA nowe S14, Stół 4, orzeszki ziemne. GOŚCIE 119 → 120.” */
export function since(sheet: number, at: number, timeZone: string, lines: readonly DiffWords[]): string {
  if (lines.length === 0) return nothingChanged(sheet)
  return `${sinceSheet(sheet, at, timeZone)} ${inARow(lines)}`
}

function inARow(lines: readonly DiffWords[]): string {
  return lines.map(({ section, words }) => `${section} ${words}.`).join(' ')
}

/** Behind the first changes on paper: the others stand after the counts. */
export function sinceGoesOn(count: number): string {
  return plural(count, {
    one: `Jeszcze ${figure(count)} zmiana jest pod liczbami.`,
    few: `Jeszcze ${figure(count)} zmiany są pod liczbami.`,
    many: `Jeszcze ${figure(count)} zmian jest pod liczbami.`,
    other: `Jeszcze ${figure(count)} zmiany jest pod liczbami.`,
  })
}

/** On the paper of an issued sheet: „1 zmiana od ostatecznego arkusza. … ALERGIA nowe S14, Stół 4, orzeszki ziemne.” */
export function changedLater(sheet: number, kind: SheetKind, lines: readonly DiffWords[]): string {
  const counted = changes(lines.length)
  const head = kind === 'final' ? changedSinceFinal(lines.length) : `${counted} od arkusza ${sheet}.`
  return `${head} ${inARow(lines.slice(0, laterMax))}${lines.length > laterMax ? ' …' : ''}`
}
/** As many stand on a sheet that was issued without them, the gravest first. */
const laterMax = 12

/** Those: „Więcej zmian od arkusza 3: GOŚCIE 119 → 120.” */
export function moreSince(sheet: number, lines: readonly DiffWords[]): string {
  return `Pozostałe zmiany od arkusza ${sheet}: ${inARow(lines)}`
}

/** The same before its lines stand one below the other: „Od arkusza 3 (pt., 12 czerwca, 18:05):” */
export function sinceSheet(sheet: number, at: number, timeZone: string): string {
  return `Od arkusza ${sheet} (${whenText(at, timeZone)}):`
}

/** The head of a numbered sheet on paper: „ARKUSZ 3 · WSTĘPNY, zastępuje arkusz 2”. */
export function sheetHead(sheet: number, kind: SheetKind, older: number | null): string {
  const named = `ARKUSZ ${figure(sheet)} · ${kind === 'final' ? 'OSTATECZNY' : 'WSTĘPNY'}`
  return older === null ? named : `${named}, zastępuje arkusz ${figure(older)}`
}
/** On screen, where a numbered sheet is opened. */
export const asIssued = 'Ten arkusz jest taki, jaki został wydany.'
export const amissIn: Record<Amiss, string> = {
  content:
    'Ten arkusz nie jest taki, jaki został wydany: jego liczby później zmieniono. Proszę według niego nie gotować, tylko wydać nowy.',
  lines:
    'Ten arkusz nie jest taki, jaki został wydany: brakuje na nim specjalnych porcji. Proszę według niego nie gotować, tylko wydać nowy.',
}

export function nothingChanged(sheet: number): string {
  return `Bez zmian od arkusza ${sheet}.`
}

/** „1 zmiana”, „3 zmiany”, „5 zmian”. */
export function changes(count: number): string {
  return `${figure(count)} ${plural(count, { one: 'zmiana', few: 'zmiany', many: 'zmian', other: 'zmiany' })}`
}

/** On both sides, once a final sheet is out. */
export function changedSinceFinal(count: number): string {
  return `${changes(count)} od ostatecznego arkusza. Kuchnia jeszcze o tym nie wie.`
}

/** In the band of a caterer's phone. */
export function changedSinceSeen(count: number, sheet: number): string {
  return `${changes(count)} od przeczytania arkusza ${sheet}`
}

/** „Przeczytane: Marta (Kuchnia), pt., 12 czerwca, 18:40.” */
export function seenBy(name: string, linkLabel: string, at: number, timeZone: string): string {
  return `Przeczytane: ${name} (${linkLabel}), ${whenText(at, timeZone)}.`
}

/** Said to who acknowledges an older sheet. */
export function superseded(sheet: number): string {
  return `Ten arkusz zastąpiono: aktualny jest arkusz ${sheet}.`
}

/** The mail to a link with an address: no figures, no names. */
export function replaces(sheet: number, older: number): string {
  return `Arkusz ${sheet} zastępuje arkusz ${older}`
}

export const sheetNotFound = 'Nie ma arkusza o tym numerze.'
export const finalBeforeClosing =
  'Odpowiedzi są jeszcze przyjmowane. Ostateczny arkusz można wydać po ich zamknięciu.'
/** Refuses a final sheet made on an older newest one. */
export function issuedMeanwhile(sheet: number): string {
  return `W międzyczasie wydano arkusz ${sheet}. Ten arkusz nie został wydany.`
}
export function sheetsFull(limit: number): string {
  const sheets = plural(limit, { one: 'arkusz', few: 'arkusze', many: 'arkuszy', other: 'arkusza' })
  return `Wydarzenie może mieć najwyżej ${figure(limit)} ${sheets}.`
}
