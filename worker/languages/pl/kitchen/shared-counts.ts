import type { KitchenFigures, SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import type { Guaranteed } from '../../../kitchen/shape/kitchen-input.ts'
import { diets as allDiets, type OwnNeed } from '../../../needs/rules/needs.ts'
import { plural } from '../forms.ts'
import { inText } from '../needs/shared.ts'
import { figure, percent as share, whenText } from '../writing.ts'

const guestsText = (count: number) =>
  `${figure(count)} ${plural(count, { one: 'gość', few: 'gości', many: 'gości', other: 'gościa' })}`
const childrenText = (count: number) =>
  `${figure(count)} ${plural(count, { one: 'dziecko', few: 'dzieci', many: 'dzieci', other: 'dziecka' })}`
const infantsText = (count: number) =>
  `${figure(count)} ${plural(count, { one: 'niemowlę', few: 'niemowlęta', many: 'niemowląt', other: 'niemowlęcia' })}`

/** In the band of a kitchen's page. */
export function overruledCount(count: number): string {
  return plural(count, {
    one: `Zmieniono ${figure(count)} Państwa uzgodnienie`,
    few: `Zmieniono ${figure(count)} Państwa uzgodnienia`,
    many: `Zmieniono ${figure(count)} Państwa uzgodnień`,
    other: `Zmieniono ${figure(count)} Państwa uzgodnienia`,
  })
}
/** @param count of guests who wrote such words, from 1 on */
export function wordsNotCompared(count: number): string {
  return `Własny tekst (${guestsText(count)}): nie porównano z daniami, zapytać`
}

/** „(120 gości, w tym 6 dzieci; 2 niemowlęta bez posiłku; 4 być może podwójnie)”, behind the number of plates. */
export function guestsLine({
  guests,
  children,
  infantsWithoutPlate,
  perhapsTwice = 0,
}: Pick<KitchenFigures, 'guests' | 'children' | 'infantsWithoutPlate' | 'perhapsTwice'>): string {
  const young = children === 0 ? '' : `, w tym ${childrenText(children)}`
  const without = infantsWithoutPlate === 0 ? '' : `; ${infantsText(infantsWithoutPlate)} bez posiłku`
  const twice = perhapsTwice === 0 ? '' : `; ${figure(perhapsTwice)} być może podwójnie`
  return `(${guestsText(guests)}${young}${without}${twice})`
}

/** w tym 3 dzieci, 1 niemowlę: behind a dish's figure. */
export function ofThemYoung(children: number, infants: number): string {
  const parts = [
    ...(children > 0 ? [childrenText(children)] : []),
    ...(infants > 0 ? [infantsText(infants)] : []),
  ]
  return parts.length === 0 ? '' : `w tym ${parts.join(', ')}`
}

/** w tym gluten 3, orzechy 1: behind a dish's figure. The name stands before its figure, which would change its case. */
export function ofThem(
  needs: KitchenFigures['courses'][number]['items'][number]['needs'],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (needs.length === 0) return ''
  return `w tym ${needs.map(({ what, count }) => `${inText(what, ownNeeds)} ${figure(count)}`).join(', ')}`
}

/** wegańskie 6 (i 2 specjalne) · halal 4 · własne słowa do opracowania 1 */
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
      const special = plural(among, {
        one: 'specjalne',
        few: 'specjalne',
        many: 'specjalnych',
        other: 'specjalnego',
      })
      const also = among === 0 ? '' : ` (i ${figure(among)} ${special})`
      return [`${inText(diet)} ${figure(count)}${also}`]
    }),
    ...(wordsNotSorted > 0 ? [`teksty do opracowania ${figure(wordsNotSorted)}`] : []),
  ]
  return said.join(' · ') || 'nie podano'
}

/** Among the extras: vendors whom the planner put on the guest list. */
export const listedVendors = 'podwykonawcy z listy'

/** ekipa 5, fotograf 3 (poza gośćmi) */
export function extrasLine(extras: KitchenFigures['extras']): string {
  return `${extras.map(({ label, count }) => `${label} ${figure(count)}`).join(', ')} (poza gośćmi)`
}

/** 3%, zaokrąglone w górę: Ryba 2 · Risotto 1 */
export function spareLine(percent: number, dishes: readonly { name: string; sparePlates: number }[]): string {
  return `${share(percent / 100)}, zaokrąglone w górę: ${dishes.map(({ name, sparePlates }) => `${name} ${figure(sparePlates)}`).join(' · ')}`
}

/** 118, termin: wt., 16 czerwca, 12:00; without its date the number alone. */
export function guaranteedText({ count, due }: Guaranteed, timeZone: string): string {
  return due === null ? figure(count) : `${figure(count)}, termin: ${whenText(due, timeZone)}`
}

/** gwarantowane 430, termin: wt., 16 czerwca, 12:00 – o 3 więcej; of 430 plates or fewer the number alone. */
export function guaranteedLine(given: Guaranteed, plates: number, timeZone: string): string {
  const over = plates > given.count ? ` – o ${figure(plates - given.count)} więcej` : ''
  return `gwarantowane ${guaranteedText(given, timeZone)}${over}`
}

export function servedAtLine(course: string, time: string | null): string {
  return time === null ? course : `${course}, ${time}`
}

/** Below a dish's total, where somebody gets something else. @param numbers S3 S5 S8 */
export function listedAndChanged(asListed: number, changed: number, numbers: string): string {
  return `${figure(asListed)} wg menu, ${figure(changed)} inaczej${numbers === '' ? '' : `: ${numbers}`}`
}

/** Below a dish that was taken off the menu: they stand among those who have not chosen. */
export const chooseAgain = (count: number): string =>
  plural(count, {
    one: `${figure(count)} wybiera ponownie`,
    few: `${figure(count)} wybierają ponownie`,
    many: `${figure(count)} wybiera ponownie`,
    other: `${figure(count)} wybiera ponownie`,
  })

/** Below the number of those who have not chosen. */
export function theyGet(dish: string, count: number, notChosen: number): string {
  return count === notChosen ? `w zamian: ${dish}` : `w zamian (${figure(count)}): ${dish}`
}

export function notComingCount(count: string): string {
  return `nie przyjdzie: ${count}`
}
