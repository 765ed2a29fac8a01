import { isCourseName } from './course-names.ts'
import { isBullet, isPrice, plain, withoutBullets, withoutEmphasis, withoutPrice } from './line-text.ts'
import type { ParsedLine } from './parsed-line.ts'

type Role = 'course' | 'dish' | 'description' | 'none'
type Row = { line: number; cells: string[] }

const heads: [Role, RegExp][] = [
  [
    'course',
    /^(?:course|courses|category|section|gang|kategorie|rubrik|speisenfolge|service|catégorie|portata|categoría)$/i,
  ],
  ['dish', /^(?:dish|dishes|item|name|meal|option|gericht|speise|plat|mets|nom|piatto|plato)$/i],
  [
    'description',
    /^(?:description|details|notes?|ingredients|beschreibung|zutaten|beilagen|descriptif|descripción|descrizione)$/i,
  ],
  ['none', /^(?:price|preis|prix|cost|vat|allergens?|allergene|code|no\.?|nr\.?|#)$/i],
]

/**
 * Reads rows copied from a spreadsheet: course, dish and description, in the order of their heads or in that one.
 * Cells below a merged one are empty and belong to its course.
 * @returns null where no column holds courses: then a tab only parts a dish from its description
 */
export function readSpreadsheet(text: string): ParsedLine[] | null {
  if (!text.includes('\t')) return null
  const rows = rowsOf(text)
  const headed = rolesByHead(rows)
  const roles = headed ?? rolesByContent(rows)
  if (!roles) return null
  const lines: ParsedLine[] = []
  let course = ''
  for (const { line, cells } of headed ? rows.slice(1) : rows) {
    const of = (role: Role) => cells.filter((cell, at) => roles[at] === role && cell !== '').join(' ')
    const add = (kind: ParsedLine['kind'], name: string, description = '') =>
      lines.push({ kind, line, name: plain(name), description })
    const dish = withoutPrice(of('dish'))
    const description = withoutPrice(of('description'))
    const alone = dish !== '' && description === '' && of('course') === '' && isCourseName(dish)
    const named = alone ? dish : of('course')
    if (named !== '' && named !== course) {
      course = named
      add('course', named.replace(/\s*[:：]$/, ''))
    }
    if (dish !== '' && !alone) add('dish', dish, isPrice(description) ? '' : description)
    else if (description !== '' && !isPrice(description)) add('description', description)
  }
  return lines
}

/** Cells may be quoted, and then hold tabs and lines of their own. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = []
  let line = 1
  for (const [row] of text.replace(/\r\n?/g, '\n').matchAll(/(?:"(?:[^"]|"")*"(?=[\t\n]|$)|[^\n])+\n?|\n/g)) {
    const cells = cellsOf(row.replace(/\n$/, ''))
    if (cells.some((cell) => /[\p{L}\p{N}]/u.test(cell))) rows.push({ line, cells })
    line += row.split('\n').length - 1
  }
  return rows
}

function cellsOf(row: string): string[] {
  const cells = [...`\t${row}`.matchAll(/\t(?:"((?:[^"]|"")*)"(?=\t|$)|([^\t]*))/g)].map(([, quoted, bare]) =>
    (quoted?.replaceAll('""', '"') ?? bare ?? '').replace(/\s+/g, ' ').trim(),
  )
  const first = cells.findIndex((cell) => cell !== '')
  // A word processor parts a bullet from its line by a tab.
  const read = isBullet(cells[first] ?? '') ? cells.slice(first + 1) : cells
  return read.map((cell) => withoutEmphasis(withoutBullets(cell).text).text)
}

function rolesByHead([first]: Row[]): Role[] | null {
  const roles = first?.cells.map((cell) => heads.find(([, named]) => named.test(cell))?.[0] ?? 'none') ?? []
  return roles.includes('dish') && roles.some((role) => role !== 'dish' && role !== 'none') ? roles : null
}

function rolesByContent(rows: Row[]): Role[] | null {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const column = (at: number) => rows.map(({ cells }) => cells[at] ?? '')
  const used = Array.from({ length: width }, (_, at) => at).filter((at) =>
    column(at).some((cell) => cell !== '' && !isPrice(cell)),
  )
  const [courses, dishes] = used
  if (courses === undefined || dishes === undefined || !holdsCourses(column(courses), column(dishes)))
    return null
  return Array.from({ length: width }, (_, at) =>
    at === courses ? 'course' : at === dishes ? 'dish' : used.includes(at) ? 'description' : 'none',
  )
}

/** True if a column names courses: known ones, the same ones again, or none below one that goes on. */
function holdsCourses(first: string[], second: string[]): boolean {
  const named = first.filter((cell) => cell !== '')
  const known = named.filter(isCourseName).length
  const beside = first.some((cell, at) => cell !== '' && second[at] !== '')
  if (known > 0) return known * 2 >= new Set(named).size
  const goesOn = first.some((cell, at) => at > 0 && cell === '' && second[at] !== '')
  return beside && (goesOn || new Set(named).size < named.length)
}
