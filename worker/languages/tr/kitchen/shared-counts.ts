import type { KitchenFigures, SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import type { Guaranteed } from '../../../kitchen/shape/kitchen-input.ts'
import { diets as allDiets, type OwnNeed } from '../../../needs/rules/needs.ts'
import { inText } from '../needs/shared.ts'
import { figure, percent as share, whenText } from '../writing.ts'

// Behind a number, a noun is the same for one and for many.

/** In the band of a kitchen's page. */
export function overruledCount(count: number): string {
  return `Kararlaştırdığınız ${figure(count)} şey değiştirildi`
}
/** @param count of guests who wrote such words, from 1 on */
export function wordsNotCompared(count: number): string {
  return `${figure(count)} misafirin yazdıkları yemeklerle karşılaştırılmadı: sorulmalı`
}

/** “(120 misafir, 6 çocuk dâhil; 2 bebek yemek almıyor; 4 kişi belki iki kez)”, behind the number of plates. */
export function guestsLine({
  guests,
  children,
  infantsWithoutPlate,
  perhapsTwice = 0,
}: Pick<KitchenFigures, 'guests' | 'children' | 'infantsWithoutPlate' | 'perhapsTwice'>): string {
  const young = children === 0 ? '' : `, ${figure(children)} çocuk dâhil`
  const without = infantsWithoutPlate === 0 ? '' : `; ${figure(infantsWithoutPlate)} bebek yemek almıyor`
  const twice = perhapsTwice === 0 ? '' : `; ${figure(perhapsTwice)} kişi belki iki kez sayıldı`
  return `(${figure(guests)} misafir${young}${without}${twice})`
}

/** 3 çocuk, 1 bebek dâhil: behind a dish's figure. */
export function ofThemYoung(children: number, infants: number): string {
  const parts = [
    ...(children > 0 ? [`${figure(children)} çocuk`] : []),
    ...(infants > 0 ? [`${figure(infants)} bebek`] : []),
  ]
  return parts.length === 0 ? '' : `${parts.join(', ')} dâhil`
}

/** 3 gluten, 1 süt dâhil: behind a dish's figure. */
export function ofThem(
  needs: KitchenFigures['courses'][number]['items'][number]['needs'],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (needs.length === 0) return ''
  return `${needs.map(({ what, count }) => `${figure(count)} ${inText(what, ownNeeds)}`).join(', ')} dâhil`
}

/** vegan 6 (ve 2 özel tabak) · helal 4 · ayrıştırılmamış yazılar 1 */
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
      const also = among === 0 ? '' : ` (ve ${figure(among)} özel tabak)`
      return [`${inText(diet)} ${figure(count)}${also}`]
    }),
    ...(wordsNotSorted > 0 ? [`ayrıştırılmamış yazılar ${figure(wordsNotSorted)}`] : []),
  ]
  return said.join(' · ') || 'belirtilmedi'
}

/** Among the extras: vendors whom the planner put on the guest list. */
export const listedVendors = 'listedeki tedarikçiler'

/** ekip 5, fotoğrafçı 3 (misafir değil) */
export function extrasLine(extras: KitchenFigures['extras']): string {
  return `${extras.map(({ label, count }) => `${label} ${figure(count)}`).join(', ')} (misafir değil)`
}

/** %3, yukarı yuvarlandı: Balık 2 · Risotto 1 */
export function spareLine(percent: number, dishes: readonly { name: string; sparePlates: number }[]): string {
  return `${share(percent / 100)}, yukarı yuvarlandı: ${dishes.map(({ name, sparePlates }) => `${name} ${figure(sparePlates)}`).join(' · ')}`
}

/** 118, son gün: 16 Haziran Sal, 12:00; without its date the number alone. */
export function guaranteedText({ count, due }: Guaranteed, timeZone: string): string {
  return due === null ? figure(count) : `${figure(count)}, son gün: ${whenText(due, timeZone)}`
}

/** garanti edilen 430, son gün: 16 Haziran Sal, 12:00 – 3 fazla; of 430 plates or fewer the number alone. */
export function guaranteedLine(given: Guaranteed, plates: number, timeZone: string): string {
  const over = plates > given.count ? ` – ${figure(plates - given.count)} fazla` : ''
  return `garanti edilen ${guaranteedText(given, timeZone)}${over}`
}

export function servedAtLine(course: string, time: string | null): string {
  return time === null ? course : `${course}, ${time}`
}

/** Below a dish's total, where somebody gets something else. @param numbers S3 S5 S8 */
export function listedAndChanged(asListed: number, changed: number, numbers: string): string {
  return `${figure(asListed)} menüdeki gibi, ${figure(changed)} farklı${numbers === '' ? '' : `: ${numbers}`}`
}

/** Below a dish that was taken off the menu: they stand among those who have not chosen. */
export const chooseAgain = (count: number): string => `${figure(count)} kişi yeniden seçiyor`

/** Below the number of those who have not chosen. */
export function theyGet(dish: string, count: number, notChosen: number): string {
  return count === notChosen ? `verilecek: ${dish}` : `${figure(count)} kişiye verilecek: ${dish}`
}

export function notComingCount(count: string): string {
  return `${count} gelmiyor`
}
