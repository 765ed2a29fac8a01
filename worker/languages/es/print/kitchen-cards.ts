import type { Content } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { OwnNeed } from '../../../needs/rules/needs.ts'
import type { StockId } from '../../../print/rules/stock.ts'
import type { Order } from '../../../seating/rules/at-tables.ts'
import { alphabetical } from '../needs/shared-contents.ts'
import { figure } from '../writing.ts'
import { asOf } from './kitchen.ts'

/** Each stock with its cards' size, and how many come on a sheet. */
export const stockNames: Record<StockId, string> = {
  a4: 'Papel A4 para cortar, 85 × 55 mm, 10 por página',
  lp800: 'Sigel LP 800, 85 × 55 mm, 10 por página',
  c32011: 'Avery C32011-10, 85 × 54 mm, 10 por página',
  l7414: 'Avery L7414, 90 × 52 mm, 10 por página',
  tent: 'Papel A4 para cortar, tarjetas dobladas de 90 × 50 mm, 6 por página',
  l4794: 'Avery L4794, tarjetas dobladas de 120 × 45 mm, 4 por página',
  '5302': 'Avery 5302, tarjetas dobladas de 3½ × 2 pulgadas, 4 por página',
  letter: 'Papel carta (EE. UU.) para cortar, 3½ × 2 pulgadas, 10 por página',
  '5371': 'Avery 5371, 3½ × 2 pulgadas, 10 por página',
}
export const stockLabel = 'Papel de tarjetas'
export const marksLabel = 'Marcar los platos de'
/** Beside more courses than can be marked. */
export const marksMost = 'Tres como máximo; cuentan los tres primeros.'
export const specialLabel = 'Números de especiales'
export const shown = 'Visibles'
export const notShown = 'Ocultos'
export const orderLabel = 'Orden'
export const orderNames: Record<Order, string> = { table: 'Por mesas', name: 'De la A a la Z' }
export const offsetAcross = 'Ajuste horizontal de la impresora'
export const offsetDown = 'Ajuste vertical de la impresora'
export const showChoices = 'Mostrar'

/** 1,5 mm to the right or down, −1,5 mm to the left or up. */
export function millimetres(mm: number): string {
  return `${mm < 0 ? '−' : ''}${figure(Math.abs(mm))} mm`
}

/** On screen, above the pages. */
export const tryFirst =
  'Imprima antes una página en papel normal y póngala sobre sus tarjetas. Si no coincide del todo, corrija el ajuste de la impresora.'

/** Beside the rule on the first page. */
export const ruleLength = '100 mm'
export const printAtFullSize = 'Imprima al 100 %, sin márgenes ni encabezados.'

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
  return [short, name, asOf(at, timeZone), `página ${figure(page)} de ${figure(pages)}`].join(' · ')
}

export const nobodyToPlace = 'Aún no ha respondido nadie.'

export const noDishes = 'Aún no hay platos.'
/** At the foot of each dish card. */
export const notALabel = 'No es una etiqueta de alimentos envasados'
export const nothingStatedOnCard = 'Alérgenos: pregunte a la cocina.'

/** "Contiene: leche, trigo. Puede contener: almendras. Otros: pregunte a la cocina." Lists are by the alphabet. */
export function dishCardLine(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStatedOnCard
  return [
    ...(contains.length > 0 ? [`Contiene: ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Puede contener: ${alphabetical(may, ownNeeds)}.`] : []),
    'Otros: pregunte a la cocina.',
  ].join(' ')
}

export const noMarkMeans = 'nada elegido, o se sirve otra cosa: vea la hoja de cocina'
