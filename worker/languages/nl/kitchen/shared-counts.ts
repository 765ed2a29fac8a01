import type { KitchenFigures, SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import type { Guaranteed } from '../../../kitchen/shape/kitchen-input.ts'
import { diets as allDiets, type OwnNeed } from '../../../needs/rules/needs.ts'
import { plural } from '../forms.ts'
import { inText } from '../needs/shared.ts'
import { figure, percent as share, whenText } from '../writing.ts'

const guestsText = (count: number) =>
  plural(count, { one: `${figure(count)} gast`, other: `${figure(count)} gasten` })
const childrenText = (count: number) =>
  plural(count, { one: `${figure(count)} kind`, other: `${figure(count)} kinderen` })
const infantsText = (count: number) =>
  plural(count, { one: `${figure(count)} baby of peuter`, other: `${figure(count)} baby’s en peuters` })

export function overruledCount(count: number): string {
  return plural(count, {
    one: 'Een van uw afspraken is gewijzigd',
    other: `${figure(count)} van uw afspraken zijn gewijzigd`,
  })
}
export function wordsNotCompared(count: number): string {
  return `Tekst van ${guestsText(count)} niet met de gerechten vergeleken: navragen`
}

/** "(120 gasten, van wie 6 kinderen; 2 baby’s en peuters zonder bord; 4 misschien dubbel)", behind the number of plates. */
export function guestsLine({
  guests,
  children,
  infantsWithoutPlate,
  perhapsTwice = 0,
}: Pick<KitchenFigures, 'guests' | 'children' | 'infantsWithoutPlate' | 'perhapsTwice'>): string {
  const young = children === 0 ? '' : `, van wie ${childrenText(children)}`
  const without = infantsWithoutPlate === 0 ? '' : `; ${infantsText(infantsWithoutPlate)} zonder bord`
  const twice = perhapsTwice === 0 ? '' : `; ${figure(perhapsTwice)} misschien dubbel`
  return `(${guestsText(guests)}${young}${without}${twice})`
}

export function ofThemYoung(children: number, infants: number): string {
  const parts = [
    ...(children > 0 ? [childrenText(children)] : []),
    ...(infants > 0 ? [infantsText(infants)] : []),
  ]
  return parts.length === 0 ? '' : `van wie ${parts.join(', ')}`
}

/** van wie 3 gluten, 1 noten: behind a dish's figure. */
export function ofThem(
  needs: KitchenFigures['courses'][number]['items'][number]['needs'],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (needs.length === 0) return ''
  return `van wie ${needs.map(({ what, count }) => `${figure(count)} ${inText(what, ownNeeds)}`).join(', ')}`
}

/** veganistisch 6 (en 2 speciale borden) · halal 4 · woorden niet ingedeeld 1 */
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
      const plates = plural(among, { one: 'speciaal bord', other: 'speciale borden' })
      const also = among === 0 ? '' : ` (en ${figure(among)} ${plates})`
      return [`${inText(diet)} ${figure(count)}${also}`]
    }),
    ...(wordsNotSorted > 0 ? [`teksten niet ingedeeld ${figure(wordsNotSorted)}`] : []),
  ]
  return said.join(' · ') || 'geen opgegeven'
}

export const listedVendors = 'leveranciers op de lijst'

/** crew 5, leverancier 3 (geen gasten) */
export function extrasLine(extras: KitchenFigures['extras']): string {
  return `${extras.map(({ label, count }) => `${label} ${figure(count)}`).join(', ')} (geen gasten)`
}

/** 3%, naar boven afgerond: Vis 2 · Risotto 1 */
export function spareLine(percent: number, dishes: readonly { name: string; sparePlates: number }[]): string {
  return `${share(percent / 100)}, naar boven afgerond: ${dishes.map(({ name, sparePlates }) => `${name} ${figure(sparePlates)}`).join(' · ')}`
}

/** 118, vóór di 16 juni, 12:00; without its date the number alone. */
export function guaranteedText({ count, due }: Guaranteed, timeZone: string): string {
  return due === null ? figure(count) : `${figure(count)}, uiterlijk ${whenText(due, timeZone)}`
}

/** gegarandeerd aantal 430, vóór di 16 juni, 12:00: 3 erboven */
export function guaranteedLine(given: Guaranteed, plates: number, timeZone: string): string {
  const over = plates > given.count ? `: ${figure(plates - given.count)} erboven` : ''
  return `gegarandeerd aantal ${guaranteedText(given, timeZone)}${over}`
}

export function servedAtLine(course: string, time: string | null): string {
  return time === null ? course : `${course}, ${time}`
}

export function listedAndChanged(asListed: number, changed: number, numbers: string): string {
  return `${figure(asListed)} volgens menu, ${figure(changed)} gewijzigd${numbers === '' ? '' : `: ${numbers}`}`
}

export const chooseAgain = (count: number): string =>
  plural(count, { one: `${figure(count)} kiest opnieuw`, other: `${figure(count)} kiezen opnieuw` })

export function theyGet(dish: string, count: number, notChosen: number): string {
  const get = plural(count, { one: 'krijgt', other: 'krijgen' })
  return count === notChosen ? `${get} ${dish}` : `${figure(count)} van hen ${get} ${dish}`
}

export function notComingCount(count: string): string {
  return `${count} afgemeld`
}
