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
  a4: 'A4-Papier zum Schneiden, 85 × 55 mm, 10 pro Seite',
  lp800: 'Sigel LP 800, 85 × 55 mm, 10 pro Seite',
  c32011: 'Avery C32011-10, 85 × 54 mm, 10 pro Seite',
  l7414: 'Avery L7414, 90 × 52 mm, 10 pro Seite',
  tent: 'A4-Papier zum Schneiden, Aufsteller 90 × 50 mm, 6 pro Seite',
  l4794: 'Avery L4794, Aufsteller 120 × 45 mm, 4 pro Seite',
  '5302': 'Avery 5302, Aufsteller 3½ × 2 Zoll, 4 pro Seite',
  letter: 'US-Letter-Papier zum Schneiden, 3½ × 2 Zoll, 10 pro Seite',
  '5371': 'Avery 5371, 3½ × 2 Zoll, 10 pro Seite',
}
export const stockLabel = 'Kartenbögen'
export const marksLabel = 'Gerichte kennzeichnen von'
export const marksMost = 'Höchstens drei; die ersten drei zählen.'
export const specialLabel = 'Nummern der Sonderessen'
export const shown = 'Sichtbar'
export const notShown = 'Ausgeblendet'
export const orderLabel = 'Reihenfolge'
export const orderNames: Record<Order, string> = { table: 'Nach Tischen', name: 'Von A bis Z' }
export const offsetAcross = 'Druckversatz waagerecht'
export const offsetDown = 'Druckversatz senkrecht'
export const showChoices = 'Anzeigen'

export function millimetres(mm: number): string {
  return `${mm < 0 ? '−' : ''}${figure(Math.abs(mm))} mm`
}

export const tryFirst =
  'Drucken Sie zuerst eine Seite auf normales Papier, und halten Sie sie an Ihre Karten. Passt es nicht ganz, stellen Sie den Druckversatz ein.'

export const ruleLength = '100 mm'
export const printAtFullSize = 'Mit 100 % drucken, ohne Ränder, ohne Kopf- und Fußzeilen.'

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
  return [short, name, asOf(at, timeZone), `Seite ${figure(page)} von ${figure(pages)}`].join(' · ')
}

export const nobodyToPlace = 'Noch hat niemand geantwortet.'

export const noDishes = 'Noch keine Gerichte.'
export const notALabel = 'Keine Kennzeichnung für vorverpackte Lebensmittel'
export const nothingStatedOnCard = 'Allergene: bitte die Küche fragen.'

/** "Enthält: Milch, Weizen. Kann enthalten: Mandeln. Weitere: bitte die Küche fragen." */
export function dishCardLine(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStatedOnCard
  return [
    ...(contains.length > 0 ? [`Enthält: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Kann enthalten: ${alphabetical(may, ownNeeds)}.`] : []),
    'Weitere: bitte die Küche fragen.',
  ].join(' ')
}

export const noMarkMeans = 'nichts gewählt, oder etwas anderes wird serviert: siehe Küchenblatt'
