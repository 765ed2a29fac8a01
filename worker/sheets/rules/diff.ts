import type { TableCount } from '../../kitchen/shape/kitchen.ts'
import type { Sheet, SheetBody, SheetCourse, SheetItem, SheetLine } from '../shape/sheet.ts'
import { isSameContent } from './canonical.ts'

/** The parts by which sheets are compared; `order` has the ids of a list's entries. */
type Parts = {
  head: Omit<SheetBody, 'courses' | 'tables'>
  course: Omit<SheetCourse, 'items'>
  dish: SheetItem
  table: TableCount
  special: SheetLine
  order: string[]
}

/** A part that differs. `path` identifies it: a dish by its course and id, an order by its list. Null where a sheet lacks it. */
export type Change = {
  [Of in keyof Parts]: { of: Of; path: readonly string[]; from: Parts[Of] | null; to: Parts[Of] | null }
}[keyof Parts]

type PartsById = Map<string, { of: keyof Parts; path: readonly string[]; value: Parts[keyof Parts] }>

/**
 * All parts in which two sheets differ, by id. A line erased in `to` is skipped. A line erased in `from` is new if `to` has it
 * with content, and gone if `to` lacks the person.
 */
export function diff(from: Sheet, to: Sheet): Change[] {
  const [was, is] = [partsById(withoutErased(from)), partsById(withoutErased(to))]
  const erased = new Set(
    to.lines.filter(({ line }) => line === null).map((line) => keyOf('special', [idOf(line)])),
  )
  const keys = [...new Set([...is.keys(), ...was.keys()])].filter((key) => is.has(key) || !erased.has(key))
  const erasedAndGone = from.lines.filter(
    (line) => line.line === null && !to.lines.some((one) => idOf(one) === idOf(line)),
  )
  const changes = keys
    .filter((key) => !isSameContent(was.get(key)?.value, is.get(key)?.value))
    .map((key) => {
      const { of, path } = is.get(key) ?? was.get(key) ?? { of: 'order', path: [] }
      return { of, path, from: was.get(key)?.value ?? null, to: is.get(key)?.value ?? null } as Change
    })
  return [
    ...changes,
    ...erasedAndGone.map((line): Change => ({ of: 'special', path: [idOf(line)], from: line, to: null })),
  ]
}

/** A sheet with the lines that can still be read. */
export function withoutErased(sheet: Sheet): Sheet {
  return { ...sheet, lines: sheet.lines.filter(({ line }) => line !== null) }
}

/** A special guest's id, which is the person's, whatever their number. */
export function idOf({ responseId, personId }: { responseId: string; personId: string }): string {
  return `${responseId}/${personId}`
}

function keyOf(of: keyof Parts, path: readonly string[]): string {
  return JSON.stringify([of, ...path])
}

function partsById({ body, lines }: Sheet): PartsById {
  const parts: PartsById = new Map()
  const addPart = <Of extends keyof Parts>(of: Of, path: readonly string[], value: Parts[Of]) =>
    parts.set(keyOf(of, path), { of, path, value })
  const { courses, tables, ...head } = body
  addPart('head', [], head)
  addPart(
    'order',
    ['course'],
    courses.map(({ categoryId }) => categoryId),
  )
  for (const { items, ...course } of courses) {
    addPart('course', [course.categoryId], course)
    addPart(
      'order',
      ['dish', course.categoryId],
      items.map(({ id }) => id),
    )
    for (const item of items) addPart('dish', [course.categoryId, item.id], item)
  }
  addPart('order', ['table'], tables.map(tableId))
  for (const table of tables) addPart('table', [tableId(table)], table)
  addPart('order', ['special'], lines.map(idOf))
  for (const line of lines) addPart('special', [idOf(line)], line)
  return parts
}

/** A table's id; empty for the row of people without a table. */
function tableId({ tableId: id }: TableCount): string {
  return id ?? ''
}
