import { menuIdLength, randomId } from '#core/ids'
import type { Category } from '#menu/shape/menu'
import { noDishAbove } from '#menu/words/planner'
import {
  type Draft,
  type DraftCategory,
  type DraftItem,
  folded,
  type Remark,
  remarksOn,
} from '../draft/draft.ts'
import { parseLines } from './parse-lines.ts'
import type { LineKind, ParsedLine } from './parsed-line.ts'

/** A line before it is added. Its id is the dish's or the category's from the start, so that adding it again adds nothing. */
export type MenuLine = ParsedLine & { id: string }

const newId = () => randomId(menuIdLength)

/**
 * Reads a pasted text.
 * @param here takes the dishes before any category; without it they get a line for a category, which needs a name
 */
export function linesIn(text: string, here?: Category): MenuLine[] {
  return headed(
    parseLines(text).map((line) => ({ ...line, id: newId() })),
    here,
  )
}

/** The lines with one of them changed. */
export function withLine(
  lines: MenuLine[],
  id: string,
  change: Partial<Omit<MenuLine, 'id'>>,
  here?: Category,
): MenuLine[] {
  return headed(
    lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
    here,
  )
}

// A line that was not pasted stands above the first.
const added = 0

function headed(lines: MenuLine[], here: Category | undefined): MenuLine[] {
  const pasted = lines.filter(({ line, name }) => line !== added || name !== '')
  const first = pasted.find(({ kind }) => kind === 'course' || kind === 'dish')
  if (here || first?.kind !== 'dish') return pasted
  const before = lines.find(({ line }) => line === added)
  return [before ?? { id: newId(), kind: 'course', line: added, name: '', description: '' }, ...pasted]
}

/** The lines without some categories and all that stands below each. */
export function withoutCourses(lines: MenuLine[], ids: ReadonlySet<string>): MenuLine[] {
  let out = false
  return lines.map((line) => {
    if (line.kind === 'course') out = ids.has(line.id)
    return out || ids.has(line.id) ? { ...line, kind: 'out' as const } : line
  })
}

/** A line's text as one. */
export function textOf({ name, description }: Pick<ParsedLine, 'name' | 'description'>): string {
  return description ? `${name} - ${description}` : name
}

/** Lines as categories with their dishes. A category whose name is on the menu is that one. */
export function draftOf(lines: readonly MenuLine[], menu: readonly Category[], here?: Category): Draft {
  const draft: Draft = []
  const named = (id: string, name: string): DraftCategory => {
    const known = name !== '' && draft.find((one) => folded(one.name) === folded(name))
    if (known) return known
    const onMenu = menu.find((one) => folded(one.name) === folded(name))
    const made = {
      id: onMenu?.id ?? id,
      existing: onMenu !== undefined,
      name: onMenu?.name ?? name,
      items: [],
    }
    draft.push(made)
    return made
  }
  let category: DraftCategory | undefined
  let dish: DraftItem | undefined
  for (const line of lines) {
    if (line.kind === 'course') {
      category = named(line.id, line.name)
      dish = undefined
    } else if (line.kind === 'dish') {
      category ??= named(here?.id ?? line.id, here?.name ?? '')
      dish = { id: line.id, name: line.name, description: line.description }
      category.items.push(dish)
    } else if (line.kind === 'description' && dish) {
      dish.description = [dish.description, textOf(line)].filter(Boolean).join(' ')
    }
  }
  return draft.filter(({ existing, items }) => !existing || items.length > 0)
}

/** Remarks on the lines, by id. */
export function remarksOnLines(
  lines: readonly MenuLine[],
  draft: Draft,
  menu: readonly Category[],
  maxCategories: number,
): Map<string, Remark> {
  const remarks = remarksOn(draft, menu, maxCategories)
  let dish = false
  for (const { id, kind } of lines) {
    if (kind === 'description' && !dish) remarks.set(id, { error: noDishAbove })
    if (kind === 'dish' || kind === 'course') dish = kind === 'dish'
  }
  return remarks
}

export const lineKinds: LineKind[] = ['course', 'dish', 'description', 'out']
