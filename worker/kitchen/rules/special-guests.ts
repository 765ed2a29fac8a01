import { type NeedOnDish, needsToRead } from '../../needs/rules/conflicts.ts'
import { isServed, noneForMe } from '../../party/rules/choices.ts'
import type { SpecialGuest, SpecialGuestDish } from '../shape/kitchen.ts'
import type { KitchenGuest, KitchenInput, KitchenMenu } from '../shape/kitchen-input.ts'
import { getsSomethingElse, servedMenu } from './courses.ts'

/** The special guests by table, then seat, then number. Those without a table come last. */
export function specialGuestsOf(
  { menu, tables, fallbackNames }: Pick<KitchenInput, 'menu' | 'tables' | 'fallbackNames'>,
  guests: readonly KitchenGuest[],
): SpecialGuest[] {
  const specials = guests.filter(({ needsSpecialMeal }) => needsSpecialMeal)
  const courses = servedMenu(menu, specials, fallbackNames)
  return specials
    .sort(
      (a, b) =>
        a.table - b.table ||
        orLast(a.seat) - orLast(b.seat) ||
        orLast(a.person.special) - orLast(b.person.special),
    )
    .map((guest) => ({
      number: guest.person.special,
      responseId: guest.person.responseId,
      personId: guest.person.personId,
      name: guest.person.name,
      ...(guest.person.age && { age: guest.person.age }),
      table: tables[guest.table]?.name ?? null,
      seat: guest.seat,
      needs: [...(guest.person.needs ?? [])],
      words: guest.note,
      ...(guest.noteUnsorted && { noteUnsorted: true as const }),
      ...(!guest.hasPlate && { noPlate: true as const }),
      dishes: guest.hasPlate ? dishesOf(guest, courses) : [],
    }))
}

function orLast(number: number | null): number {
  return number ?? Number.MAX_SAFE_INTEGER
}

/** A dish for each course of the menu, and for each removed course in which they chose one. */
function dishesOf(guest: KitchenGuest, courses: KitchenMenu): SpecialGuestDish[] {
  return courses
    .filter(({ id, removed }) => !removed || isServed(guest.person.selections[id]))
    .map(({ id }) => dishOf(guest, id))
}

function dishOf(guest: KitchenGuest, categoryId: string): SpecialGuestDish {
  const dish = guest.dishes.find((one) => one.categoryId === categoryId)
  const substitute = guest.substitutes.get(categoryId)
  const none = guest.person.selections[categoryId] === noneForMe
  return {
    categoryId,
    itemId: dish?.itemId ?? (none ? noneForMe : null),
    state: dish?.state ?? null,
    needs: needsToRead(dish?.needs ?? []),
    ...withNamedInNote(guest.noteConflicts.get(dish?.itemId ?? '')),
    wish: dish?.wish ?? null,
    changed: getsSomethingElse(guest, categoryId),
    wasShown: dish?.wasShown ?? true,
    alternative: substitute
      ? {
          words: substitute.words,
          agreedBy: substitute.agreedBy,
          ...(substitute.linkLabel && { linkLabel: substitute.linkLabel }),
          at: substitute.at,
        }
      : null,
    ...endedField(guest.endedSubstitutes.get(categoryId)),
  }
}

function endedField(
  substitute: ReturnType<KitchenGuest['endedSubstitutes']['get']>,
): Pick<SpecialGuestDish, 'ended'> {
  if (!substitute) return {}
  const { words, agreedBy, linkLabel, at, reason, mustAskAgain } = substitute
  return { ended: { words, agreedBy, ...(linkLabel && { linkLabel }), at, reason, mustAskAgain } }
}

function withNamedInNote(conflicts: NeedOnDish[] = []): Pick<SpecialGuestDish, 'namedInNote'> {
  return conflicts.length > 0 ? { namedInNote: conflicts } : {}
}
