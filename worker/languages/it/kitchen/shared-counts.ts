import type { KitchenFigures, SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import type { Guaranteed } from '../../../kitchen/shape/kitchen-input.ts'
import { diets as allDiets, type OwnNeed } from '../../../needs/rules/needs.ts'
import { plural } from '../forms.ts'
import { inText } from '../needs/shared.ts'
import { figure, percent as share, whenText } from '../writing.ts'

/** A count with its noun; millions take «di». */
const countOf = (count: number, one: string, other: string) =>
  `${figure(count)} ${plural(count, { one, many: `di ${other}`, other })}`
const guestsText = (count: number) => countOf(count, 'ospite', 'ospiti')
const childrenText = (count: number) => countOf(count, 'bambino/a', 'bambini')
const infantsText = (count: number) => countOf(count, 'bebè', 'bebè')

export function overruledCount(count: number): string {
  return plural(count, {
    one: 'Un Suo accordo è stato cambiato',
    many: `${figure(count)} dei Suoi accordi sono stati cambiati`,
    other: `${figure(count)} dei Suoi accordi sono stati cambiati`,
  })
}
export function wordsNotCompared(count: number): string {
  return `Parole non confrontate con i piatti (${guestsText(count)}): chiedere`
}

/** «(120 ospiti, di cui 6 bambini; 2 bebè senza piatto; 4 forse doppi)» */
export function guestsLine({
  guests,
  children,
  infantsWithoutPlate,
  perhapsTwice = 0,
}: Pick<KitchenFigures, 'guests' | 'children' | 'infantsWithoutPlate' | 'perhapsTwice'>): string {
  const young = children === 0 ? '' : `, di cui ${childrenText(children)}`
  const without = infantsWithoutPlate === 0 ? '' : `; ${infantsText(infantsWithoutPlate)} senza piatto`
  const twice = perhapsTwice === 0 ? '' : `; ${figure(perhapsTwice)} forse in doppio`
  return `(${guestsText(guests)}${young}${without}${twice})`
}

/** di cui 3 bambini, 1 bebè */
export function ofThemYoung(children: number, infants: number): string {
  const parts = [
    ...(children > 0 ? [childrenText(children)] : []),
    ...(infants > 0 ? [infantsText(infants)] : []),
  ]
  return parts.length === 0 ? '' : `di cui ${parts.join(', ')}`
}

/** di cui 3 glutine, 1 frutta a guscio */
export function ofThem(
  needs: KitchenFigures['courses'][number]['items'][number]['needs'],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (needs.length === 0) return ''
  return `di cui ${needs.map(({ what, count }) => `${figure(count)} ${inText(what, ownNeeds)}`).join(', ')}`
}

/** vegano 6 (e 2 piatti speciali) · halal 4 · parole non classificate 1 */
export function dietsLine({
  diets,
  specials,
  wordsNotSorted,
}: Pick<KitchenFigures, 'diets' | 'wordsNotSorted'> & {
  specials: readonly Pick<SpecialGuest, 'needs'>[]
}): string {
  const said = [
    ...allDiets.flatMap((diet) => {
      const count = diets.find(({ what }) => what === diet)?.count ?? 0
      const among = specials.filter(({ needs }) => needs.some(({ what }) => what === diet)).length
      if (count + among === 0) return []
      const also = among === 0 ? '' : ` (e ${countOf(among, 'piatto speciale', 'piatti speciali')})`
      return [`${inText(diet)} ${figure(count)}${also}`]
    }),
    ...(wordsNotSorted > 0 ? [`parole non classificate ${figure(wordsNotSorted)}`] : []),
  ]
  return said.join(' · ') || 'nessuna indicata'
}

export const listedVendors = 'fornitori nella lista'

/** staff 5, fotografo 3 (non ospiti) */
export function extrasLine(extras: KitchenFigures['extras']): string {
  return `${extras.map(({ label, count }) => `${label} ${figure(count)}`).join(', ')} (non ospiti)`
}

/** 3%, arrotondato per eccesso: Pesce 2 · Risotto 1 */
export function spareLine(percent: number, dishes: readonly { name: string; sparePlates: number }[]): string {
  return `${share(percent / 100)}, arrotondato per eccesso: ${dishes.map(({ name, sparePlates }) => `${name} ${figure(sparePlates)}`).join(' · ')}`
}

/** 118, entro mar 16 giugno, 12:00 */
export function guaranteedText({ count, due }: Guaranteed, timeZone: string): string {
  return due === null ? figure(count) : `${figure(count)}, entro ${whenText(due, timeZone)}`
}

/** numero garantito 430, entro mar 16 giugno, 12:00: superato di 3 */
export function guaranteedLine(given: Guaranteed, plates: number, timeZone: string): string {
  const over = plates > given.count ? `: superato di ${figure(plates - given.count)}` : ''
  return `numero garantito ${guaranteedText(given, timeZone)}${over}`
}

export function servedAtLine(course: string, time: string | null): string {
  return time === null ? course : `${course}, ${time}`
}

/** 40 come da menu, 3 con variazione: S3 S5 S8 */
export function listedAndChanged(asListed: number, changed: number, numbers: string): string {
  return `${figure(asListed)} come da menu, ${figure(changed)} con variazione${numbers === '' ? '' : `: ${numbers}`}`
}

export const chooseAgain = (count: number): string =>
  plural(count, {
    one: `${figure(count)} deve scegliere di nuovo`,
    many: `${figure(count)} devono scegliere di nuovo`,
    other: `${figure(count)} devono scegliere di nuovo`,
  })

export function theyGet(dish: string, count: number, notChosen: number): string {
  return count === notChosen ? `servire ${dish}` : `di cui ${figure(count)}: servire ${dish}`
}

export function notComingCount(count: string): string {
  return `assenze: ${count}`
}
