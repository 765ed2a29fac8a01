import type { Paper } from '#core/files/paper'
import {
  type AskedCards,
  cardChoices,
  choosable,
  legendOf,
  paperOfStock,
  placeCards,
} from '#print/rules/cards'
import type { PrintedCards } from '#print/shape/documents'
import { atTables } from '#seating/rules/at-tables'
import { everything, type Scope, scopedKitchen } from '#sheets/rules/scope'
import { namesakesIn } from './planner-kitchen.ts'
import { type KitchenRows, kitchenInputOf, kitchenOf } from './read.ts'

/**
 * The rows of `kitchenQueries` as place cards, with the marks of a scope's courses.
 * @param paper in use where the event is
 * @param courses the ids of those to mark; null for the main
 */
export function printedCards(
  rows: KitchenRows,
  asked: AskedCards,
  paper: Paper,
  courses: readonly string[] | null,
  scope: Pick<Scope, 'courses'> = everything,
): Pick<PrintedCards, 'paper' | 'cardSettings' | 'cards' | 'namesakes' | 'legend' | 'choosable' | 'tables'> {
  const input = kitchenInputOf(rows)
  const tables = input.tables.length > 0
  const cardSettings = cardChoices(asked, paper, tables)
  const kitchen = scopedKitchen(kitchenOf(rows), { ...everything, ...scope })
  const legend = legendOf(input.menu, scope, courses)
  return {
    paper: paperOfStock(cardSettings.stock),
    cardSettings,
    tables,
    legend,
    choosable: choosable(input.menu, scope).map(({ id, name }) => ({ id, name })),
    cards: placeCards(atTables(input, cardSettings.order), legend, kitchen.specials, cardSettings),
    namesakes: namesakesIn(rows, kitchen),
  }
}
