import type { Amiss, DiffWords, SheetKind } from '../../../sheets/shape/issued.ts'
import { figure, whenText } from '../writing.ts'

// The sheet on paper. Its number is an ordinal, “3. çizelge”, so that suffixes stand at the noun.

export const backToKitchen = 'Mutfak sayfasına dön'

/** The line on figures that are no sheet: yayımlanmış çizelge değil: 3. çizelgeden beri 3 değişiklik */
export function changesSince(sheet: number | null, changed: number | null): string {
  const none = 'yayımlanmış çizelge değil'
  if (sheet === null) return none
  if (changed === null) return `${none}: en yenisi ${sheet}. çizelge`
  return `${none}: ${sheet}. çizelgeden beri ${changed === 0 ? 'değişiklik yok' : changes(changed)}`
}

/** “3. çizelgeden beri (12 Haziran Cum, 18:05): ALERJİ yeni S14, Masa 4, yer fıstığı. MİSAFİRLER 119 → 120.” */
export function since(sheet: number, at: number, timeZone: string, lines: readonly DiffWords[]): string {
  if (lines.length === 0) return nothingChanged(sheet)
  return `${sinceSheet(sheet, at, timeZone)} ${inARow(lines)}`
}

function inARow(lines: readonly DiffWords[]): string {
  return lines.map(({ section, words }) => `${section} ${words}.`).join(' ')
}

/** Behind the first changes on paper: the others stand after the counts. */
export function sinceGoesOn(count: number): string {
  return `${changes(count)} daha sayıların altında.`
}

/** On the paper of an issued sheet: “Kesin çizelgeden beri 1 değişiklik. … ALERJİ yeni S14, Masa 4, yer fıstığı.” */
export function changedLater(sheet: number, kind: SheetKind, lines: readonly DiffWords[]): string {
  const counted = changes(lines.length)
  const head = kind === 'final' ? changedSinceFinal(lines.length) : `${sheet}. çizelgeden beri ${counted}.`
  return `${head} ${inARow(lines.slice(0, laterMax))}${lines.length > laterMax ? ' …' : ''}`
}
/** As many stand on a sheet that was issued without them, the gravest first. */
const laterMax = 12

/** Those: “3. çizelgeden beri diğer değişiklikler: MİSAFİRLER 119 → 120.” */
export function moreSince(sheet: number, lines: readonly DiffWords[]): string {
  return `${sheet}. çizelgeden beri diğer değişiklikler: ${inARow(lines)}`
}

/** The same before its lines stand one below the other: “3. çizelgeden beri (12 Haziran Cum, 18:05):” */
export function sinceSheet(sheet: number, at: number, timeZone: string): string {
  return `${sheet}. çizelgeden beri (${whenText(at, timeZone)}):`
}

/** The head of a numbered sheet on paper: “3. ÇİZELGE · GEÇİCİ, 2. çizelgenin yerine”. */
export function sheetHead(sheet: number, kind: SheetKind, older: number | null): string {
  const named = `${figure(sheet)}. ÇİZELGE · ${kind === 'final' ? 'KESİN' : 'GEÇİCİ'}`
  return older === null ? named : `${named}, ${figure(older)}. çizelgenin yerine`
}
/** On screen, where a numbered sheet is opened. */
export const asIssued = 'Bu çizelge yayımlandığı gibi.'
export const amissIn: Record<Amiss, string> = {
  content:
    'Bu çizelge yayımlandığı gibi değil: sayıları sonradan değiştirilmiş. Buna göre pişirmeyin, yenisini yayımlayın.',
  lines:
    'Bu çizelge yayımlandığı gibi değil: özel tabaklar eksik. Buna göre pişirmeyin, yenisini yayımlayın.',
}

export function nothingChanged(sheet: number): string {
  return `${sheet}. çizelgeden beri hiçbir şey değişmedi.`
}

/** “1 değişiklik”, “3 değişiklik”. */
export function changes(count: number): string {
  return `${figure(count)} değişiklik`
}

/** On both sides, once a final sheet is out. */
export function changedSinceFinal(count: number): string {
  return `Kesin çizelgeden beri ${changes(count)}. Mutfağa haber verilmedi.`
}

/** In the band of a caterer's phone. */
export function changedSinceSeen(count: number, sheet: number): string {
  return `${sheet}. çizelgeyi gördüğünüzden beri ${changes(count)}`
}

/** “Gören: Marta (Mutfak), 12 Haziran Cum, 18:40.” */
export function seenBy(name: string, linkLabel: string, at: number, timeZone: string): string {
  return `Gören: ${name} (${linkLabel}), ${whenText(at, timeZone)}.`
}

/** Said to who acknowledges an older sheet. */
export function superseded(sheet: number): string {
  return `Bunun yerini ${sheet}. çizelge aldı.`
}

/** The mail to a link with an address: no figures, no names. */
export function replaces(sheet: number, older: number): string {
  return `${older}. çizelgenin yerini ${sheet}. çizelge aldı`
}

export const sheetNotFound = 'Bu numarada bir çizelge yok.'
export const finalBeforeClosing = 'Yanıtlar hâlâ açık. Kesin çizelge, yanıtlar kapandıktan sonra yayımlanır.'
/** Refuses a final sheet made on an older newest one. */
export function issuedMeanwhile(sheet: number): string {
  return `Bu arada ${sheet}. çizelge yayımlandı. Sizinki yayımlanmadı.`
}
export function sheetsFull(limit: number): string {
  return `Bir etkinliğin en fazla ${figure(limit)} çizelgesi olabilir.`
}
