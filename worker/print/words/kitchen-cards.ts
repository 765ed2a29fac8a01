import { figure } from '../../core/figures.ts'
import type { Content } from '../../needs/rules/contents.ts'
import { contentsLine } from '../../needs/rules/contents-line.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import { alphabetical } from '../../needs/words/shared-contents.ts'
import type { StockId } from '../../print/rules/stock.ts'
import type { Order } from '../../seating/rules/at-tables.ts'
import { asOf } from './kitchen.ts'

// Cards for tables: what can be chosen, and what stands beside them on paper.

/** Each stock with its cards' size, and how many come on a sheet. */
export const stockNames: Record<StockId, string> = {
  a4: 'A4 paper to cut, 85 × 55 mm, 10 a page',
  lp800: 'Sigel LP 800, 85 × 55 mm, 10 a page',
  c32011: 'Avery C32011-10, 85 × 54 mm, 10 a page',
  l7414: 'Avery L7414, 90 × 52 mm, 10 a page',
  tent: 'A4 paper to cut, tents of 90 × 50 mm, 6 a page',
  l4794: 'Avery L4794, tents of 120 × 45 mm, 4 a page',
  '5302': 'Avery 5302, tents of 3½ × 2 in, 4 a page',
  letter: 'US Letter paper to cut, 3½ × 2 in, 10 a page',
  '5371': 'Avery 5371, 3½ × 2 in, 10 a page',
}
export const stockLabel = 'Card stock'
export const marksLabel = 'Mark the dishes of'
/** Beside more courses than can be marked. */
export const marksMost = 'Three at most; the first three count.'
export const specialLabel = 'Special numbers'
export const shown = 'Shown'
export const notShown = 'Not shown'
export const orderLabel = 'Order'
export const orderNames: Record<Order, string> = { table: 'By table', name: 'A to Z' }
export const offsetAcross = 'Printer offset across'
export const offsetDown = 'Printer offset down'
export const showChoices = 'Show'

/** 1.5 mm to the right or down, −1.5 mm to the left or up. */
export function millimetres(mm: number): string {
  return `${mm < 0 ? '−' : ''}${figure(Math.abs(mm))} mm`
}

/** On screen, above the pages. */
export const tryFirst =
  'Print one page on plain paper first and hold it against your cards. If it is off by a little, set the printer offset.'

/** Beside the rule on the first page. */
export const ruleLength = '100 mm'
export const printAtFullSize = 'Print at 100 %, margins none, headers off.'

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
  return [short, name, asOf(at, timeZone), `page ${figure(page)} of ${figure(pages)}`].join(' · ')
}

export const nobodyToPlace = 'Nobody has answered yet.'

export const noDishes = 'No dishes yet.'
/** At the foot of each dish card. */
export const notALabel = 'Not a label for prepacked food'
export const nothingStatedOnCard = 'Allergens: ask the kitchen.'

/** "Contains milk, wheat. May contain almonds. Others: ask the kitchen." Lists are by the alphabet. */
export function dishCardLine(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStatedOnCard
  return [
    ...(contains.length > 0 ? [`Contains ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`May contain ${alphabetical(may, ownNeeds)}.`] : []),
    'Others: ask the kitchen.',
  ].join(' ')
}

export const noMarkMeans = 'nothing chosen, or served something else: see the kitchen’s sheet'
