import type { KitchenFigures, SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import type { Guaranteed } from '../../../kitchen/shape/kitchen-input.ts'
import { diets as allDiets, type OwnNeed } from '../../../needs/rules/needs.ts'
import { plural } from '../forms.ts'
import { inText } from '../needs/shared.ts'
import { figure, percent as share, whenText } from '../writing.ts'

/** A count with its noun; millions take « de ». */
const countOf = (count: number, one: string, other: string) =>
  `${figure(count)} ${plural(count, { one, many: `de ${other}`, other })}`
const guestsText = (count: number) => countOf(count, 'convive', 'convives')
const childrenText = (count: number) =>
  `${figure(count)} ${plural(count, { one: 'enfant', many: 'd’enfants', other: 'enfants' })}`
const infantsText = (count: number) => countOf(count, 'bébé', 'bébés')

export function overruledCount(count: number): string {
  return plural(count, {
    one: 'Un de vos accords a été modifié',
    many: `${figure(count)} de vos accords ont été modifiés`,
    other: `${figure(count)} de vos accords ont été modifiés`,
  })
}
export function wordsNotCompared(count: number): string {
  return `Mots non comparés aux plats (${guestsText(count)}) : demander`
}

/** « (120 convives, dont 6 enfants ; 2 bébés sans assiette ; 4 peut-être en double) » */
export function guestsLine({
  guests,
  children,
  infantsWithoutPlate,
  perhapsTwice = 0,
}: Pick<KitchenFigures, 'guests' | 'children' | 'infantsWithoutPlate' | 'perhapsTwice'>): string {
  const young = children === 0 ? '' : `, dont ${childrenText(children)}`
  const without = infantsWithoutPlate === 0 ? '' : ` ; ${infantsText(infantsWithoutPlate)} sans assiette`
  const twice = perhapsTwice === 0 ? '' : ` ; ${figure(perhapsTwice)} peut-être en double`
  return `(${guestsText(guests)}${young}${without}${twice})`
}

/** dont 3 enfants, 1 bébé */
export function ofThemYoung(children: number, infants: number): string {
  const parts = [
    ...(children > 0 ? [childrenText(children)] : []),
    ...(infants > 0 ? [infantsText(infants)] : []),
  ]
  return parts.length === 0 ? '' : `dont ${parts.join(', ')}`
}

/** dont 3 gluten, 1 fruits à coque */
export function ofThem(
  needs: KitchenFigures['courses'][number]['items'][number]['needs'],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (needs.length === 0) return ''
  return `dont ${needs.map(({ what, count }) => `${figure(count)} ${inText(what, ownNeeds)}`).join(', ')}`
}

/** végane 6 (et 2 assiettes spéciales) · halal 4 · mots non classés 1 */
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
      const also =
        among === 0
          ? ''
          : ` (et ${figure(among)} ${plural(among, {
              one: 'assiette spéciale',
              many: 'd’assiettes spéciales',
              other: 'assiettes spéciales',
            })})`
      return [`${inText(diet)} ${figure(count)}${also}`]
    }),
    ...(wordsNotSorted > 0 ? [`mots non classés ${figure(wordsNotSorted)}`] : []),
  ]
  return said.join(' · ') || 'aucun indiqué'
}

export const listedVendors = 'prestataires sur la liste'

/** équipe 5, photographe 3 (hors convives) */
export function extrasLine(extras: KitchenFigures['extras']): string {
  return `${extras.map(({ label, count }) => `${label} ${figure(count)}`).join(', ')} (hors convives)`
}

/** 3 %, arrondi à l’unité supérieure : Poisson 2 · Risotto 1 */
export function spareLine(percent: number, dishes: readonly { name: string; sparePlates: number }[]): string {
  return `${share(percent / 100)}, arrondi à l’unité supérieure : ${dishes.map(({ name, sparePlates }) => `${name} ${figure(sparePlates)}`).join(' · ')}`
}

/** 118, à confirmer mar. 16 juin, 12:00 */
export function guaranteedText({ count, due }: Guaranteed, timeZone: string): string {
  return due === null ? figure(count) : `${figure(count)}, pour le ${whenText(due, timeZone)}`
}

/** nombre garanti 430, pour le mar. 16 juin, 12:00 : dépassé de 3 */
export function guaranteedLine(given: Guaranteed, plates: number, timeZone: string): string {
  const over = plates > given.count ? ` : dépassé de ${figure(plates - given.count)}` : ''
  return `nombre garanti ${guaranteedText(given, timeZone)}${over}`
}

export function servedAtLine(course: string, time: string | null): string {
  return time === null ? course : `${course}, ${time}`
}

/** 40 selon le menu, 3 autrement : S3 S5 S8 */
export function listedAndChanged(asListed: number, changed: number, numbers: string): string {
  return `${figure(asListed)} selon le menu, ${figure(changed)} autrement${numbers === '' ? '' : ` : ${numbers}`}`
}

export const chooseAgain = (count: number): string =>
  plural(count, {
    one: `${figure(count)} doit choisir à nouveau`,
    many: `${figure(count)} doivent choisir à nouveau`,
    other: `${figure(count)} doivent choisir à nouveau`,
  })

export function theyGet(dish: string, count: number, notChosen: number): string {
  return count === notChosen ? `servir ${dish}` : `dont ${figure(count)} : servir ${dish}`
}

export function notComingCount(count: string): string {
  return `absences : ${count}`
}
