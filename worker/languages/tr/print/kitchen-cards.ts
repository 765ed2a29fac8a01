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
  a4: 'Kesilecek A4 kâğıt, 85 × 55 mm, sayfada 10',
  lp800: 'Sigel LP 800, 85 × 55 mm, sayfada 10',
  c32011: 'Avery C32011-10, 85 × 54 mm, sayfada 10',
  l7414: 'Avery L7414, 90 × 52 mm, sayfada 10',
  tent: 'Kesilecek A4 kâğıt, katlanan 90 × 50 mm, sayfada 6',
  l4794: 'Avery L4794, katlanan 120 × 45 mm, sayfada 4',
  '5302': 'Avery 5302, katlanan 3½ × 2 inç, sayfada 4',
  letter: 'Kesilecek US Letter kâğıt, 3½ × 2 inç, sayfada 10',
  '5371': 'Avery 5371, 3½ × 2 inç, sayfada 10',
}
export const stockLabel = 'Kart türü'
export const marksLabel = 'Yemekleri işaretlenecek bölümler'
/** Beside more courses than can be marked. */
export const marksMost = 'En fazla üç; ilk üçü geçerli olur.'
export const specialLabel = 'Özel tabak numaraları'
export const shown = 'Gösterilsin'
export const notShown = 'Gösterilmesin'
export const orderLabel = 'Sıralama'
export const orderNames: Record<Order, string> = { table: 'Masalara göre', name: 'A’dan Z’ye' }
export const offsetAcross = 'Yatay baskı kaydırması'
export const offsetDown = 'Dikey baskı kaydırması'
export const showChoices = 'Göster'

/** 1,5 mm to the right or down, −1,5 mm to the left or up. */
export function millimetres(mm: number): string {
  return `${mm < 0 ? '−' : ''}${figure(Math.abs(mm))} mm`
}

/** On screen, above the pages. */
export const tryFirst =
  'Önce bir sayfayı düz kâğıda basıp kartlarınızın üstüne tutun. Biraz kaymışsa baskı kaydırmasını ayarlayın.'

/** Beside the rule on the first page. */
export const ruleLength = '100 mm'
export const printAtFullSize = '%100 boyutta, kenar boşluğu ve üst bilgi olmadan yazdırın.'

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
  return [short, name, asOf(at, timeZone), `sayfa ${figure(page)}/${figure(pages)}`].join(' · ')
}

export const nobodyToPlace = 'Henüz kimse yanıtlamadı.'

export const noDishes = 'Henüz yemek yok.'
/** At the foot of each dish card. */
export const notALabel = 'Ambalajlı gıda etiketi değildir'
export const nothingStatedOnCard = 'Alerjenler: mutfağa sorun.'

/** “İçerir: buğday, süt. İçerebilir: badem. Diğerleri: mutfağa sorun.” Lists are by the alphabet. */
export function dishCardLine(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStatedOnCard
  return [
    ...(contains.length > 0 ? [`İçerir: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`İçerebilir: ${alphabetical(may, ownNeeds)}.`] : []),
    'Diğerleri: mutfağa sorun.',
  ].join(' ')
}

export const noMarkMeans = 'bir şey seçilmedi ya da başka bir şey verilecek: mutfak çizelgesine bakın'
