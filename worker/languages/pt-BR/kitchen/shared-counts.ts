import type { KitchenFigures, SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import type { Guaranteed } from '../../../kitchen/shape/kitchen-input.ts'
import { diets as allDiets, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { plural } from '../forms.ts'
import { howMany } from '../how-many.ts'
import { inText, needInText } from '../needs/shared.ts'
import { figure, percent as share, whenText } from '../writing.ts'

const guestsText = (count: number) => howMany(count, 'convidado', 'convidados')
const childrenText = (count: number) => howMany(count, 'criança', 'crianças')
const infantsText = (count: number) => howMany(count, 'bebê', 'bebês')

/** In the band of a kitchen's page. */
export function overruledCount(count: number): string {
  return plural(count, {
    one: 'Mudou algo que você combinou',
    many: `Mudaram ${figure(count)} de coisas que você combinou`,
    other: `Mudaram ${figure(count)} coisas que você combinou`,
  })
}
/** @param count of guests who wrote such words, from 1 on */
export function wordsNotCompared(count: number): string {
  return `Texto de ${guestsText(count)} não comparado com os pratos: perguntar`
}

/** "(120 convidados, incluindo 6 crianças; 2 bebês sem prato; talvez em dobro: 4)", behind the number of plates. */
export function guestsLine({
  guests,
  children,
  infantsWithoutPlate,
  perhapsTwice = 0,
}: Pick<KitchenFigures, 'guests' | 'children' | 'infantsWithoutPlate' | 'perhapsTwice'>): string {
  const young = children === 0 ? '' : `, incluindo ${childrenText(children)}`
  const without = infantsWithoutPlate === 0 ? '' : `; ${infantsText(infantsWithoutPlate)} sem prato`
  const twice = perhapsTwice === 0 ? '' : `; talvez em dobro: ${figure(perhapsTwice)}`
  return `(${guestsText(guests)}${young}${without}${twice})`
}

/** incluindo 3 crianças, 1 bebê: behind a dish's figure. */
export function ofThemYoung(children: number, infants: number): string {
  const parts = [
    ...(children > 0 ? [childrenText(children)] : []),
    ...(infants > 0 ? [infantsText(infants)] : []),
  ]
  return parts.length === 0 ? '' : `incluindo ${parts.join(', ')}`
}

/** incluindo 3 glúten, 1 amendoim, 2 dieta vegana: behind a dish's figure. */
export function ofThem(
  needs: KitchenFigures['courses'][number]['items'][number]['needs'],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (needs.length === 0) return ''
  const name = (what: (typeof needs)[number]['what']) =>
    isDiet(what) ? needInText({ what }, ownNeeds) : inText(what, ownNeeds)
  return `incluindo ${needs.map(({ what, count }) => `${figure(count)} ${name(what)}`).join(', ')}`
}

/** vegana 6 (e 2 especiais) · halal 4 · textos não classificados 1 */
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
      const also = among === 0 ? '' : ` (e ${howMany(among, 'especial', 'especiais')})`
      return [`${needInText({ what: diet }).replace(/^dieta /, '')} ${figure(count)}${also}`]
    }),
    ...(wordsNotSorted > 0 ? [`textos não classificados ${figure(wordsNotSorted)}`] : []),
  ]
  return said.join(' · ') || 'nenhuma informada'
}

/** Among the extras: vendors whom the planner put on the guest list. */
export const listedVendors = 'fornecedores da lista'

/** equipe 5, músicos 3 (não são convidados) */
export function extrasLine(extras: KitchenFigures['extras']): string {
  return `${extras.map(({ label, count }) => `${label} ${figure(count)}`).join(', ')} (não são convidados)`
}

/** 3%, arredondado para cima: Peixe 2 · Risoto 1 */
export function spareLine(percent: number, dishes: readonly { name: string; sparePlates: number }[]): string {
  return `${share(percent / 100)}, arredondado para cima: ${dishes.map(({ name, sparePlates }) => `${name} ${figure(sparePlates)}`).join(' · ')}`
}

/** 118, prazo: ter., 16 de junho, 12:00; without its date the number alone. */
export function guaranteedText({ count, due }: Guaranteed, timeZone: string): string {
  return due === null ? figure(count) : `${figure(count)}, prazo: ${whenText(due, timeZone)}`
}

/** garantido: 430, prazo: ter., 16 de junho, 12:00; 3 a mais; of 430 plates or fewer the number alone. */
export function guaranteedLine(given: Guaranteed, plates: number, timeZone: string): string {
  const over = plates > given.count ? `; ${figure(plates - given.count)} a mais` : ''
  return `garantido: ${guaranteedText(given, timeZone)}${over}`
}

export function servedAtLine(course: string, time: string | null): string {
  return time === null ? course : `${course}, ${time}`
}

/** 1 alterado, 4 alterados: plates that are made otherwise. */
export const alteredCount = (count: number) => howMany(count, 'alterado', 'alterados')

/** Below a dish's total, where somebody gets something else. @param numbers S3 S5 S8 */
export function listedAndChanged(asListed: number, changed: number, numbers: string): string {
  return `${figure(asListed)} do cardápio, ${alteredCount(changed)}${numbers === '' ? '' : `: ${numbers}`}`
}

/** Below a dish that was taken off the menu: they stand among those who have not chosen. */
export const chooseAgain = (count: number): string =>
  plural(count, {
    one: `${figure(count)} escolhe de novo`,
    many: `${figure(count)} escolhem de novo`,
    other: `${figure(count)} escolhem de novo`,
  })

/** Below the number of those who have not chosen. */
export function theyGet(dish: string, count: number, notChosen: number): string {
  return count === notChosen ? `servir ${dish}` : `para ${figure(count)}, servir ${dish}`
}

export function notComingCount(count: string): string {
  return `não vêm: ${count}`
}
