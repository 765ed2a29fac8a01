import type { PrintedTables } from '#contract/print'
import { legendOf } from '#contract/print-cards'
import { type SeatedName, seatedNames, serviceTables } from '#contract/print-service'
import { plannerKitchenOf } from './planner-kitchen.ts'
import { type KitchenRows, kitchenInputOf, kitchenOf, partiesOf } from './read.ts'

/** The rows of `kitchenQueries` as service sheets. */
export function printedTables(rows: KitchenRows): Pick<PrintedTables, 'kitchen' | 'tables' | 'legend'> {
  const input = kitchenInputOf(rows)
  const kitchen = plannerKitchenOf(rows)
  return { kitchen, tables: serviceTables(input, kitchen, leadsOf(rows)), legend: legendOf(input.menu) }
}

/** The same rows as everybody by name. `tables` tells whether there are any. */
export function peopleByName(rows: KitchenRows): {
  list: SeatedName[]
  legend: PrintedTables['legend']
  tables: boolean
} {
  const input = kitchenInputOf(rows)
  const list = seatedNames(input, kitchenOf(rows), leadsOf(rows))
  return { list, legend: legendOf(input.menu), tables: input.tables.length > 0 }
}

function leadsOf(rows: KitchenRows): Map<string, string> {
  return new Map(partiesOf(rows).map(({ id, name }) => [id, name]))
}
