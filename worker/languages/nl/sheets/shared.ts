import type { Amiss, DiffWords, SheetKind } from '../../../sheets/shape/issued.ts'
import { plural } from '../forms.ts'
import { figure, whenText } from '../writing.ts'

// The sheet on paper.

/** The section of a difference that comes first; the news of a kitchen's page counts its lines. */
export const allergySection = 'ALLERGIE'

export const backToKitchen = 'Terug naar de keukenpagina'

/** geen genummerd blad: 3 wijzigingen sinds blad 3 */
export function changesSince(sheet: number | null, changed: number | null): string {
  const none = 'geen genummerd blad'
  if (sheet === null) return none
  if (changed === null) return `${none}: blad ${sheet} is het nieuwste`
  return `${none}: ${changed === 0 ? 'niets gewijzigd' : changes(changed)} sinds blad ${sheet}`
}

/** "Sinds blad 3 (vr 12 juni, 18:05): ALLERGIE nieuw S14, Tafel 4, pinda’s. GASTEN 119 → 120." */
export function since(sheet: number, at: number, timeZone: string, lines: readonly DiffWords[]): string {
  if (lines.length === 0) return nothingChanged(sheet)
  return `${sinceSheet(sheet, at, timeZone)} ${inARow(lines)}`
}

function inARow(lines: readonly DiffWords[]): string {
  return lines.map(({ section, words }) => `${section} ${words}.`).join(' ')
}

export function sinceGoesOn(count: number): string {
  return plural(count, {
    one: `Nog ${figure(count)} wijziging staat onder de aantallen.`,
    other: `Nog ${figure(count)} wijzigingen staan onder de aantallen.`,
  })
}

export function changedLater(sheet: number, kind: SheetKind, lines: readonly DiffWords[]): string {
  const counted = changes(lines.length)
  const head = kind === 'final' ? changedSinceFinal(lines.length) : `${counted} sinds blad ${sheet}.`
  return `${head} ${inARow(lines.slice(0, laterMax))}${lines.length > laterMax ? ' …' : ''}`
}
/** As many stand on a sheet that was issued without them, the gravest first. */
const laterMax = 12

export function moreSince(sheet: number, lines: readonly DiffWords[]): string {
  return `Overige wijzigingen sinds blad ${sheet}: ${inARow(lines)}`
}

export function sinceSheet(sheet: number, at: number, timeZone: string): string {
  return `Sinds blad ${sheet} (${whenText(at, timeZone)}):`
}

/** "BLAD 3 · VOORLOPIG, vervangt 2". */
export function sheetHead(sheet: number, kind: SheetKind, older: number | null): string {
  const named = `BLAD ${figure(sheet)} · ${kind === 'final' ? 'DEFINITIEF' : 'VOORLOPIG'}`
  return older === null ? named : `${named}, vervangt ${figure(older)}`
}
export const asIssued = 'Dit blad is zoals het is uitgegeven.'
export const amissIn: Record<Amiss, string> = {
  content:
    'Dit blad is niet meer zoals het is uitgegeven: de aantallen zijn later gewijzigd. Kook er niet meer naar; geef een nieuw blad uit.',
  lines:
    'Dit blad is niet meer zoals het is uitgegeven: er ontbreken speciale borden. Kook er niet meer naar; geef een nieuw blad uit.',
}

export function nothingChanged(sheet: number): string {
  return `Niets gewijzigd sinds blad ${sheet}.`
}

/** "1 wijziging", "3 wijzigingen". */
export function changes(count: number): string {
  return plural(count, { one: `${figure(count)} wijziging`, other: `${figure(count)} wijzigingen` })
}

export function changedSinceFinal(count: number): string {
  return `${changes(count)} sinds het definitieve blad. De keuken weet er nog niets van.`
}

export function changedSinceSeen(count: number, sheet: number): string {
  return `${changes(count)} sinds u blad ${sheet} gezien hebt`
}

/** "Gezien door Marta (Keuken), vr 12 juni, 18:40." */
export function seenBy(name: string, linkLabel: string, at: number, timeZone: string): string {
  return `Gezien door ${name} (${linkLabel}), ${whenText(at, timeZone)}.`
}

export function superseded(sheet: number): string {
  return `Blad ${sheet} heeft dit blad vervangen.`
}

export function replaces(sheet: number, older: number): string {
  return `Blad ${sheet} vervangt blad ${older}`
}

export const sheetNotFound = 'Er is geen blad met dit nummer.'
export const finalBeforeClosing =
  'Antwoorden kan nog. Het definitieve blad wordt uitgegeven zodra dat gesloten is.'
export function issuedMeanwhile(sheet: number): string {
  return `Blad ${sheet} is intussen uitgegeven. Uw blad is niet uitgegeven.`
}
export function sheetsFull(limit: number): string {
  return `Een evenement heeft hoogstens ${figure(limit)} bladen.`
}
