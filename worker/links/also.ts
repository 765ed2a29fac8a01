import { alsoIn } from '#languages/also-in'
import type { NamedLanguage } from '#languages/names'
import { eaterKey } from './rules/eater-key.ts'
import type { KitchenAlso, KitchenView } from './shape/link.ts'

/**
 * Sentences of a view about guests' needs once more in the event's language; undefined where its reader's is relied on alone.
 * @param reader the language it is read in
 * @param event the event's
 */
export function alsoOf(
  { courses, specials, dishes, event: { own } }: KitchenView,
  reader: string,
  event: NamedLanguage,
): KitchenAlso | undefined {
  const words = alsoIn(reader, event)?.kitchen
  if (!words) return undefined
  const names = new Map(courses.flatMap(({ items }) => items.map(({ id, name }) => [id, name])))
  const stated = [...names.keys()].map((id) => [
    id,
    words.needs.lineUnderDish(dishes[id]?.contents ?? [], own),
  ])
  const eats = specials.flatMap((special) =>
    special.dishes.map((dish) => {
      const then = { dish, name: names.get(dish.itemId ?? '') ?? null, needs: special.needs }
      return [eaterKey(special, dish), words.kitchen.dishOfSpecial(then, own)]
    }),
  )
  return {
    lang: words.lang,
    dishes: Object.fromEntries(stated),
    needs: Object.fromEntries(
      specials.map((special) => [eaterKey(special), words.kitchen.needsLine(special.needs, own)]),
    ),
    eats: Object.fromEntries(eats),
  }
}
