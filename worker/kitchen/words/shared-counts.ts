import { figure, percent as share } from '../../core/figures.ts'
import type { KitchenFigures, SpecialGuest } from '../../kitchen/shape/kitchen.ts'
import type { Guaranteed } from '../../kitchen/shape/kitchen-input.ts'
import { whenText } from '../../languages/en/days.ts'
import { plural } from '../../languages/en/forms.ts'
import { diets as allDiets, type OwnNeed } from '../../needs/rules/needs.ts'
import { inText } from '../../needs/words/shared.ts'

const guestsText = (count: number) =>
  plural(count, { one: `${figure(count)} guest`, other: `${figure(count)} guests` })
const childrenText = (count: number) =>
  plural(count, { one: `${figure(count)} child`, other: `${figure(count)} children` })
const infantsText = (count: number) =>
  plural(count, { one: `${figure(count)} infant`, other: `${figure(count)} infants` })

/** In the status bar of a kitchen's page. */
export function overruledCount(count: number): string {
  return plural(count, {
    one: 'Something you agreed was changed',
    other: `${figure(count)} things you agreed were changed`,
  })
}
/** @param count of guests who wrote such words, from 1 on */
export function wordsNotCompared(count: number): string {
  return `What ${guestsText(count)} wrote is not checked against dishes: ask`
}

/** "(120 guests, including 6 children; 2 infants without; 4 perhaps twice)", behind the number of plates. */
export function guestsLine({
  guests,
  children,
  infantsWithoutPlate,
  perhapsTwice = 0,
}: Pick<KitchenFigures, 'guests' | 'children' | 'infantsWithoutPlate' | 'perhapsTwice'>): string {
  const young = children === 0 ? '' : `, including ${childrenText(children)}`
  const without = infantsWithoutPlate === 0 ? '' : `; ${infantsText(infantsWithoutPlate)} without`
  const twice = perhapsTwice === 0 ? '' : `; ${figure(perhapsTwice)} perhaps twice`
  return `(${guestsText(guests)}${young}${without}${twice})`
}

/** including 3 children, 1 infant: behind a dish's figure. */
export function ofThemYoung(children: number, infants: number): string {
  const parts = [
    ...(children > 0 ? [childrenText(children)] : []),
    ...(infants > 0 ? [infantsText(infants)] : []),
  ]
  return parts.length === 0 ? '' : `including ${parts.join(', ')}`
}

/** including 3 gluten, 1 nuts: behind a dish's figure. */
export function ofThem(
  needs: KitchenFigures['courses'][number]['items'][number]['needs'],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (needs.length === 0) return ''
  return `including ${needs.map(({ what, count }) => `${figure(count)} ${inText(what, ownNeeds)}`).join(', ')}`
}

/** vegan 6 (and 2 specials) · halal 4 · words not sorted 1 */
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
          : ` (and ${plural(among, { one: `${figure(among)} special`, other: `${figure(among)} specials` })})`
      return [`${inText(diet)} ${figure(count)}${also}`]
    }),
    ...(wordsNotSorted > 0 ? [`words not sorted ${figure(wordsNotSorted)}`] : []),
  ]
  return said.join(' · ') || 'none stated'
}

/** Among the extras: vendors whom the planner put on the guest list. */
export const listedVendors = 'vendors on the list'

/** crew 5, vendor 3 (not guests) */
export function extrasLine(extras: KitchenFigures['extras']): string {
  return `${extras.map(({ label, count }) => `${label} ${figure(count)}`).join(', ')} (not guests)`
}

/** 3%, rounded up: Fish 2 · Risotto 1 */
export function spareLine(percent: number, dishes: readonly { name: string; sparePlates: number }[]): string {
  return `${share(percent / 100)}, rounded up: ${dishes.map(({ name, sparePlates }) => `${name} ${figure(sparePlates)}`).join(' · ')}`
}

/** 118, due Tue 16 June, 12:00; without its date the number alone. */
export function guaranteedText({ count, due }: Guaranteed, timeZone: string): string {
  return due === null ? figure(count) : `${figure(count)}, due ${whenText(due, timeZone)}`
}

/** guaranteed 430, due Tue 16 June, 12:00: 3 over; of 430 plates or fewer the number alone. */
export function guaranteedLine(given: Guaranteed, plates: number, timeZone: string): string {
  const over = plates > given.count ? `: ${figure(plates - given.count)} over` : ''
  return `guaranteed ${guaranteedText(given, timeZone)}${over}`
}

export function servedAtLine(course: string, time: string | null): string {
  return time === null ? course : `${course}, ${time}`
}

/** Below a dish's total, where somebody gets something else. @param numbers S3 S5 S8 */
export function listedAndChanged(asListed: number, changed: number, numbers: string): string {
  return `${figure(asListed)} as listed, ${figure(changed)} changed${numbers === '' ? '' : `: ${numbers}`}`
}

/** Below a dish that was taken off the menu: they stand among those who have not chosen. */
export const chooseAgain = (count: number): string =>
  plural(count, { one: `${figure(count)} chooses again`, other: `${figure(count)} choose again` })

/** Below the number of those who have not chosen. */
export function theyGet(dish: string, count: number, notChosen: number): string {
  return count === notChosen ? `get ${dish}` : `${figure(count)} of them get ${dish}`
}

export function notComingCount(count: string): string {
  return `${count} not coming`
}
