import type { Amiss, DiffWords, SheetKind } from '../../../sheets/shape/issued.ts'
import { plural } from '../forms.ts'
import { howMany } from '../how-many.ts'
import { figure, whenText } from '../writing.ts'

export const backToKitchen = 'Volver a la página de cocina'

/** The line on figures that are no sheet: hoja sin numerar: 3 cambios desde la hoja 3 */
export function changesSince(sheet: number | null, changed: number | null): string {
  const none = 'hoja sin numerar'
  if (sheet === null) return none
  if (changed === null) return `${none}: la más reciente es la hoja ${sheet}`
  return `${none}: ${changed === 0 ? 'sin cambios' : changes(changed)} desde la hoja ${sheet}`
}

/** "Desde la hoja 3 (vie, 12 de junio, 18:05): ALERGIA nuevo S14, Mesa 4, cacahuetes. INVITADOS 119 → 120." */
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
    one: `${figure(count)} cambio más, debajo de las cantidades.`,
    many: `${figure(count)} de cambios más, debajo de las cantidades.`,
    other: `${figure(count)} cambios más, debajo de las cantidades.`,
  })
}

/** On the paper of an issued sheet: "1 cambio desde la hoja definitiva. … ALERGIA nuevo S14, Mesa 4, cacahuetes." */
export function changedLater(sheet: number, kind: SheetKind, lines: readonly DiffWords[]): string {
  const counted = changes(lines.length)
  const head = kind === 'final' ? changedSinceFinal(lines.length) : `${counted} desde la hoja ${sheet}.`
  return `${head} ${inARow(lines.slice(0, laterMax))}${lines.length > laterMax ? ' …' : ''}`
}
/** As many stand on a sheet that was issued without them, the gravest first. */
const laterMax = 12

/** Those: "Más cambios desde la hoja 3: INVITADOS 119 → 120." */
export function moreSince(sheet: number, lines: readonly DiffWords[]): string {
  return `Más cambios desde la hoja ${sheet}: ${inARow(lines)}`
}

/** The same before its lines stand one below the other: "Desde la hoja 3 (vie, 12 de junio, 18:05):" */
export function sinceSheet(sheet: number, at: number, timeZone: string): string {
  return `Desde la hoja ${sheet} (${whenText(at, timeZone)}):`
}

/** The head of a numbered sheet on paper: "HOJA 3 · PROVISIONAL, sustituye a la 2". */
export function sheetHead(sheet: number, kind: SheetKind, older: number | null): string {
  const named = `HOJA ${figure(sheet)} · ${kind === 'final' ? 'DEFINITIVA' : 'PROVISIONAL'}`
  return older === null ? named : `${named}, sustituye a la ${figure(older)}`
}
/** On screen, where a numbered sheet is opened. */
export const asIssued = 'Esta hoja está tal como se emitió.'
export const amissIn: Record<Amiss, string> = {
  content:
    'Esta hoja no está como se emitió: sus cifras se cambiaron después. No cocine con ella; emita una nueva.',
  lines: 'Esta hoja no está como se emitió: faltan especiales en ella. No cocine con ella; emita una nueva.',
}

export function nothingChanged(sheet: number): string {
  return `Sin cambios desde la hoja ${sheet}.`
}

/** "1 cambio", "3 cambios". */
export function changes(count: number): string {
  return howMany(count, 'cambio', 'cambios')
}

/** On both sides, once a final sheet is out. */
export function changedSinceFinal(count: number): string {
  return `${changes(count)} desde la hoja definitiva. La cocina aún no lo sabe.`
}

/** In the band of a caterer's phone. */
export function changedSinceSeen(count: number, sheet: number): string {
  return `${changes(count)} desde que vio la hoja ${sheet}`
}

/** "Visto por Marta (Cocina): vie, 12 de junio, 18:40." */
export function seenBy(name: string, linkLabel: string, at: number, timeZone: string): string {
  return `Visto por ${name} (${linkLabel}): ${whenText(at, timeZone)}.`
}

/** Said to who acknowledges an older sheet. */
export function superseded(sheet: number): string {
  return `La hoja ${sheet} ha sustituido a esta.`
}

/** The mail to a link with an address: no figures, no names. */
export function replaces(sheet: number, older: number): string {
  return `La hoja ${sheet} sustituye a la hoja ${older}`
}

export const sheetNotFound = 'No hay ninguna hoja con ese número.'
export const finalBeforeClosing =
  'Las respuestas siguen abiertas. La hoja definitiva se emite cuando se cierran.'
/** Refuses a final sheet made on an older newest one. */
export function issuedMeanwhile(sheet: number): string {
  return `Mientras tanto se ha emitido la hoja ${sheet}. Ahora no se ha emitido nada.`
}
export function sheetsFull(limit: number): string {
  return `Un evento tiene como máximo ${howMany(limit, 'hoja', 'hojas')}.`
}
