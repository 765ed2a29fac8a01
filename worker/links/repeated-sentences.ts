import type { NamedLanguage } from '#languages/names'
import { repeatLanguage } from '#languages/repeat-language'
import { specialGuestKey } from './rules/special-guest-key.ts'
import type { KitchenView, RepeatedSentences } from './shape/link.ts'

/**
 * Sentences of a view about guests' needs, once more in the event's language. Undefined where the reader's language is signed
 * off, or is the event's own.
 * @param reader the language it is read in
 * @param event the event's
 */
export function repeatedSentences(
  { courses, specials, dishes, event: { ownNeeds } }: KitchenView,
  reader: string,
  event: NamedLanguage,
): RepeatedSentences | undefined {
  const words = repeatLanguage(reader, event)?.kitchen
  if (!words) return undefined
  const names = new Map(courses.flatMap(({ items }) => items.map(({ id, name }) => [id, name])))
  const stated = [...names.keys()].map((id) => [
    id,
    words.needs.lineUnderDish(dishes[id]?.contents ?? [], ownNeeds),
  ])
  const eats = specials.flatMap((guest) =>
    guest.dishes.map((dish) => {
      const namedDish = { dish, name: names.get(dish.itemId ?? '') ?? null, needs: guest.needs }
      return [specialGuestKey(guest, dish), words.kitchen.specialGuestDish(namedDish, ownNeeds)]
    }),
  )
  return {
    lang: words.lang,
    dishes: Object.fromEntries(stated),
    needs: Object.fromEntries(
      specials.map((guest) => [specialGuestKey(guest), words.kitchen.needsLine(guest.needs, ownNeeds)]),
    ),
    eats: Object.fromEntries(eats),
  }
}
