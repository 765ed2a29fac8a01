import type { Amiss, DiffWords, SheetKind } from '../../../sheets/shape/issued.ts'
import { plural } from '../forms.ts'
import { figure, whenText } from '../writing.ts'

// The sheet on paper.

/** The section of a difference that comes first; the news of a kitchen's page counts its lines. */
export const allergySection = 'ALLERGIE'

export const backToKitchen = 'Zurück zur Küchenseite'

/** kein nummeriertes Blatt: 3 Änderungen seit Blatt 3 */
export function changesSince(sheet: number | null, changed: number | null): string {
  const none = 'kein nummeriertes Blatt'
  if (sheet === null) return none
  if (changed === null) return `${none}: Blatt ${sheet} ist das neueste`
  return `${none}: ${changed === 0 ? 'nichts geändert' : changes(changed)} seit Blatt ${sheet}`
}

/** "Seit Blatt 3 (Fr., 12. Juni, 18:05): ALLERGIE neu S14, Tisch 4, Erdnüsse. GÄSTE 119 → 120." */
export function since(sheet: number, at: number, timeZone: string, lines: readonly DiffWords[]): string {
  if (lines.length === 0) return nothingChanged(sheet)
  return `${sinceSheet(sheet, at, timeZone)} ${inARow(lines)}`
}

function inARow(lines: readonly DiffWords[]): string {
  return lines.map(({ section, words }) => `${section} ${words}.`).join(' ')
}

export function sinceGoesOn(count: number): string {
  return plural(count, {
    one: `${figure(count)} weitere Änderung steht unter den Zahlen.`,
    other: `${figure(count)} weitere Änderungen stehen unter den Zahlen.`,
  })
}

export function changedLater(sheet: number, kind: SheetKind, lines: readonly DiffWords[]): string {
  const counted = changes(lines.length)
  const head = kind === 'final' ? changedSinceFinal(lines.length) : `${counted} seit Blatt ${sheet}.`
  return `${head} ${inARow(lines.slice(0, laterMax))}${lines.length > laterMax ? ' …' : ''}`
}
/** As many stand on a sheet that was issued without them, the gravest first. */
const laterMax = 12

export function moreSince(sheet: number, lines: readonly DiffWords[]): string {
  return `Weitere Änderungen seit Blatt ${sheet}: ${inARow(lines)}`
}

export function sinceSheet(sheet: number, at: number, timeZone: string): string {
  return `Seit Blatt ${sheet} (${whenText(at, timeZone)}):`
}

/** "BLATT 3 · VORLÄUFIG, ersetzt 2". */
export function sheetHead(sheet: number, kind: SheetKind, older: number | null): string {
  const named = `BLATT ${figure(sheet)} · ${kind === 'final' ? 'ENDGÜLTIG' : 'VORLÄUFIG'}`
  return older === null ? named : `${named}, ersetzt ${figure(older)}`
}
export const asIssued = 'Dieses Blatt ist so, wie es ausgegeben wurde.'
export const amissIn: Record<Amiss, string> = {
  content:
    'Dieses Blatt ist nicht mehr so, wie es ausgegeben wurde: Seine Zahlen wurden später geändert. Kochen Sie nicht danach, geben Sie ein neues aus.',
  lines:
    'Dieses Blatt ist nicht mehr so, wie es ausgegeben wurde: Sonderessen fehlen darauf. Kochen Sie nicht danach, geben Sie ein neues aus.',
}

export function nothingChanged(sheet: number): string {
  return `Nichts geändert seit Blatt ${sheet}.`
}

/** "1 Änderung", "3 Änderungen". */
export function changes(count: number): string {
  return plural(count, { one: `${figure(count)} Änderung`, other: `${figure(count)} Änderungen` })
}

export function changedSinceFinal(count: number): string {
  return `${changes(count)} seit dem endgültigen Blatt. Die Küche weiß noch nichts davon.`
}

export function changedSinceSeen(count: number, sheet: number): string {
  return `${changes(count)}, seit Sie Blatt ${sheet} gesehen haben`
}

/** "Gesehen von Marta (Küche), Fr., 12. Juni, 18:40." */
export function seenBy(name: string, linkLabel: string, at: number, timeZone: string): string {
  return `Gesehen von ${name} (${linkLabel}), ${whenText(at, timeZone)}.`
}

export function superseded(sheet: number): string {
  return `Blatt ${sheet} hat dieses ersetzt.`
}

export function replaces(sheet: number, older: number): string {
  return `Blatt ${sheet} ersetzt Blatt ${older}`
}

export const sheetNotFound = 'Ein Blatt mit dieser Nummer gibt es nicht.'
export const finalBeforeClosing =
  'Antworten sind noch möglich. Das endgültige Blatt wird ausgegeben, sobald sie abgeschlossen sind.'
export function issuedMeanwhile(sheet: number): string {
  return `Blatt ${sheet} wurde inzwischen ausgegeben. Jetzt wurde nichts ausgegeben.`
}
export function sheetsFull(limit: number): string {
  return `Eine Veranstaltung hat höchstens ${figure(limit)} Blätter.`
}
