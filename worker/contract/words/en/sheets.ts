import { whenText } from './days.ts'
import { figure } from './kitchen.ts'
import type { DiffWords } from './sheet-diff.ts'

/** "Since sheet 3 (Fri 12 June, 18:05): ALLERGY new S14, Table 4, peanuts. GUESTS 119 → 120." */
export function since(sheet: number, at: number, timeZone: string, lines: readonly DiffWords[]): string {
  if (lines.length === 0) return nothingChanged(sheet)
  const all = lines.map(({ section, words }) => `${section} ${words}.`).join(' ')
  return `Since sheet ${sheet} (${whenText(at, timeZone)}): ${all}`
}

export function nothingChanged(sheet: number): string {
  return `Nothing changed since sheet ${sheet}.`
}

function changes(count: number): string {
  return count === 1 ? '1 change' : `${figure(count)} changes`
}

/** On both sides, once a final sheet is out. */
export function changedSinceFinal(count: number): string {
  return `${changes(count)} since the final sheet. The kitchen has not been told.`
}

/** In the band of a caterer's phone. */
export function changedSinceSeen(count: number, sheet: number): string {
  return `${changes(count)} since you saw sheet ${sheet}`
}

/** "Seen by Marta (Kitchen), Fri 12 June, 18:40." `link` is the link's label. */
export function seenBy(name: string, link: string, at: number, timeZone: string): string {
  return `Seen by ${name} (${link}), ${whenText(at, timeZone)}.`
}

/** Said to who acknowledges an older sheet. */
export function superseded(sheet: number): string {
  return `Sheet ${sheet} has replaced this one.`
}

/** The mail to a link with an address: no figures, no names. */
export function replaces(sheet: number, older: number): string {
  return `Sheet ${sheet} replaces sheet ${older}`
}
