import type { KitchenFigures, SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import type { Guaranteed } from '../../../kitchen/shape/kitchen-input.ts'
import { diets as allDiets, type OwnNeed } from '../../../needs/rules/needs.ts'
import { plural } from '../forms.ts'
import { inText } from '../needs/shared.ts'
import { figure, percent as share, whenText } from '../writing.ts'

const guestsText = (count: number) =>
  plural(count, { one: `${figure(count)} Gast`, other: `${figure(count)} Gäste` })
const childrenText = (count: number) =>
  plural(count, { one: `${figure(count)} Kind`, other: `${figure(count)} Kinder` })
const infantsText = (count: number) =>
  plural(count, { one: `${figure(count)} Kleinkind`, other: `${figure(count)} Kleinkinder` })

export function overruledCount(count: number): string {
  return plural(count, {
    one: 'Eine Ihrer Vereinbarungen wurde geändert',
    other: `${figure(count)} Ihrer Vereinbarungen wurden geändert`,
  })
}
export function wordsNotCompared(count: number): string {
  const whose = plural(count, { one: `${figure(count)} Gast`, other: `${figure(count)} Gästen` })
  return `Freitext von ${whose} nicht mit den Gerichten abgeglichen: nachfragen`
}

/** "(120 Gäste, davon 6 Kinder; 2 Kleinkinder ohne Teller; 4 vielleicht doppelt)", behind the number of plates. */
export function guestsLine({
  guests,
  children,
  infantsWithoutPlate,
  perhapsTwice = 0,
}: Pick<KitchenFigures, 'guests' | 'children' | 'infantsWithoutPlate' | 'perhapsTwice'>): string {
  const young = children === 0 ? '' : `, davon ${childrenText(children)}`
  const without = infantsWithoutPlate === 0 ? '' : `; ${infantsText(infantsWithoutPlate)} ohne Teller`
  const twice = perhapsTwice === 0 ? '' : `; ${figure(perhapsTwice)} vielleicht doppelt`
  return `(${guestsText(guests)}${young}${without}${twice})`
}

export function ofThemYoung(children: number, infants: number): string {
  const parts = [
    ...(children > 0 ? [childrenText(children)] : []),
    ...(infants > 0 ? [infantsText(infants)] : []),
  ]
  return parts.length === 0 ? '' : `davon ${parts.join(', ')}`
}

/** davon 3 Gluten, 1 Schalenfrüchte: behind a dish's figure. */
export function ofThem(
  needs: KitchenFigures['courses'][number]['items'][number]['needs'],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (needs.length === 0) return ''
  return `davon ${needs.map(({ what, count }) => `${figure(count)} ${inText(what, ownNeeds)}`).join(', ')}`
}

/** vegan 6 (und 2 Sonderessen) · halal 4 · Freitexte ohne Zuordnung 1 */
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
      const also = among === 0 ? '' : ` (und ${figure(among)} Sonderessen)`
      return [`${inText(diet)} ${figure(count)}${also}`]
    }),
    ...(wordsNotSorted > 0 ? [`Freitexte ohne Zuordnung ${figure(wordsNotSorted)}`] : []),
  ]
  return said.join(' · ') || 'keine angegeben'
}

export const listedVendors = 'Dienstleister auf der Liste'

/** Crew 5, Dienstleister 3 (keine Gäste) */
export function extrasLine(extras: KitchenFigures['extras']): string {
  return `${extras.map(({ label, count }) => `${label} ${figure(count)}`).join(', ')} (keine Gäste)`
}

/** 3 %, aufgerundet: Fisch 2 · Risotto 1 */
export function spareLine(percent: number, dishes: readonly { name: string; sparePlates: number }[]): string {
  return `${share(percent / 100)}, aufgerundet: ${dishes.map(({ name, sparePlates }) => `${name} ${figure(sparePlates)}`).join(' · ')}`
}

/** 118, fällig Di., 16. Juni, 12:00; without its date the number alone. */
export function guaranteedText({ count, due }: Guaranteed, timeZone: string): string {
  return due === null ? figure(count) : `${figure(count)}, fällig ${whenText(due, timeZone)}`
}

/** garantierte Zahl 430, fällig Di., 16. Juni, 12:00: 3 darüber */
export function guaranteedLine(given: Guaranteed, plates: number, timeZone: string): string {
  const over = plates > given.count ? `: ${figure(plates - given.count)} darüber` : ''
  return `garantierte Zahl ${guaranteedText(given, timeZone)}${over}`
}

export function servedAtLine(course: string, time: string | null): string {
  return time === null ? course : `${course}, ${time}`
}

export function listedAndChanged(asListed: number, changed: number, numbers: string): string {
  return `${figure(asListed)} laut Menü, ${figure(changed)} abweichend${numbers === '' ? '' : `: ${numbers}`}`
}

export const chooseAgain = (count: number): string =>
  plural(count, { one: `${figure(count)} muss neu wählen`, other: `${figure(count)} müssen neu wählen` })

export function theyGet(dish: string, count: number, notChosen: number): string {
  const get = plural(count, { one: 'bekommt', other: 'bekommen' })
  return count === notChosen ? `${get} ${dish}` : `${figure(count)} davon ${get} ${dish}`
}

export function notComingCount(count: string): string {
  return `${count} abgesagt`
}
