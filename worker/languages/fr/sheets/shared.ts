import type { Amiss, DiffWords, SheetKind } from '../../../sheets/shape/issued.ts'
import { plural } from '../forms.ts'
import { figure, whenText } from '../writing.ts'

// The sheet on paper.

/** The section of a difference that is about guests’ needs. */
export const allergySection = 'ALLERGIE'

export const backToKitchen = 'Retour à la page de la cuisine'

/** feuille non numérotée : 3 modifications depuis la feuille 3 */
export function changesSince(sheet: number | null, changed: number | null): string {
  const none = 'feuille non numérotée'
  if (sheet === null) return none
  if (changed === null) return `${none} : la feuille ${sheet} est la plus récente`
  return `${none} : ${changed === 0 ? 'aucune modification' : changes(changed)} depuis la feuille ${sheet}`
}

/** « Depuis la feuille 3 (ven. 12 juin, 18:05) : ALLERGIE nouveau : S14, Table 4, arachides. CONVIVES 119 → 120. » */
export function since(sheet: number, at: number, timeZone: string, lines: readonly DiffWords[]): string {
  if (lines.length === 0) return nothingChanged(sheet)
  return `${sinceSheet(sheet, at, timeZone)} ${inARow(lines)}`
}

function inARow(lines: readonly DiffWords[]): string {
  return lines.map(({ section, words }) => `${section} ${words}.`).join(' ')
}

export function sinceGoesOn(count: number): string {
  return plural(count, {
    one: `${figure(count)} autre modification figure sous les quantités.`,
    many: `${figure(count)} d’autres modifications figurent sous les quantités.`,
    other: `${figure(count)} autres modifications figurent sous les quantités.`,
  })
}

export function changedLater(sheet: number, kind: SheetKind, lines: readonly DiffWords[]): string {
  const counted = changes(lines.length)
  const head = kind === 'final' ? changedSinceFinal(lines.length) : `${counted} depuis la feuille ${sheet}.`
  return `${head} ${inARow(lines.slice(0, laterMax))}${lines.length > laterMax ? ' …' : ''}`
}
/** As many stand on a sheet that was issued without them, the gravest first. */
const laterMax = 12

export function moreSince(sheet: number, lines: readonly DiffWords[]): string {
  return `Suite des modifications depuis la feuille ${sheet} : ${inARow(lines)}`
}

export function sinceSheet(sheet: number, at: number, timeZone: string): string {
  return `Depuis la feuille ${sheet} (${whenText(at, timeZone)}) :`
}

/** FEUILLE 3 · PROVISOIRE, remplace la 2 */
export function sheetHead(sheet: number, kind: SheetKind, older: number | null): string {
  const named = `FEUILLE ${figure(sheet)} · ${kind === 'final' ? 'DÉFINITIVE' : 'PROVISOIRE'}`
  return older === null ? named : `${named}, remplace la ${figure(older)}`
}
export const asIssued = 'Cette feuille est telle qu’elle a été émise.'
export const amissIn: Record<Amiss, string> = {
  content:
    'Cette feuille n’est plus telle qu’elle a été émise : ses chiffres ont été modifiés ensuite. Ne cuisinez pas d’après elle, émettez-en une nouvelle.',
  lines:
    'Cette feuille n’est plus telle qu’elle a été émise : il y manque des assiettes spéciales. Ne cuisinez pas d’après elle, émettez-en une nouvelle.',
}

export function nothingChanged(sheet: number): string {
  return `Aucune modification depuis la feuille ${sheet}.`
}

/** 1 modification, 3 modifications */
export function changes(count: number): string {
  return `${figure(count)} ${plural(count, { one: 'modification', many: 'de modifications', other: 'modifications' })}`
}

export function changedSinceFinal(count: number): string {
  return `${changes(count)} depuis la feuille définitive. La cuisine n’a pas été prévenue.`
}

export function changedSinceSeen(count: number, sheet: number): string {
  return `${changes(count)} depuis que vous avez vu la feuille ${sheet}`
}

/** « Vu par Marta (Cuisine), ven. 12 juin, 18:40. » */
export function seenBy(name: string, linkLabel: string, at: number, timeZone: string): string {
  return `Vu par ${name} (${linkLabel}), ${whenText(at, timeZone)}.`
}

export function superseded(sheet: number): string {
  return `La feuille ${sheet} a remplacé celle-ci.`
}

export function replaces(sheet: number, older: number): string {
  return `La feuille ${sheet} remplace la feuille ${older}`
}

export const sheetNotFound = 'Il n’y a pas de feuille avec ce numéro.'
export const finalBeforeClosing =
  'Les réponses sont encore ouvertes. La feuille définitive est émise une fois qu’elles sont closes.'
export function issuedMeanwhile(sheet: number): string {
  return `La feuille ${sheet} a été émise entre-temps. Rien n’a été émis maintenant.`
}
export function sheetsFull(limit: number): string {
  return `Un événement compte au maximum ${figure(limit)} feuilles.`
}
