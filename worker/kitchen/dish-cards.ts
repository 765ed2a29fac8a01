import type { Paper } from '#core/files/paper'
import type { Mark } from '#menu/rules/dish'
import { type AskedCards, cardChoices, liveMenu, paperOfStock } from '#print/rules/cards'
import { flatStocks } from '#print/shape/dishes'
import type { PrintedDishes } from '#print/shape/documents'
import { everything, type Scope, showsCourse } from '#sheets/rules/scope'
import { type KitchenRows, kitchenInputOf } from './read.ts'
import { groupedByMarks, markHeadingOf } from './rules/groups.ts'

/**
 * The rows of `kitchenQueries` as cards for the dishes of a buffet, on flat stock, of a scope's courses.
 * @param paper in use where the event is
 */
export function printedDishes(
  rows: KitchenRows,
  asked: AskedCards,
  paper: Paper,
  markNames: Record<Mark, string>,
  scope: Pick<Scope, 'courses'> = everything,
): Pick<PrintedDishes, 'paper' | 'cardSettings' | 'dishes' | 'ownNeeds'> {
  const input = kitchenInputOf(rows)
  const { stock: wanted, x, y } = cardChoices(asked, paper, false)
  const stock = flatStocks.find((id) => id === wanted) ?? paper
  return {
    paper: paperOfStock(stock),
    cardSettings: { stock, x, y },
    ownNeeds: rows.kitchenEvent[0]?.ownNeeds ?? [],
    dishes: liveMenu(input.menu)
      .filter(({ id }) => showsCourse(scope, id))
      .flatMap(({ name: course, items }) =>
        groupedByMarks(items).map((dish) => ({
          ...{
            id: dish.id,
            name: dish.name,
            course: [course, markHeadingOf(dish, markNames)].filter(Boolean).join(' · '),
          },
          contents: input.dishes.get(dish.id)?.contents ?? [],
        })),
      ),
  }
}
