import type { TableCount } from '../../kitchen/shape/kitchen.ts'
import type { Sheet } from '../shape/sheet.ts'
import type { AboutTable, RemovableName } from './about.ts'
import type { Change } from './diff.ts'

/** A special guest who sits somewhere else. */
export function aboutSeat(change: Change): AboutTable[] {
  if (change.of !== 'special' || !change.from?.line || !change.to?.line) return []
  const [was, is] = [change.from.line, change.to.line]
  if (was.table === is.table && was.seat === is.seat) return []
  const { special } = change.to
  return [
    {
      kind: 'moved',
      specialNumber: special,
      from: { table: was.table, seat: was.seat },
      to: { table: is.table, seat: is.seat },
    },
  ]
}

/** Changes of tables: added, removed or renamed, their plates and their dishes. */
export function aboutTables(changes: readonly Change[], before: Sheet, after: Sheet): AboutTable[] {
  const [was, is] = [before.body.tables.length, after.body.tables.length]
  if (was === is || (was > 0 && is > 0)) return changes.flatMap((change) => aboutTable(change, before, after))
  return [{ kind: 'tables', from: numberOfTables(before), to: numberOfTables(after) }]
}

function numberOfTables({ body }: Sheet): number {
  return body.tables.filter(({ tableId }) => tableId !== null).length
}

function aboutTable(change: Change, before: Sheet, after: Sheet): AboutTable[] {
  if (change.of !== 'table') return []
  const { from, to } = change
  const table = to ?? from
  // People without a table are reported among the guests, and at the table they leave or join.
  if (!table || table.tableId === null) return []
  const { name } = table
  const plates = { from: from?.plates ?? 0, to: to?.plates ?? 0 }
  const listing: AboutTable[] = from && to ? [] : [{ kind: to ? 'table-new' : 'table-gone', name }]
  return [
    ...listing,
    ...(from && to && from.name !== to.name
      ? [{ kind: 'table-renamed' as const, from: from.name, to: to.name }]
      : []),
    ...(plates.from === plates.to ? [] : [{ kind: 'table-plates' as const, name, ...plates }]),
    ...movedDishes(from, to, before, after).map((about) => ({
      kind: 'table-dish' as const,
      name,
      ...about,
    })),
  ]
}

/** Dishes whose number at a table changed while their total did not, so that the course has no line about them. */
function movedDishes(from: TableCount | null, to: TableCount | null, before: Sheet, after: Sheet) {
  return after.body.courses.flatMap(({ categoryId, items }) =>
    items.flatMap(({ id, name, removed, total }) => {
      const cooked = totalOf(before, categoryId, id)
      const fromTo = { from: countOf(from, categoryId, id), to: countOf(to, categoryId, id) }
      const dish: RemovableName = { name, removed }
      return cooked === total && fromTo.from !== fromTo.to ? [{ dish, ...fromTo }] : []
    }),
  )
}

function totalOf({ body }: Sheet, categoryId: string, itemId: string): number | undefined {
  const course = body.courses.find((one) => one.categoryId === categoryId)
  return course?.items.find(({ id }) => id === itemId)?.total
}

function countOf(table: TableCount | null, categoryId: string, itemId: string): number {
  const course = table?.courses.find((one) => one.categoryId === categoryId)
  return course?.items.find(({ id }) => id === itemId)?.count ?? 0
}
