import type { Content } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { OwnNeed } from '../../../needs/rules/needs.ts'
import type { StockId } from '../../../print/rules/stock.ts'
import type { Order } from '../../../seating/rules/at-tables.ts'
import { iso } from '../isolate.ts'
import { alphabetical } from '../needs/shared-contents.ts'
import { figure } from '../writing.ts'
import { asOf } from './kitchen.ts'

// Cards for tables: what can be chosen, and what stands beside them on paper.

/** Each stock with its cards' size, and how many come on a sheet. */
export const stockNames: Record<StockId, string> = {
  a4: `ورق A4 للقص، ${iso('85 × 55 mm')}، 10 في الصفحة`,
  lp800: `${iso('Sigel LP 800')}، ${iso('85 × 55 mm')}، 10 في الصفحة`,
  c32011: `${iso('Avery C32011-10')}، ${iso('85 × 54 mm')}، 10 في الصفحة`,
  l7414: `${iso('Avery L7414')}، ${iso('90 × 52 mm')}، 10 في الصفحة`,
  tent: `ورق A4 للقص، بطاقات مثنية ${iso('90 × 50 mm')}، 6 في الصفحة`,
  l4794: `${iso('Avery L4794')}، بطاقات مثنية ${iso('120 × 45 mm')}، 4 في الصفحة`,
  '5302': `${iso('Avery 5302')}، بطاقات مثنية ${iso('3½ × 2 in')}، 4 في الصفحة`,
  letter: `ورق US Letter للقص، ${iso('3½ × 2 in')}، 10 في الصفحة`,
  '5371': `${iso('Avery 5371')}، ${iso('3½ × 2 in')}، 10 في الصفحة`,
}
export const stockLabel = 'نوع البطاقات'
export const marksLabel = 'تمييز أطباق'
/** Beside more courses than can be marked. */
export const marksMost = 'ثلاثة أقسام على الأكثر، وتُحسب الثلاثة الأولى.'
export const specialLabel = 'أرقام الوجبات الخاصة'
export const shown = 'ظاهرة'
export const notShown = 'غير ظاهرة'
export const orderLabel = 'الترتيب'
export const orderNames: Record<Order, string> = { table: 'بحسب الطاولة', name: 'أبجديًا' }
export const offsetAcross = 'إزاحة الطابعة أفقيًا'
export const offsetDown = 'إزاحة الطابعة رأسيًا'
export const showChoices = 'عرض'

/** 1.5 mm to the right or down, −1.5 mm to the left or up. */
export function millimetres(mm: number): string {
  return iso(`${mm < 0 ? '−' : ''}${figure(Math.abs(mm))} mm`)
}

/** On screen, above the pages. */
export const tryFirst =
  'يُرجى أولًا طباعة صفحة واحدة على ورق عادي ومطابقتها مع البطاقات. وإذا كان هناك فرق بسيط، فيمكن ضبطه بإزاحة الطابعة.'

/** Beside the rule on the first page. */
export const ruleLength = iso('100 mm')
export const printAtFullSize = `الطباعة بحجم ${iso('100 %')}، من دون هوامش ولا ترويسات.`

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
  const [name = ''] = stockNames[stock].split('،')
  return [iso(short), name, asOf(at, timeZone), `صفحة ${figure(page)} من ${figure(pages)}`].join(' · ')
}

export const nobodyToPlace = 'لم يصل أي ردّ بعد.'

export const noDishes = 'لا توجد أطباق بعد.'
/** At the foot of each dish card. */
export const notALabel = 'ليست بطاقة بيانات لأغذية معبأة'
export const nothingStatedOnCard = 'مسببات الحساسية: يُسأل المطبخ.'

/** "Contains: milk, wheat. May contain: almonds. Others: ask the kitchen." Lists are by the alphabet. */
export function dishCardLine(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStatedOnCard
  return [
    ...(contains.length > 0 ? [`يحتوي على: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`قد يحتوي على: ${alphabetical(may, ownNeeds)}.`] : []),
    'غير ذلك: يُسأل المطبخ.',
  ].join(' ')
}

export const noMarkMeans = 'بلا اختيار، أو يُقدَّم شيء آخر (في كشف المطبخ)'
