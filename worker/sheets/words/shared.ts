import { figure } from '../../core/figures.ts'
import { whenText } from '../../languages/en/days.ts'
import { plural } from '../../languages/en/forms.ts'
import type { Amiss, DiffWords, SheetKind } from '../../sheets/shape/issued.ts'

// The sheet on paper.

export const backToKitchen = 'Back to the kitchen page'

/** The line on figures that are no sheet: not an issued sheet: 3 changes since sheet 3 */
export function changesSince(sheet: number | null, changed: number | null): string {
  const none = 'not an issued sheet'
  if (sheet === null) return none
  if (changed === null) return `${none}: sheet ${sheet} is the newest`
  return `${none}: ${changed === 0 ? 'nothing changed' : changes(changed)} since sheet ${sheet}`
}

/** "Since sheet 3 (Fri 12 June, 18:05): ALLERGY new S14, Table 4, peanuts. GUESTS 119 → 120." */
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
    one: `${figure(count)} more change stands below the counts.`,
    other: `${figure(count)} more changes stand below the counts.`,
  })
}

/** On the paper of an issued sheet: "1 change since the final sheet. … ALLERGY new S14, Table 4, peanuts." */
export function changedLater(sheet: number, kind: SheetKind, lines: readonly DiffWords[]): string {
  const counted = changes(lines.length)
  const head = kind === 'final' ? changedSinceFinal(lines.length) : `${counted} since sheet ${sheet}.`
  return `${head} ${inARow(lines.slice(0, laterMax))}${lines.length > laterMax ? ' …' : ''}`
}
/** As many stand on a sheet that was issued without them, the gravest first. */
const laterMax = 12

/** The changes that `sinceGoesOn` announces: "More since sheet 3: GUESTS 119 → 120." */
export function moreSince(sheet: number, lines: readonly DiffWords[]): string {
  return `More since sheet ${sheet}: ${inARow(lines)}`
}

/** The same before its lines stand one below the other: "Since sheet 3 (Fri 12 June, 18:05):" */
export function sinceSheet(sheet: number, at: number, timeZone: string): string {
  return `Since sheet ${sheet} (${whenText(at, timeZone)}):`
}

/** The head of a numbered sheet on paper: "SHEET 3 · PROVISIONAL, replaces 2". */
export function sheetHead(sheet: number, kind: SheetKind, older: number | null): string {
  const named = `SHEET ${figure(sheet)} · ${kind === 'final' ? 'FINAL' : 'PROVISIONAL'}`
  return older === null ? named : `${named}, replaces ${figure(older)}`
}
/** On screen, where a numbered sheet is opened. */
export const asIssued = 'This sheet is as it was issued.'
export const amissIn: Record<Amiss, string> = {
  content:
    'This sheet is not as it was issued: its figures were changed later. Do not cook from it, issue a new one.',
  lines:
    'This sheet is not as it was issued: specials are missing from it. Do not cook from it, issue a new one.',
}

export function nothingChanged(sheet: number): string {
  return `Nothing changed since sheet ${sheet}.`
}

/** "1 change", "3 changes". */
export function changes(count: number): string {
  return plural(count, { one: `${figure(count)} change`, other: `${figure(count)} changes` })
}

/** On both sides, once a final sheet is out. */
export function changedSinceFinal(count: number): string {
  return `${changes(count)} since the final sheet. The kitchen has not been told.`
}

/** In the status bar of a caterer's phone. */
export function changedSinceSeen(count: number, sheet: number): string {
  return `${changes(count)} since you saw sheet ${sheet}`
}

/** "Seen by Marta (Kitchen), Fri 12 June, 18:40." */
export function seenBy(name: string, linkLabel: string, at: number, timeZone: string): string {
  return `Seen by ${name} (${linkLabel}), ${whenText(at, timeZone)}.`
}

/** Said to who acknowledges an older sheet. */
export function superseded(sheet: number): string {
  return `Sheet ${sheet} has replaced this one.`
}

/** The mail to a link with an address: no figures, no names. */
export function replaces(sheet: number, older: number): string {
  return `Sheet ${sheet} replaces sheet ${older}`
}

export const sheetNotFound = 'There is no sheet of that number.'
export const finalBeforeClosing = 'Answers are still open. The final sheet is issued once they are closed.'
/** Refuses a final sheet made on an older newest one. */
export function issuedMeanwhile(sheet: number): string {
  return `Sheet ${sheet} was issued in the meantime. Nothing was issued now.`
}
export function sheetsFull(limit: number): string {
  return `An event has at most ${figure(limit)} sheets.`
}
