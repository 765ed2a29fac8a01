import type { KitchenTotals } from '../../kitchen/shape/kitchen.ts'
import { noneName, shownName } from '../../menu/words/shared.ts'
import { notComing } from '../../party/words/planner.ts'
import {
  allCourses,
  extraMeals,
  guests,
  inWordsAlone,
  notChosen,
  plates,
  totalsHeads,
} from '../words/planner.ts'

/**
 * The kitchen's figures as rows of a sheet below their heading: a row a dish, then those of a course who want nothing or
 * have not chosen, extra meals, and the event's sums.
 * @param inWords how many have a need in their own words alone, by dish
 */
export function totalsRows(
  { courses, extras, ...kitchen }: KitchenTotals,
  needText: NeedText,
  inWords: ReadonlyMap<string, number>,
): (string | number)[][] {
  return [
    totalsHeads,
    ...courses.flatMap(({ items, noneForMe, notChosen: open, ...course }) => [
      ...items.map(({ total, asListed, changed, children, infants, needs, sparePlates, ...item }) => [
        shownName(course),
        shownName(item),
        total,
        asListed,
        changed,
        children,
        infants,
        needsCell(
          needs.map(({ what, count }) => `${needText(what)} ${count}`),
          inWords.get(item.id) ?? 0,
        ),
        sparePlates,
      ]),
      [shownName(course), noneName, noneForMe],
      [shownName(course), notChosen, open],
    ]),
    ...extras.map(({ label, count }) => [extraMeals, label, count]),
    [allCourses, plates, kitchen.plates],
    [allCourses, guests, kitchen.guests],
    [allCourses, notComing, kitchen.notComing],
  ]
}

/** The ticked needs with their counts, and how many have one in words alone. Without the former it is their number. */
function needsCell(ticked: readonly string[], inWords: number): string | number {
  if (inWords === 0) return ticked.join(', ')
  return ticked.length === 0 ? inWords : [...ticked, inWordsAlone(inWords)].join(', ')
}

type NeedText = (what: KitchenTotals['courses'][number]['items'][number]['needs'][number]['what']) => string
