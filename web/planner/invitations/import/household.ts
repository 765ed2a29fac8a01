import { type Column, isYes, sizeIn } from './fields.ts'

/** A row’s party: all its places, places besides those named, and the kind of its one person where a column marks it. */
export type Household = { size: number; besides: number; marked: 'child' | 'infant' | undefined }

/**
 * Reads the columns of places, of adults, of children and of infants in one row. A number of places is the whole party; else
 * it is the adults, the children and the infants. These two without a column of adults come besides the people who are named.
 */
export function householdIn(row: readonly string[], columns: readonly Column[], named: number): Household {
  const cells = (field: Column['field']) =>
    columns.flatMap((column, at) => (column.field === field ? [row[at] ?? ''] : []))
  const sum = (field: Column['field']) => cells(field).reduce((all, cell) => all + sizeIn(cell), 0)
  const [seats = 0] = cells('seats').map(sizeIn)
  const [adults] = cells('adults').map(sizeIn)
  const young = sum('children') + sum('infants')
  // A row of one place, which is a child's, is the child's own.
  const isAlone = young === 1 && (adults === 0 || (adults === undefined && seats === 1))
  const isMarked = (mark: 'child' | 'infant', number: 'children' | 'infants') =>
    cells(mark).some(isYes) ||
    cells(number).some((cell) => sizeIn(cell) === 0 && isYes(cell)) ||
    (isAlone && sum(number) === 1)
  const mark = isMarked('infant', 'infants') ? 'infant' : isMarked('child', 'children') ? 'child' : undefined
  const marked = named === 1 ? mark : undefined
  if (seats > 0) return { size: seats, besides: 0, marked }
  if (adults !== undefined) return { size: adults + young, besides: 0, marked }
  if (young === 0) return { size: 0, besides: 0, marked }
  return named > 0 ? { size: 0, besides: young, marked } : { size: 1 + young, besides: 0, marked }
}
