import type { Column } from './columns.ts'
import { isYes, sizeIn } from './fields.ts'

/** A row’s party: all its places, places besides those named, and true where its person is marked as a child. */
export type Household = { size: number; besides: number; isChild: boolean }

/**
 * Reads the columns of places, of adults and of children in one row. A number of places is the whole party; else it is the
 * adults and the children. Children without a column of adults come besides the people who are named.
 */
export function householdIn(row: readonly string[], columns: readonly Column[], named: number): Household {
  const cells = (field: Column['field']) =>
    columns.flatMap((column, at) => (column.field === field ? [row[at] ?? ''] : []))
  const [seats = 0] = cells('seats').map(sizeIn)
  const [adults] = cells('adults').map(sizeIn)
  const below = cells('children')
  const children = below.reduce((sum, cell) => sum + sizeIn(cell), 0)
  const isMarked = below.some((cell) => sizeIn(cell) === 0 && isYes(cell))
  const isChild = named === 1 && (isMarked || (adults === 0 && children === 1))
  if (seats > 0) return { size: seats, besides: 0, isChild }
  if (adults !== undefined) return { size: adults + children, besides: 0, isChild }
  if (children === 0) return { size: 0, besides: 0, isChild }
  return named > 0 ? { size: 0, besides: children, isChild } : { size: 1 + children, besides: 0, isChild }
}
