import { type NeedOnDish, openNeeds } from '../../needs/rules/conflicts.ts'
import { isDish, noneForMe } from '../../party/rules/choices.ts'
import type { SpecialGuest, SpecialGuestDish } from '../shape/kitchen.ts'
import type { Eater, KitchenInput, KitchenMenu } from '../shape/kitchen-input.ts'
import { getsSomethingElse, menuServed } from './courses.ts'

/** The special guests by table, then seat, then number. Those without a table come last. */
export function specialGuestsOf(
  { menu, tables, unlisted }: Pick<KitchenInput, 'menu' | 'tables' | 'unlisted'>,
  eaters: readonly Eater[],
): SpecialGuest[] {
  const specials = eaters.filter(({ needsSpecialMeal }) => needsSpecialMeal)
  const courses = menuServed(menu, specials, unlisted)
  return specials
    .sort(
      (a, b) =>
        a.table - b.table ||
        orLast(a.seat) - orLast(b.seat) ||
        orLast(a.person.special) - orLast(b.person.special),
    )
    .map((eater) => ({
      number: eater.person.special,
      responseId: eater.person.responseId,
      personId: eater.person.personId,
      name: eater.person.name,
      ...(eater.person.age && { age: eater.person.age }),
      table: tables[eater.table]?.name ?? null,
      seat: eater.seat,
      needs: [...(eater.person.needs ?? [])],
      words: eater.note,
      ...(eater.noteUnsorted && { noteUnsorted: true as const }),
      ...(!eater.plate && { noPlate: true as const }),
      dishes: eater.plate ? dishesOf(eater, courses) : [],
    }))
}

function orLast(number: number | null): number {
  return number ?? Number.MAX_SAFE_INTEGER
}

/** A line for each course of the menu, and for what was taken off it where they chose a dish there. */
function dishesOf(eater: Eater, courses: KitchenMenu): SpecialGuestDish[] {
  return courses
    .filter(({ id, removed }) => !removed || isDish(eater.person.selections[id]))
    .map(({ id }) => dishOf(eater, id))
}

function dishOf(eater: Eater, categoryId: string): SpecialGuestDish {
  const dish = eater.dishes.find((one) => one.categoryId === categoryId)
  const substitute = eater.substitutes.get(categoryId)
  const none = eater.person.selections[categoryId] === noneForMe
  return {
    categoryId,
    itemId: dish?.itemId ?? (none ? noneForMe : null),
    state: dish?.state ?? null,
    needs: openNeeds(dish?.needs ?? []),
    ...inWordsField(eater.noteConflicts.get(dish?.itemId ?? '')),
    wish: dish?.wish ?? null,
    changed: getsSomethingElse(eater, categoryId),
    shown: dish?.shown ?? true,
    alternative: substitute
      ? {
          words: substitute.words,
          agreedBy: substitute.agreedBy,
          ...(substitute.link && { link: substitute.link }),
          at: substitute.at,
        }
      : null,
    ...endedField(eater.ended.get(categoryId)),
  }
}

function endedField(before: ReturnType<Eater['ended']['get']>): Pick<SpecialGuestDish, 'ended'> {
  if (!before) return {}
  const { words, agreedBy, link, at, because, again } = before
  return { ended: { words, agreedBy, ...(link && { link }), at, because, again } }
}

function inWordsField(found: NeedOnDish[] = []): Pick<SpecialGuestDish, 'inWords'> {
  return found.length > 0 ? { inWords: found } : {}
}
