import { eachTag } from './tags.ts'
import { Archive } from './unzip.ts'

export { Unreadable } from './unzip.ts'

/** A sheet of a workbook, its rows at the numbers that the workbook shows beside them. */
export type Sheet = { name: string; rows: string[][] }

/** A guest list of 2,000 rows unpacks to a fiftieth of this. */
const unpackedMax = 50_000_000
const rowsMax = 20_000
const columnsMax = 200

/**
 * Reads the sheets of an Excel workbook that hold something and are not hidden. Values are read as they are stored, so that a
 * long phone number keeps its digits; formulas by the result that was stored.
 * @throws Unreadable for what is no workbook, and for one that unpacks to far more than a list
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const archive = new Archive(bytes, unpackedMax)
  const strings = stringsIn((await archive.text('xl/sharedStrings.xml')) ?? '')
  const paths = pathsIn((await archive.text('xl/_rels/workbook.xml.rels')) ?? '')
  const sheets: Sheet[] = []
  for (const { name, id } of sheetsIn((await archive.text('xl/workbook.xml')) ?? '')) {
    const rows = rowsIn((await archive.text(paths.get(id) ?? '')) ?? '', strings)
    if (rows.some((row) => row.some((cell) => cell.trim() !== ''))) sheets.push({ name, rows })
  }
  return sheets
}

function sheetsIn(workbook: string): { name: string; id: string }[] {
  const sheets: { name: string; id: string }[] = []
  eachTag(workbook, {
    open(tag, attribute) {
      if (tag !== 'sheet' || /hidden/i.test(attribute('state') ?? '')) return
      sheets.push({ name: attribute('name') ?? '', id: attribute('(?:\\w+:)?id') ?? '' })
    },
    ...nothingElse,
  })
  return sheets
}

/** Paths of a workbook's files by the ids that it gives them. */
function pathsIn(relations: string): Map<string, string> {
  const paths = new Map<string, string>()
  eachTag(relations, {
    open(tag, attribute) {
      if (tag !== 'Relationship') return
      const target = attribute('Target') ?? ''
      paths.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
    ...nothingElse,
  })
  return paths
}

/** The texts that cells name by their number. How a name is spoken (`rPh`) is none of it. */
function stringsIn(shared: string): string[] {
  const strings: string[] = []
  let inText = false
  let spoken = false
  eachTag(shared, {
    open(tag) {
      if (tag === 'si') strings.push('')
      else if (tag === 'rPh') spoken = true
      inText = tag === 't'
    },
    close(tag) {
      if (tag === 'rPh') spoken = false
      inText = false
    },
    text(text) {
      if (inText && !spoken) strings.push((strings.pop() ?? '') + text)
    },
  })
  return strings
}

function rowsIn(sheet: string, strings: readonly string[]): string[][] {
  const rows: string[][] = []
  let row = 0
  let column = 0
  let kind: string | undefined
  let value = ''
  let inValue = false
  const merged: string[] = []
  eachTag(sheet, {
    open(tag, attribute) {
      inValue = tag === 'v' || tag === 't'
      if (tag === 'mergeCell') merged.push(attribute('ref') ?? '')
      else if (tag === 'row') {
        row = Number(attribute('r') ?? row + 1)
        column = 0
      } else if (tag === 'c') {
        column = columnOf(attribute('r')) ?? column + 1
        kind = attribute('t')
        value = ''
      }
    },
    close(tag) {
      inValue = false
      if (tag !== 'c' || value === '' || !(row >= 1 && row <= rowsMax) || column > columnsMax) return
      while (rows.length < row) rows.push([])
      const cells = rows[row - 1] ?? []
      while (cells.length < column - 1) cells.push('')
      cells[column - 1] = textOf(value, kind, strings)
    },
    text(text) {
      if (inValue) value += text
    },
  })
  for (const range of merged) fillDown(rows, range)
  return rows
}

/** Writes the value of a merged cell into each row it spans: a household that is named once, beside all of its people. */
function fillDown(rows: string[][], range: string): void {
  const [, letters = '', from = '', to = ''] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(range) ?? []
  const column = (columnOf(letters) ?? 0) - 1
  const value = rows[Number(from) - 1]?.[column]
  if (!value) return
  for (const cells of rows.slice(Number(from), Number(to))) {
    // Rows without a cell stay empty: nobody stands there.
    if (cells.length === 0) continue
    while (cells.length < column) cells.push('')
    cells[column] ||= value
  }
}

/** The number of a column by its letters: 28 for `AB7`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

function textOf(value: string, kind: string | undefined, strings: readonly string[]): string {
  if (kind === 's') return strings[Number(value)] ?? ''
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (kind === 'e') return ''
  if (kind === undefined || kind === 'n') return String(Number(value))
  return value
}

const nothingElse = { close: () => undefined, text: () => undefined }
