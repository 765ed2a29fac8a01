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
  a4: 'Papier A4 à découper, 85 × 55 mm, 10 par page',
  lp800: 'Sigel LP 800, 85 × 55 mm, 10 par page',
  c32011: 'Avery C32011-10, 85 × 54 mm, 10 par page',
  l7414: 'Avery L7414, 90 × 52 mm, 10 par page',
  tent: 'Papier A4 à découper, chevalets de 90 × 50 mm, 6 par page',
  l4794: 'Avery L4794, chevalets de 120 × 45 mm, 4 par page',
  '5302': 'Avery 5302, chevalets de 3½ × 2 pouces, 4 par page',
  letter: 'Papier US Letter à découper, 3½ × 2 pouces, 10 par page',
  '5371': 'Avery 5371, 3½ × 2 pouces, 10 par page',
}
export const stockLabel = 'Papier des cartes'
export const marksLabel = 'Repères pour les plats de'
export const marksMost = 'Trois au maximum ; les trois premiers comptent.'
export const specialLabel = 'Numéros des assiettes spéciales'
export const shown = 'Affichés'
export const notShown = 'Masqués'
export const orderLabel = 'Ordre'
export const orderNames: Record<Order, string> = { table: 'Par table', name: 'De A à Z' }
export const offsetAcross = 'Décalage horizontal de l’imprimante'
export const offsetDown = 'Décalage vertical de l’imprimante'
export const showChoices = 'Afficher'

/** 1,5 mm to the right or down, −1,5 mm to the left or up. */
export function millimetres(mm: number): string {
  return `${mm < 0 ? '−' : ''}${figure(Math.abs(mm))}\u00a0mm`
}

export const tryFirst =
  'Imprimez d’abord une page sur du papier ordinaire et posez-la contre vos cartes. S’il y a un petit écart, réglez le décalage de l’imprimante.'

export const ruleLength = '100 mm'
export const printAtFullSize = 'Imprimer à 100 %, sans marges, sans en-têtes.'

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
  return [short, name, asOf(at, timeZone), `page ${figure(page)} sur ${figure(pages)}`].join(' · ')
}

export const nobodyToPlace = 'Personne n’a encore répondu.'

export const noDishes = 'Pas encore de plats.'
export const notALabel = 'Ne remplace pas l’étiquette d’une denrée préemballée'
export const nothingStatedOnCard = 'Allergènes : demander à la cuisine.'

/** « Contient : blé, lait. Peut contenir : amandes. Autres : demander à la cuisine. » */
export function dishCardLine(contents: readonly Content[], ownNeeds: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStatedOnCard
  return [
    ...(contains.length > 0 ? [`Contient : ${alphabetical(contains, ownNeeds)}.`] : []),
    ...(may.length > 0 ? [`Peut contenir : ${alphabetical(may, ownNeeds)}.`] : []),
    'Autres : demander à la cuisine.',
  ].join(' ')
}

export const noMarkMeans = 'rien de choisi, ou autre chose est servi : voir la feuille de la cuisine'
