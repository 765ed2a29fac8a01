import { isCourseName } from './course-names.ts'
import { partsOf } from './line-kinds.ts'
import { plain, withoutEmphasis, withoutPrice } from './line-text.ts'
import type { LineKind, ParsedLine } from './parsed-line.ts'
import { longest, readLines } from './read-lines.ts'
import { readSpreadsheet } from './spreadsheet.ts'

// Before a dish's description: a dash between spaces, a bar, a colon, or the tab of a spreadsheet.
const separator = /\s+[-–—]\s+|\s*\t\s*|\s+\|\s+|:\s+|：\s*/u
const alternatives = /\s+(?:or|oder|ou|oppure)\s+/iu

/**
 * Reads a menu as people have it: lines of a list, a letter or a web page, or rows of a spreadsheet. Bullets, numbers and
 * prices go. Empty lines and rules mean nothing by themselves.
 */
export function parseLines(text: string): ParsedLine[] {
  const rows = readSpreadsheet(text)
  if (rows) return rows
  const lines = readLines(text)
  const parts = partsOf(lines)
  return lines.flatMap(({ line, text }, at) => parsed(line, text, parts[at] ?? 'dish'))
}

function parsed(line: number, text: string, kind: LineKind): ParsedLine[] {
  const made = (kind: LineKind, name: string, description = '') => ({ kind, line, name, description })
  if (kind !== 'dish') return [made(kind, kind === 'course' ? plain(text) : text.replaceAll('\t', ' '))]
  const at = text.length > longest ? null : separator.exec(text)
  if (!at) return [made('dish', plain(text))]
  const before = text.slice(0, at.index)
  const after = text.slice(at.index + at[0].length)
  if (isCourseName(before))
    return [
      made('course', plain(before)),
      ...after.split(alternatives).flatMap((dish) => parsed(line, dish, 'dish')),
    ]
  const { name, description } = nameAndDescription(before, after)
  return [made('dish', name, description)]
}

/** A line of one name, parted from its description as in a menu that is pasted. */
export function partedLine(line: string): { name: string; description: string } {
  const at = line.length > longest ? null : separator.exec(line)
  if (!at) return { name: plain(line), description: '' }
  return nameAndDescription(line.slice(0, at.index), line.slice(at.index + at[0].length))
}

function nameAndDescription(before: string, after: string) {
  const [name = '', description = ''] = [before, after].map(
    (part) => withoutEmphasis(withoutPrice(part)).text,
  )
  // A line that begins with its separator has a name only.
  return name
    ? { name: plain(name), description: said(description) }
    : { name: plain(description), description: '' }
}

const said = (description = '') => description.replace(/\s+/g, ' ').trim()
