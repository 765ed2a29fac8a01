import type { Content } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { OwnNeed } from '../../../needs/rules/needs.ts'
import type { StockId } from '../../../print/rules/stock.ts'
import type { Order } from '../../../seating/rules/at-tables.ts'
import { alphabetical } from '../needs/shared-contents.ts'
import { figure } from '../writing.ts'
import { asOf } from './kitchen.ts'

// Cards for tables: what can be chosen, and what stands beside them on paper.

export const stockNames: Record<StockId, string> = {
  a4: 'Carta A4 da ritagliare, 85 × 55 mm, 10 per pagina',
  lp800: 'Sigel LP 800, 85 × 55 mm, 10 per pagina',
  c32011: 'Avery C32011-10, 85 × 54 mm, 10 per pagina',
  l7414: 'Avery L7414, 90 × 52 mm, 10 per pagina',
  tent: 'Carta A4 da ritagliare, cavallotti da 90 × 50 mm, 6 per pagina',
  l4794: 'Avery L4794, cavallotti da 120 × 45 mm, 4 per pagina',
  '5302': 'Avery 5302, cavallotti da 3½ × 2 pollici, 4 per pagina',
  letter: 'Carta US Letter da ritagliare, 3½ × 2 pollici, 10 per pagina',
  '5371': 'Avery 5371, 3½ × 2 pollici, 10 per pagina',
}
export const stockLabel = 'Tipo di cartoncino'
export const marksLabel = 'Segni per i piatti di'
export const marksMost = 'Al massimo tre; valgono i primi tre.'
export const specialLabel = 'Numeri dei piatti speciali'
export const shown = 'Mostrati'
export const notShown = 'Nascosti'
export const orderLabel = 'Ordine'
export const orderNames: Record<Order, string> = { table: 'Per tavolo', name: 'Dalla A alla Z' }
export const offsetAcross = 'Spostamento orizzontale della stampante'
export const offsetDown = 'Spostamento verticale della stampante'
export const showChoices = 'Mostra'

/** 1,5 mm to the right or down, −1,5 mm to the left or up. */
export function millimetres(mm: number): string {
  return `${mm < 0 ? '−' : ''}${figure(Math.abs(mm))}\u00a0mm`
}

export const tryFirst =
  'Stampi prima una pagina su carta comune e la confronti con i Suoi cartoncini. Se è un po’ spostata, regoli lo spostamento della stampante.'

export const ruleLength = '100 mm'
export const printAtFullSize = 'Stampare al 100%, senza margini, senza intestazioni.'

const titleSigns = 60

export function sheetLine({
  event: { title, timeZone },
  at,
  stock,
  page,
  pages,
}: {
  event: { title: string; timeZone: string }
  at: number
  stock: StockId
  page: number
  pages: number
}): string {
  const signs = Array.from(title)
  const short = signs.length > titleSigns ? `${signs.slice(0, titleSigns).join('')}…` : title
  const [name = ''] = stockNames[stock].split(',')
  return [short, name, asOf(at, timeZone), `pagina ${figure(page)} di ${figure(pages)}`].join(' · ')
}

export const nobodyToPlace = 'Nessuno ha ancora risposto.'

export const noDishes = 'Ancora nessun piatto.'
export const notALabel = 'Non è un’etichetta per alimenti preimballati'
export const nothingStatedOnCard = 'Allergeni: chiedere alla cucina.'

/** «Contiene: grano, latte. Può contenere: mandorle. Altri: chiedere alla cucina.» */
export function dishCardLine(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStatedOnCard
  return [
    ...(contains.length > 0 ? [`Contiene: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Può contenere: ${alphabetical(may, ownNeeds)}.`] : []),
    'Altri: chiedere alla cucina.',
  ].join(' ')
}

export const noMarkMeans = 'nessuna scelta, o si serve altro: vedi il foglio della cucina'
