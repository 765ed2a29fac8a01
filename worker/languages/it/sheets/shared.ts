import type { Amiss, DiffWords, SheetKind } from '../../../sheets/shape/issued.ts'
import { plural } from '../forms.ts'
import { figure, whenText } from '../writing.ts'

// The sheet on paper.

/** The section of a difference that is about guests’ needs. */
export const allergySection = 'ALLERGIA'

export const backToKitchen = 'Torna alla pagina della cucina'

/** non è un foglio emesso: 3 modifiche dopo il foglio 3 */
export function changesSince(sheet: number | null, changed: number | null): string {
  const none = 'foglio non numerato'
  if (sheet === null) return none
  if (changed === null) return `${none}: il foglio ${sheet} è il più recente`
  return `${none}: ${changed === 0 ? 'nessuna modifica' : changes(changed)} dopo il foglio ${sheet}`
}

/** «Dopo il foglio 3 (ven 12 giugno, 18:05): ALLERGIA nuovo: S14, Tavolo 4, arachidi. OSPITI 119 → 120.» */
export function since(sheet: number, at: number, timeZone: string, lines: readonly DiffWords[]): string {
  if (lines.length === 0) return nothingChanged(sheet)
  return `${sinceSheet(sheet, at, timeZone)} ${inARow(lines)}`
}

function inARow(lines: readonly DiffWords[]): string {
  return lines.map(({ section, words }) => `${section} ${words}.`).join(' ')
}

export function sinceGoesOn(count: number): string {
  return plural(count, {
    one: `${figure(count)} altra modifica si trova sotto le quantità.`,
    many: `${figure(count)} di altre modifiche si trovano sotto le quantità.`,
    other: `${figure(count)} altre modifiche si trovano sotto le quantità.`,
  })
}

export function changedLater(sheet: number, kind: SheetKind, lines: readonly DiffWords[]): string {
  const counted = changes(lines.length)
  const head = kind === 'final' ? changedSinceFinal(lines.length) : `${counted} dopo il foglio ${sheet}.`
  return `${head} ${inARow(lines.slice(0, laterMax))}${lines.length > laterMax ? ' …' : ''}`
}
/** As many stand on a sheet that was issued without them, the gravest first. */
const laterMax = 12

export function moreSince(sheet: number, lines: readonly DiffWords[]): string {
  return `Altre modifiche dopo il foglio ${sheet}: ${inARow(lines)}`
}

export function sinceSheet(sheet: number, at: number, timeZone: string): string {
  return `Dopo il foglio ${sheet} (${whenText(at, timeZone)}):`
}

/** FOGLIO 3 · PROVVISORIO, sostituisce il 2 */
export function sheetHead(sheet: number, kind: SheetKind, older: number | null): string {
  const named = `FOGLIO ${figure(sheet)} · ${kind === 'final' ? 'DEFINITIVO' : 'PROVVISORIO'}`
  return older === null ? named : `${named}, sostituisce il ${figure(older)}`
}
export const asIssued = 'Questo foglio è rimasto com’era quando è stato emesso.'
export const amissIn: Record<Amiss, string> = {
  content:
    'Questo foglio non è più com’era quando è stato emesso: i suoi numeri sono stati cambiati dopo. Non lo usi per cucinare: ne emetta uno nuovo.',
  lines:
    'Questo foglio non è più com’era quando è stato emesso: mancano dei piatti speciali. Non lo usi per cucinare: ne emetta uno nuovo.',
}

export function nothingChanged(sheet: number): string {
  return `Nessuna modifica dopo il foglio ${sheet}.`
}

/** 1 modifica, 3 modifiche */
export function changes(count: number): string {
  return `${figure(count)} ${plural(count, { one: 'modifica', many: 'di modifiche', other: 'modifiche' })}`
}

export function changedSinceFinal(count: number): string {
  return `${changes(count)} dopo il foglio definitivo. La cucina non è stata avvisata.`
}

export function changedSinceSeen(count: number, sheet: number): string {
  return `${changes(count)} da quando ha visto il foglio ${sheet}`
}

/** «Visto da Marta (Cucina), ven 12 giugno, 18:40.» */
export function seenBy(name: string, linkLabel: string, at: number, timeZone: string): string {
  return `Visto da ${name} (${linkLabel}), ${whenText(at, timeZone)}.`
}

export function superseded(sheet: number): string {
  return `Il foglio ${sheet} ha sostituito questo.`
}

export function replaces(sheet: number, older: number): string {
  return `Il foglio ${sheet} sostituisce il foglio ${older}`
}

export const sheetNotFound = 'Non c’è un foglio con questo numero.'
export const finalBeforeClosing =
  'Le risposte sono ancora aperte. Il foglio definitivo si emette quando sono chiuse.'
export function issuedMeanwhile(sheet: number): string {
  return `Il foglio ${sheet} è stato emesso nel frattempo. Ora non è stato emesso nulla.`
}
export function sheetsFull(limit: number): string {
  return `Un evento può avere al massimo ${figure(limit)} fogli.`
}
