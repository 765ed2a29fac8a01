import { notFound } from '#core/http/refusal'
import { legendOf } from '#print/rules/cards'
import { type SeatedName, seatedNames, serviceTables, withNames } from '#print/rules/service'
import type { PrintedTables } from '#print/shape/documents'
import { everything, type Scope, scopedKitchen } from '#sheets/rules/scope'
import { type KitchenRows, kitchenInputOf, kitchenOf, partiesOf } from './read.ts'

/**
 * The rows of `kitchenQueries` as pages for those who serve, one a table, within a scope.
 * @param courses the ids of those to mark, as on place cards; null for those that `markedCourses` chooses
 * @param only the id of the one table that is printed
 * @throws Refusal 404 where nobody sits at that table, or it is outside the scope
 */
export function printedTables(
  rows: KitchenRows,
  courses: readonly string[] | null,
  scope: Scope = everything,
  only?: string,
): Pick<PrintedTables, 'kitchen' | 'tables' | 'legend' | 'only'> {
  const input = kitchenInputOf(rows)
  const ownNeeds = rows.kitchenEvent[0]?.ownNeeds ?? []
  const kitchen = { ...scopedKitchen(kitchenOf(rows), scope), ownNeeds }
  const legend = legendOf(input.menu, scope, courses)
  const all = serviceTables(input, kitchen, leadNamesOf(rows), legend)
  const tables = withNames(only === undefined ? all : all.filter(({ id }) => id === only), scope.names)
  if (only !== undefined && tables.length === 0) throw notFound('table_not_found')
  return { kitchen, tables, legend, ...(only !== undefined && { only }) }
}

/** The same rows as everybody by name. `tables` tells whether there are any. */
export function peopleByName(
  rows: KitchenRows,
  courses: readonly string[] | null,
): {
  list: SeatedName[]
  legend: PrintedTables['legend']
  tables: boolean
} {
  const input = kitchenInputOf(rows)
  const legend = legendOf(input.menu, everything, courses)
  const list = seatedNames(input, kitchenOf(rows), leadNamesOf(rows), legend)
  return { list, legend, tables: input.tables.length > 0 }
}

function leadNamesOf(rows: KitchenRows): Map<string, string> {
  return new Map(partiesOf(rows).map(({ id, name }) => [id, name]))
}
