import { escaped } from './escaped.ts'
import { archive, packedFile } from './zip.ts'

export type Cell = string | number

/** Characters a column is wide at most, and at least. */
const [widest, narrowest] = [48, 8]

/** A sheet: the first row is its heading, which stays in sight. */
export type Sheet = { name: string; rows: readonly (readonly Cell[])[] }

/** Sheets as an Excel workbook. A text is a text, whatever it begins with: no cell is a formula. */
export function xlsxOf(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const texts = new Texts()
  const files = {
    ...workbookFiles(sheets),
    ...Object.fromEntries(sheets.map(({ rows }, at) => [`xl/${sheetPath(at)}`, sheetXml(rows, texts)])),
    'xl/sharedStrings.xml': texts.xml(),
  }
  return archive(Object.entries(files).map(([name, xml]) => packedFile(name, declaration + xml)))
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const formats = 'http://schemas.openxmlformats.org'
const main = `xmlns="${formats}/spreadsheetml/2006/main"`
const relations = `${formats}/officeDocument/2006/relationships`
const packages = `${formats}/package/2006`

const sheetPath = (at: number) => `worksheets/sheet${at + 1}.xml`

/** The files that say of what a workbook consists, and how it looks. */
function workbookFiles(sheets: readonly Sheet[]): Record<string, string> {
  const parts = [
    ...sheets.map((_, at) => ({ kind: 'worksheet', path: sheetPath(at) })),
    ...['sharedStrings', 'styles'].map((kind) => ({ kind, path: `${kind}.xml` })),
  ]
  const typed = (path: string, kind: string) =>
    `<Override PartName="/xl/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    typed('workbook.xml', 'sheet.main'),
    ...parts.map(({ kind, path }) => typed(path, kind)),
  ]
  const related = (of: typeof parts) =>
    `<Relationships xmlns="${packages}/relationships">${of
      .map(
        ({ kind, path }, at) =>
          `<Relationship Id="rId${at + 1}" Type="${relations}/${kind}" Target="${path}"/>`,
      )
      .join('')}</Relationships>`
  const named = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  return {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types">${types.join('')}</Types>`,
    '_rels/.rels': related([{ kind: 'officeDocument', path: 'xl/workbook.xml' }]),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related(parts),
    'xl/styles.xml': styles,
  }
}

/** Two looks of a cell: plain, and bold in a heading. A spreadsheet expects the second pattern, too. */
const [plain, bold] = ['<sz val="11"/><name val="Calibri"/>', '<b/><sz val="11"/><name val="Calibri"/>']
const look = 'numFmtId="0" fillId="0" borderId="0"'
const styles = `<styleSheet ${main}>${[
  `<fonts count="2"><font>${plain}</font><font>${bold}</font></fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  `<cellStyleXfs count="1"><xf ${look} fontId="0"/></cellStyleXfs>`,
  `<cellXfs count="2"><xf ${look} fontId="0" xfId="0"/><xf ${look} fontId="1" xfId="0" applyFont="1"/></cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
].join('')}</styleSheet>`

/** A sheet in XML. A cell stands under its address; an empty one is left out. */
function sheetXml(rows: Sheet['rows'], texts: Texts): string {
  const length = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length }, (_, at) => ({ letters: lettersOf(at), width: narrowest }))
  let lines = ''
  let line = 0
  for (const row of rows) {
    line++
    const address = line === 1 ? `${line}" s="1` : `${line}`
    lines += `<row r="${line}">`
    for (const [at, cell] of row.entries()) {
      const column = columns[at]
      if (cell === '' || !column) continue
      const text = typeof cell === 'string'
      column.width = Math.max(column.width, (text ? cell : String(cell)).length + 2)
      lines += `<c r="${column.letters}${address}"${text ? texts.cell(cell) : `><v>${cell}</v></c>`}`
    }
    lines += '</row>'
  }
  const wide = columns.map(
    ({ width }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.min(widest, width)}" customWidth="1"/>`,
  )
  return `<worksheet ${main}>${[
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${wide.join('')}</cols>`,
    `<sheetData>${lines}</sheetData>`,
  ].join('')}</worksheet>`
}

/** A column's letters: `AB` of the 28th. */
function lettersOf(at: number): string {
  const before = at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)
  return before + String.fromCharCode(65 + (at % 26))
}

// XML knows neither of these: control characters but three, and what is no character at all.
const unknown = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu

// Excel reads `_x0041_` as an A. The underscore before it is written in the same way, so that it stays what it is.
const escapes = /_(?=x[\da-f]{4}_)/gi

/** A workbook's texts, each written once: cells name them by number. */
class Texts {
  readonly #cells = new Map<string, string>()
  #xml = ''

  /** The end of a cell with a text. */
  cell(text: string): string {
    const known = this.#cells.get(text)
    if (known !== undefined) return known
    const cell = ` t="s"><v>${this.#cells.size}</v></c>`
    this.#cells.set(text, cell)
    const written = escaped(text.replace(unknown, '').replace(escapes, '_x005F_'))
    this.#xml += `<si><t xml:space="preserve">${written}</t></si>`
    return cell
  }

  xml(): string {
    return `<sst ${main}>${this.#xml}</sst>`
  }
}
