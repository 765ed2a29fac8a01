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
  a4: 'Papel A4 para recortar, 85 × 55 mm, 10 por página',
  lp800: 'Sigel LP 800, 85 × 55 mm, 10 por página',
  c32011: 'Avery C32011-10, 85 × 54 mm, 10 por página',
  l7414: 'Avery L7414, 90 × 52 mm, 10 por página',
  tent: 'Papel A4 para recortar, cartões dobrados de 90 × 50 mm, 6 por página',
  l4794: 'Avery L4794, cartões dobrados de 120 × 45 mm, 4 por página',
  '5302': 'Avery 5302, cartões dobrados de 3½ × 2 polegadas, 4 por página',
  letter: 'Papel carta (EUA) para recortar, 3½ × 2 polegadas, 10 por página',
  '5371': 'Avery 5371, 3½ × 2 polegadas, 10 por página',
}
export const stockLabel = 'Papel dos marcadores'
export const marksLabel = 'Marcar os pratos de'
/** Beside more courses than can be marked. */
export const marksMost = 'Três, no máximo; valem os três primeiros.'
export const specialLabel = 'Números dos especiais'
export const shown = 'Visíveis'
export const notShown = 'Ocultos'
export const orderLabel = 'Ordem'
export const orderNames: Record<Order, string> = { table: 'Por mesa', name: 'De A a Z' }
export const offsetAcross = 'Ajuste horizontal da impressora'
export const offsetDown = 'Ajuste vertical da impressora'
export const showChoices = 'Mostrar'

/** 1,5 mm to the right or down, −1,5 mm to the left or up. */
export function millimetres(mm: number): string {
  return `${mm < 0 ? '−' : ''}${figure(Math.abs(mm))} mm`
}

/** On screen, above the pages. */
export const tryFirst =
  'Imprima antes uma página em papel comum e coloque-a sobre os seus cartões. Se não coincidir bem, corrija o ajuste da impressora.'

/** Beside the rule on the first page. */
export const ruleLength = '100 mm'
export const printAtFullSize = 'Imprima em 100%, sem margens nem cabeçalhos.'

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

export const nobodyToPlace = 'Ninguém respondeu ainda.'

export const noDishes = 'Ainda não há pratos.'
/** At the foot of each dish card. */
export const notALabel = 'Não é rótulo de alimento embalado'
export const nothingStatedOnCard = 'Alergênicos: pergunte à cozinha.'

/** "Contém leite, trigo. Pode conter amêndoas. Outros: pergunte à cozinha." Lists are by the alphabet. */
export function dishCardLine(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStatedOnCard
  return [
    ...(contains.length > 0 ? [`Contém ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Pode conter ${alphabetical(may, ownNeeds)}.`] : []),
    'Outros: pergunte à cozinha.',
  ].join(' ')
}

export const noMarkMeans = 'nada escolhido, ou será servida outra coisa: veja a folha da cozinha'
