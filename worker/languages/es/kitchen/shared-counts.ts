import type { KitchenFigures, SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import type { Guaranteed } from '../../../kitchen/shape/kitchen-input.ts'
import { diets as allDiets, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { plural } from '../forms.ts'
import { howMany } from '../how-many.ts'
import { inText, needInText } from '../needs/shared.ts'
import { figure, percent as share, whenText } from '../writing.ts'

const guestsText = (count: number) => howMany(count, 'invitado', 'invitados')
const childrenText = (count: number) => howMany(count, 'niño/a', 'niños')
const infantsText = (count: number) => howMany(count, 'bebé', 'bebés')

/** In the band of a kitchen's page. */
export function overruledCount(count: number): string {
  return plural(count, {
    one: 'Se ha cambiado algo que usted acordó',
    many: `Se han cambiado ${figure(count)} de cosas que usted acordó`,
    other: `Se han cambiado ${figure(count)} cosas que usted acordó`,
  })
}
/** @param count of guests who wrote such words, from 1 on */
export function wordsNotCompared(count: number): string {
  return `Texto de ${guestsText(count)} sin comparar con los platos: preguntar`
}

/** "(120 invitados, de ellos 6 niños; 2 bebés sin plato; 4 quizá repetidos)", behind the number of plates. */
export function guestsLine({
  guests,
  children,
  infantsWithoutPlate,
  perhapsTwice = 0,
}: Pick<KitchenFigures, 'guests' | 'children' | 'infantsWithoutPlate' | 'perhapsTwice'>): string {
  const young = children === 0 ? '' : `, de ellos ${childrenText(children)}`
  const without = infantsWithoutPlate === 0 ? '' : `; ${infantsText(infantsWithoutPlate)} sin plato`
  const twice = perhapsTwice === 0 ? '' : `; quizá por duplicado: ${figure(perhapsTwice)}`
  return `(${guestsText(guests)}${young}${without}${twice})`
}

/** de ellos 3 niños, 1 bebé: behind a dish's figure. */
export function ofThemYoung(children: number, infants: number): string {
  const parts = [
    ...(children > 0 ? [childrenText(children)] : []),
    ...(infants > 0 ? [infantsText(infants)] : []),
  ]
  return parts.length === 0 ? '' : `de ellos ${parts.join(', ')}`
}

/** de ellos 3 gluten, 1 frutos de cáscara, 2 dieta vegana: behind a dish's figure. */
export function ofThem(
  needs: KitchenFigures['courses'][number]['items'][number]['needs'],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (needs.length === 0) return ''
  const name = (what: (typeof needs)[number]['what']) =>
    isDiet(what) ? needInText({ what }, ownNeeds) : inText(what, ownNeeds)
  return `de ellos ${needs.map(({ what, count }) => `${figure(count)} ${name(what)}`).join(', ')}`
}

/** Behind the word "Dietas": vegana 6 (y 2 especiales) · halal 4 · textos sin clasificar 1 */
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
      const also = among === 0 ? '' : ` (y ${howMany(among, 'especial', 'especiales')})`
      return [`${needInText({ what: diet }).replace(/^dieta /, '')} ${figure(count)}${also}`]
    }),
    ...(wordsNotSorted > 0 ? [`textos sin clasificar ${figure(wordsNotSorted)}`] : []),
  ]
  return said.join(' · ') || 'ninguna indicada'
}

/** Among the extras: vendors whom the planner put on the guest list. */
export const listedVendors = 'proveedores de la lista'

/** equipo 5, músicos 3 (no son invitados) */
export function extrasLine(extras: KitchenFigures['extras']): string {
  return `${extras.map(({ label, count }) => `${label} ${figure(count)}`).join(', ')} (no son invitados)`
}

/** 3 %, redondeado hacia arriba: Pescado 2 · Risotto 1 */
export function spareLine(percent: number, dishes: readonly { name: string; sparePlates: number }[]): string {
  return `${share(percent / 100)}, redondeado hacia arriba: ${dishes.map(({ name, sparePlates }) => `${name} ${figure(sparePlates)}`).join(' · ')}`
}

/** 118, fecha límite: mar, 16 de junio, 12:00; without its date the number alone. */
export function guaranteedText({ count, due }: Guaranteed, timeZone: string): string {
  return due === null ? figure(count) : `${figure(count)}, fecha límite: ${whenText(due, timeZone)}`
}

/** garantizado: 430, fecha límite: mar, 16 de junio, 12:00; 3 de más; of 430 plates or fewer the number alone. */
export function guaranteedLine(given: Guaranteed, plates: number, timeZone: string): string {
  const over = plates > given.count ? `; ${figure(plates - given.count)} de más` : ''
  return `garantizado: ${guaranteedText(given, timeZone)}${over}`
}

export function servedAtLine(course: string, time: string | null): string {
  return time === null ? course : `${course}, ${time}`
}

/** Below a dish's total, where somebody gets something else. @param numbers S3 S5 S8 */
export function listedAndChanged(asListed: number, changed: number, numbers: string): string {
  return `${figure(asListed)} según menú, ${figure(changed)} con cambio${numbers === '' ? '' : `: ${numbers}`}`
}

/** Below a dish that was taken off the menu: they stand among those who have not chosen. */
export const chooseAgain = (count: number): string =>
  plural(count, {
    one: `${figure(count)} tiene que elegir de nuevo`,
    many: `${figure(count)} tienen que elegir de nuevo`,
    other: `${figure(count)} tienen que elegir de nuevo`,
  })

/** Below the number of those who have not chosen. */
export function theyGet(dish: string, count: number, notChosen: number): string {
  const to = plural(count, { one: 'se le', many: 'se les', other: 'se les' })
  return count === notChosen ? `se sirve ${dish}` : `a ${figure(count)} ${to} sirve ${dish}`
}

export function notComingCount(count: string): string {
  return `no asisten: ${count}`
}
