import type { Paper } from '#core/paper'
import { offeredTo } from '#menu/rules/for-children'
import { forChildren } from '#menu/words/shared'
import { type AskedCards, cardChoices, liveMenu, paperOfStock } from '#print/rules/cards'
import { flatStocks } from '#print/shape/dishes'
import type { PrintedDishes } from '#print/shape/documents'
import { everything, type Scope, showsCourse } from '#sheets/rules/scope'
import { type KitchenRows, kitchenInputOf } from './read.ts'

/**
 * The rows of `kitchenQueries` as cards for the dishes of a buffet, on flat stock, of a scope's courses.
 * @param paper in use where the event is
 */
export function printedDishes(
  rows: KitchenRows,
  asked: AskedCards,
  paper: Paper,
  scope: Pick<Scope, 'courses'> = everything,
): Pick<PrintedDishes, 'paper' | 'choices' | 'dishes' | 'own'> {
  const input = kitchenInputOf(rows)
  const { stock: wanted, x, y } = cardChoices(asked, paper, false)
  const stock = flatStocks.find((id) => id === wanted) ?? paper
  return {
    ...{ paper: paperOfStock(stock), choices: { stock, x, y }, own: rows.about[0]?.ownNeeds ?? [] },
    dishes: liveMenu(input.menu)
      .filter(({ id }) => showsCourse(scope, id))
      .flatMap(({ name: course, items }) =>
        offeredTo(items).map(({ id, name, forChildren: young }) => ({
          ...{ id, name, course: young ? `${course} · ${forChildren}` : course },
          contents: input.dishes.get(id)?.contents ?? [],
        })),
      ),
  }
}
