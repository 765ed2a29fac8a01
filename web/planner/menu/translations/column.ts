import type { Category } from '#menu/shape/menu'
import { partedLine } from '../paste/parse-lines.ts'

/** A course's or dish's words in one language. */
export type Words = { name: string; description: string }

/**
 * A pasted column: a name a line in the order of the menu, with the courses or, where there are as many lines as dishes,
 * without. An empty line is a gap.
 * @returns words by the ids of courses and dishes, or how many lines there are where these are too many
 */
export function readColumn(
  text: string,
  menu: readonly Category[],
): Map<string, Words> | { tooMany: number } {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+|\s+$/g, '')
    .split('\n')
  const dishes = menu.flatMap(({ items }) => items.map(({ id }) => id))
  const all = menu.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
  const ids = lines.length === dishes.length ? dishes : all
  if (lines.length > ids.length) return { tooMany: lines.length }
  const words = new Map<string, Words>()
  for (const [at, line] of lines.entries()) {
    const id = ids[at]
    const parted = partedLine(line.trim())
    // A course has no description.
    const read = dishes.includes(id ?? '') ? parted : { name: parted.name, description: '' }
    if (id !== undefined && read.name !== '') words.set(id, read)
  }
  return words
}
