import { expect, test } from 'vitest'
import { readXlsx } from '../../../web/planner/invitations/import/xlsx/read-xlsx.ts'
import { eachTag } from '../../../web/planner/invitations/import/xlsx/tags.ts'
import { Archive } from '../../../web/planner/invitations/import/xlsx/unzip.ts'
import { xlsxOf } from './xlsx.ts'

test('a workbook as large as the largest event is written whole, in the Worker itself', async () => {
  const heads = Array.from({ length: 27 }, (_, column) => `Course ${column + 1}`)
  const rows = [heads, ...Array.from({ length: 2_000 }, (_, row) => heads.map((head) => `${head}, ${row}`))]
  const written = xlsxOf([
    { name: 'All', rows },
    { name: 'Some', rows: rows.slice(0, 3) },
  ])
  const read = await readXlsx(written)
  expect(read.map(({ name, rows: found }) => [name, found.length])).toEqual([
    ['All', 2_001],
    ['Some', 3],
  ])
  expect(read[0]?.rows.at(-1)).toEqual(rows.at(-1))
})

const texts = [
  ...['=1+1', '+49 30 123', '-5', '@SUM(A1)', '\t=1', '0049', 'TRUE', ' with spaces ', 'two\nlines'],
  ...['علي بن محمد', '山田 花子', '👩‍👩‍👧 Ann', 'Müller & Núñez <3', '"quoted"', '_x0041_', ']]>', '&amp;'],
]

test('a workbook’s texts stay texts as they are, in every script and whatever they begin with', async () => {
  const written = xlsxOf([
    { name: 'Guests & "friends"', rows: [['Name', 'Places'], ...texts.map((one) => [one, 7])] },
  ])
  const [sheet] = await readXlsx(written)
  expect(sheet?.name).toBe('Guests & "friends"')
  expect(sheet?.rows.slice(1)).toEqual(texts.map((one) => [one, '7']))
  const cells = (await new Archive(written, 1_000_000).text('xl/worksheets/sheet1.xml')) ?? ''
  expect(cells).not.toMatch(/<f[ >]| t="(?!s")/)
})

test('signs that XML does not know are left out of a workbook, the rest of their text is kept', async () => {
  const rows = [['Name'], ['A\u0000n\u0008n\u001f'], ['B\ud800en\uffff'], ['C\u0085leo\ufdd0']]
  const [sheet] = await readXlsx(xlsxOf([{ name: 'Guests', rows }]))
  expect(sheet?.rows).toEqual([['Name'], ['Ann'], ['Ben'], ['Cleo']])
})

test('every file of a workbook is XML without a fault, and named where a spreadsheet looks for it', async () => {
  const names = ['One', 'Two']
  const archive = new Archive(
    xlsxOf(names.map((name) => ({ name, rows: [['Name'], ...texts.map((one) => [one])] }))),
    1_000_000,
  )
  const parts = ['workbook', 'styles', 'sharedStrings', 'worksheets/sheet1', 'worksheets/sheet2']
  const files = [
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    ...parts.map((part) => `xl/${part}.xml`),
  ]
  for (const name of files) {
    const xml = (await archive.text(name)) ?? ''
    // Tags with their attributes, and between them texts in which every sign of XML's own is written in other words.
    expect(xml).toMatch(
      /^<\?xml [^<>]*\?>\n(?:<\/?[^\s<>"/]+(?: [\w:]+="[^<>"]*")*\/?>|[^<>&]|&(?:amp|lt|gt|quot);)+$/,
    )
    const open: string[] = []
    eachTag(xml, {
      open: (tag) => void open.push(tag),
      close: (tag) => expect(open.pop()).toBe(tag),
      text: () => undefined,
    })
    expect(open).toEqual([])
  }
  const types = (await archive.text('[Content_Types].xml')) ?? ''
  for (const part of parts) expect(types).toContain(`PartName="/xl/${part}.xml"`)
})
