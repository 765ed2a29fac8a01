import type { Amiss, DiffWords, SheetKind } from '../../../sheets/shape/issued.ts'
import { plural } from '../forms.ts'
import { howMany } from '../how-many.ts'
import { figure, whenText } from '../writing.ts'

export const backToKitchen = 'Voltar à página da cozinha'

/** The line on figures that are no sheet: não é uma folha emitida: 3 alterações desde a folha 3 */
export function changesSince(sheet: number | null, changed: number | null): string {
  const none = 'não é uma folha emitida'
  if (sheet === null) return none
  if (changed === null) return `${none}: a mais recente é a folha ${sheet}`
  return `${none}: ${changed === 0 ? 'nada mudou' : changes(changed)} desde a folha ${sheet}`
}

/** "Desde a folha 3 (sex., 12 de junho, 18:05): ALERGIA novo S14, Mesa 4, amendoim. CONVIDADOS 119 → 120." */
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
    one: `E mais ${figure(count)} alteração, abaixo das quantidades.`,
    many: `E mais ${figure(count)} de alterações, abaixo das quantidades.`,
    other: `E mais ${figure(count)} alterações, abaixo das quantidades.`,
  })
}

/** On the paper of an issued sheet: "1 alteração desde a folha final. … ALERGIA novo S14, Mesa 4, amendoim." */
export function changedLater(sheet: number, kind: SheetKind, lines: readonly DiffWords[]): string {
  const counted = changes(lines.length)
  const head = kind === 'final' ? changedSinceFinal(lines.length) : `${counted} desde a folha ${sheet}.`
  return `${head} ${inARow(lines.slice(0, laterMax))}${lines.length > laterMax ? ' …' : ''}`
}
/** As many stand on a sheet that was issued without them, the gravest first. */
const laterMax = 12

/** Those: "Mais alterações desde a folha 3: CONVIDADOS 119 → 120." */
export function moreSince(sheet: number, lines: readonly DiffWords[]): string {
  return `Mais alterações desde a folha ${sheet}: ${inARow(lines)}`
}

/** The same before its lines stand one below the other: "Desde a folha 3 (sex., 12 de junho, 18:05):" */
export function sinceSheet(sheet: number, at: number, timeZone: string): string {
  return `Desde a folha ${sheet} (${whenText(at, timeZone)}):`
}

/** The head of a numbered sheet on paper: "FOLHA 3 · PROVISÓRIA, substitui a 2". */
export function sheetHead(sheet: number, kind: SheetKind, older: number | null): string {
  const named = `FOLHA ${figure(sheet)} · ${kind === 'final' ? 'FINAL' : 'PROVISÓRIA'}`
  return older === null ? named : `${named}, substitui a ${figure(older)}`
}
/** On screen, where a numbered sheet is opened. */
export const asIssued = 'Esta folha está como foi emitida.'
export const amissIn: Record<Amiss, string> = {
  content:
    'Esta folha não está como foi emitida: os números foram mudados depois. Não cozinhe por ela; emita uma nova.',
  lines: 'Esta folha não está como foi emitida: faltam especiais nela. Não cozinhe por ela; emita uma nova.',
}

export function nothingChanged(sheet: number): string {
  return `Nada mudou desde a folha ${sheet}.`
}

/** "1 alteração", "3 alterações". */
export function changes(count: number): string {
  return howMany(count, 'alteração', 'alterações')
}

/** On both sides, once a final sheet is out. */
export function changedSinceFinal(count: number): string {
  return `${changes(count)} desde a folha final. A cozinha ainda não foi avisada.`
}

/** In the band of a caterer's phone. */
export function changedSinceSeen(count: number, sheet: number): string {
  return `${changes(count)} desde que você viu a folha ${sheet}`
}

/** "Visto por Marta (Cozinha): sex., 12 de junho, 18:40." */
export function seenBy(name: string, linkLabel: string, at: number, timeZone: string): string {
  return `Visto por ${name} (${linkLabel}): ${whenText(at, timeZone)}.`
}

/** Said to who acknowledges an older sheet. */
export function superseded(sheet: number): string {
  return `A folha ${sheet} substituiu esta.`
}

/** The mail to a link with an address: no figures, no names. */
export function replaces(sheet: number, older: number): string {
  return `A folha ${sheet} substitui a folha ${older}`
}

export const sheetNotFound = 'Não há nenhuma folha com esse número.'
export const finalBeforeClosing =
  'As respostas ainda estão abertas. A folha final é emitida quando elas forem encerradas.'
/** Refuses a final sheet made on an older newest one. */
export function issuedMeanwhile(sheet: number): string {
  return `Enquanto isso, a folha ${sheet} foi emitida. A sua não foi.`
}
export function sheetsFull(limit: number): string {
  return `Um evento tem no máximo ${howMany(limit, 'folha', 'folhas')}.`
}
