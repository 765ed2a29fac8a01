import type { KitchenFigures, SpecialGuest } from '../../../kitchen/shape/kitchen.ts'
import type { Guaranteed } from '../../../kitchen/shape/kitchen-input.ts'
import { diets as allDiets, type OwnNeed } from '../../../needs/rules/needs.ts'
import { counted, guestsText } from '../counted.ts'
import { iso } from '../isolate.ts'
import { inText } from '../needs/shared.ts'
import { figure, percent as share, whenText } from '../writing.ts'

const childrenText = (count: number) =>
  counted(count, {
    ...{ zero: 'لا أطفال', one: 'طفل واحد', two: 'طفلان' },
    ...{ few: 'أطفال', many: 'طفلًا', other: 'طفل' },
  })
const infantsText = (count: number) =>
  counted(count, {
    ...{ zero: 'لا رضّع', one: 'رضيع واحد', two: 'رضيعان' },
    ...{ few: 'رضّع', many: 'رضيعًا', other: 'رضيع' },
  })

/** In the band of a kitchen's page. */
export function overruledCount(count: number): string {
  return `تغيّر بعد موافقتك: ${counted(count, {
    ...{ zero: 'لا شيء', one: 'أمر واحد', two: 'أمران' },
    ...{ few: 'أمور', many: 'أمرًا', other: 'أمر' },
  })}`
}
/** @param count of guests who wrote such words, from 1 on */
export function wordsNotCompared(count: number): string {
  return `ما كتبه ${guestsText(count)} لم يُقارن بالأطباق: يلزم السؤال`
}

/** "(120 guests, including 6 children; 2 infants without a meal; perhaps twice: 4)", behind the number of plates. */
export function guestsLine({
  guests,
  children,
  infantsWithoutPlate,
  perhapsTwice = 0,
}: Pick<KitchenFigures, 'guests' | 'children' | 'infantsWithoutPlate' | 'perhapsTwice'>): string {
  const young = children === 0 ? '' : `، منهم ${childrenText(children)}`
  const without = infantsWithoutPlate === 0 ? '' : `؛ ${infantsText(infantsWithoutPlate)} بلا وجبة`
  const twice = perhapsTwice === 0 ? '' : `؛ ربما مكرّر: ${figure(perhapsTwice)}`
  return `(${guestsText(guests)}${young}${without}${twice})`
}

/** including 3 children, 1 infant: behind a dish's figure. */
export function ofThemYoung(children: number, infants: number): string {
  const parts = [
    ...(children > 0 ? [childrenText(children)] : []),
    ...(infants > 0 ? [infantsText(infants)] : []),
  ]
  return parts.length === 0 ? '' : `منهم ${parts.join('، ')}`
}

/** including: gluten 3, nuts 1: behind a dish's figure. */
export function ofThem(
  needs: KitchenFigures['courses'][number]['items'][number]['needs'],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  if (needs.length === 0) return ''
  return `منهم: ${needs.map(({ what, count }) => `${iso(inText(what, ownNeeds))} ${figure(count)}`).join('، ')}`
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
      const also = counted(among, {
        ...{ zero: '', one: 'وجبة خاصة', two: 'وجبتان خاصتان' },
        ...{ few: 'وجبات خاصة', many: 'وجبة خاصة', other: 'وجبة خاصة' },
      })
      return [`${inText(diet)} ${figure(count)}${among === 0 ? '' : ` (و${also})`}`]
    }),
    ...(wordsNotSorted > 0 ? [`كلام غير مصنّف ${figure(wordsNotSorted)}`] : []),
  ]
  return said.join(' · ') || 'لم يُذكر شيء'
}

/** Among the extras: vendors whom the planner put on the guest list. */
export const listedVendors = 'مورّدون في القائمة'

/** crew 5, vendor 3 (not guests) */
export function extrasLine(extras: KitchenFigures['extras']): string {
  return `${extras.map(({ label, count }) => `${iso(label)} ${figure(count)}`).join('، ')} (ليسوا ضيوفًا)`
}

/** 3%, rounded up: Fish 2 · Risotto 1 */
export function spareLine(percent: number, dishes: readonly { name: string; sparePlates: number }[]): string {
  return `${share(percent / 100)}، بالتقريب إلى أعلى: ${dishes.map(({ name, sparePlates }) => `${iso(name)} ${figure(sparePlates)}`).join(' · ')}`
}

/** 118, due Tue 16 June, 12:00; without its date the number alone. */
export function guaranteedText({ count, due }: Guaranteed, timeZone: string): string {
  return due === null ? figure(count) : `${figure(count)}، حتى ${whenText(due, timeZone)}`
}

/** guaranteed 430, due Tue 16 June, 12:00: 3 over; of 430 plates or fewer the number alone. */
export function guaranteedLine(given: Guaranteed, plates: number, timeZone: string): string {
  const over = plates > given.count ? `؛ الزيادة ${figure(plates - given.count)}` : ''
  return `العدد المضمون ${guaranteedText(given, timeZone)}${over}`
}

export function servedAtLine(course: string, time: string | null): string {
  return time === null ? course : `${iso(course)}، ${iso(time)}`
}

/** Below a dish's total, where somebody gets something else. @param numbers S3 S5 S8 */
export function listedAndChanged(asListed: number, changed: number, numbers: string): string {
  return `كما في القائمة ${figure(asListed)}، معدّل ${figure(changed)}${numbers === '' ? '' : `: ${iso(numbers)}`}`
}

/** Below a dish that was taken off the menu: they stand among those who have not chosen. */
export const chooseAgain = (count: number): string => `بانتظار اختيار جديد: ${guestsText(count)}`

/** Below the number of those who have not chosen. */
export function theyGet(dish: string, count: number, notChosen: number): string {
  return count === notChosen ? `يُقدَّم لهم: ${iso(dish)}` : `يُقدَّم لعدد ${figure(count)} منهم: ${iso(dish)}`
}

export function notComingCount(count: string): string {
  return `اعتذار ${count}`
}
