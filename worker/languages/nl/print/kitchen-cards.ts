import type { Content } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { OwnNeed } from '../../../needs/rules/needs.ts'
import type { StockId } from '../../../print/rules/stock.ts'
import type { Order } from '../../../seating/rules/at-tables.ts'
import { alphabetical } from '../needs/shared-contents.ts'
import { figure } from '../writing.ts'
import { asOf } from './kitchen.ts'

// Cards for tables: what can be chosen, and what stands beside them on paper.

/** Each stock with its cards' size, and how many come on a sheet. What stands before the first comma names it. */
export const stockNames: Record<StockId, string> = {
  a4: 'A4-papier om te snijden, 85 × 55 mm, 10 per pagina',
  lp800: 'Sigel LP 800, 85 × 55 mm, 10 per pagina',
  c32011: 'Avery C32011-10, 85 × 54 mm, 10 per pagina',
  l7414: 'Avery L7414, 90 × 52 mm, 10 per pagina',
  tent: 'A4-papier om te snijden, tentkaartjes 90 × 50 mm, 6 per pagina',
  l4794: 'Avery L4794, tentkaartjes 120 × 45 mm, 4 per pagina',
  '5302': 'Avery 5302, tentkaartjes 3½ × 2 inch, 4 per pagina',
  letter: 'US Letter-papier om te snijden, 3½ × 2 inch, 10 per pagina',
  '5371': 'Avery 5371, 3½ × 2 inch, 10 per pagina',
}
export const stockLabel = 'Kaartvellen'
export const marksLabel = 'Gerechten aanduiden van'
export const marksMost = 'Hoogstens drie; de eerste drie tellen.'
export const specialLabel = 'Nummers van speciale borden'
export const shown = 'Getoond'
export const notShown = 'Niet getoond'
export const orderLabel = 'Volgorde'
export const orderNames: Record<Order, string> = { table: 'Per tafel', name: 'Van A tot Z' }
export const offsetAcross = 'Afdruk horizontaal verschuiven'
export const offsetDown = 'Afdruk verticaal verschuiven'
export const showChoices = 'Tonen'

export function millimetres(mm: number): string {
  return `${mm < 0 ? '−' : ''}${figure(Math.abs(mm))} mm`
}

export const tryFirst =
  'Print eerst één pagina op gewoon papier en houd die tegen uw kaartjes. Past het net niet, verschuif dan de afdruk.'

export const ruleLength = '100 mm'
export const printAtFullSize = 'Print op 100%, zonder marges, zonder kop- en voettekst.'

const titleSigns = 60

/** At the edge of each page: what it is, of when, and which of how many. */
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
  return [short, name, asOf(at, timeZone), `pagina ${figure(page)} van ${figure(pages)}`].join(' · ')
}

export const nobodyToPlace = 'Nog niemand heeft geantwoord.'

export const noDishes = 'Nog geen gerechten.'
export const notALabel = 'Geen etiket voor voorverpakt voedsel'
export const nothingStatedOnCard = 'Allergenen: vraag het aan de keuken.'

/** "Bevat: melk, tarwe. Kan bevatten: amandelen. Andere: vraag het aan de keuken." */
export function dishCardLine(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStatedOnCard
  return [
    ...(contains.length > 0 ? [`Bevat: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Kan bevatten: ${alphabetical(may, ownNeeds)}.`] : []),
    'Overige: vraag het aan de keuken.',
  ].join(' ')
}

export const noMarkMeans = 'niets gekozen, of iets anders: zie het keukenblad'
