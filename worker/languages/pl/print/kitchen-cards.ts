import type { Content } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { OwnNeed } from '../../../needs/rules/needs.ts'
import type { StockId } from '../../../print/rules/stock.ts'
import type { Order } from '../../../seating/rules/at-tables.ts'
import { alphabetical } from '../needs/shared-contents.ts'
import { figure } from '../writing.ts'
import { asOf } from './kitchen.ts'

// Cards for tables: what can be chosen, and what stands beside them on paper.

/** Each stock with its cards' size, and how many come on a sheet. */
export const stockNames: Record<StockId, string> = {
  a4: 'Papier A4 do cięcia, 85 × 55 mm, 10 na stronie',
  lp800: 'Sigel LP 800, 85 × 55 mm, 10 na stronie',
  c32011: 'Avery C32011-10, 85 × 54 mm, 10 na stronie',
  l7414: 'Avery L7414, 90 × 52 mm, 10 na stronie',
  tent: 'Papier A4 do cięcia, składane 90 × 50 mm, 6 na stronie',
  l4794: 'Avery L4794, składane 120 × 45 mm, 4 na stronie',
  '5302': 'Avery 5302, składane 3½ × 2 cale, 4 na stronie',
  letter: 'Papier US Letter do cięcia, 3½ × 2 cale, 10 na stronie',
  '5371': 'Avery 5371, 3½ × 2 cale, 10 na stronie',
}
export const stockLabel = 'Rodzaj kart'
export const marksLabel = 'Oznacz dania z części'
/** Beside more courses than can be marked. */
export const marksMost = 'Najwyżej trzy; liczą się pierwsze trzy.'
export const specialLabel = 'Numery specjalnych'
export const shown = 'Widoczne'
export const notShown = 'Niewidoczne'
export const orderLabel = 'Kolejność'
export const orderNames: Record<Order, string> = { table: 'Według stołów', name: 'Od A do Z' }
export const offsetAcross = 'Przesunięcie druku w poziomie'
export const offsetDown = 'Przesunięcie druku w pionie'
export const showChoices = 'Pokaż'

/** 1,5 mm to the right or down, −1,5 mm to the left or up. */
export function millimetres(mm: number): string {
  return `${mm < 0 ? '−' : ''}${figure(Math.abs(mm))} mm`
}

/** On screen, above the pages. */
export const tryFirst =
  'Najpierw proszę wydrukować jedną stronę na zwykłym papierze i przyłożyć do kart. Jeśli jest trochę przesunięta, proszę ustawić przesunięcie druku.'

/** Beside the rule on the first page. */
export const ruleLength = '100 mm'
export const printAtFullSize = 'Drukować w skali 100%, bez marginesów i nagłówków.'

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
  return [short, name, asOf(at, timeZone), `strona ${figure(page)} z ${figure(pages)}`].join(' · ')
}

export const nobodyToPlace = 'Nikt jeszcze nie odpowiedział.'

export const noDishes = 'Nie ma jeszcze dań.'
/** At the foot of each dish card. */
export const notALabel = 'To nie jest etykieta żywności opakowanej'
export const nothingStatedOnCard = 'Alergeny: proszę zapytać kuchnię.'

/** „Zawiera: mleko, pszenica. Może zawierać: migdały. Inne: proszę zapytać kuchnię.” Lists are by the alphabet. */
export function dishCardLine(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStatedOnCard
  return [
    ...(contains.length > 0 ? [`Zawiera: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Może zawierać: ${alphabetical(may, ownNeeds)}.`] : []),
    'Inne: proszę zapytać kuchnię.',
  ].join(' ')
}

export const noMarkMeans = 'nic nie wybrano albo podać coś innego: patrz arkusz kuchni'
