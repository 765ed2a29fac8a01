import { constants, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { xlsxOf } from '#core/files/xlsx'
import { archive, packedFile as file, type Packed } from '#core/files/zip'
import { sheet, workbook } from '../../../../e2e/support/workbook.ts'
import { readXlsx, Unreadable } from './read-xlsx.ts'

const one = '<sheet name="Guests &amp; friends" sheetId="1" r:id="rId1"/>'

test('a workbook of our own is read back: what begins as a formula does is a text', async () => {
  const rows = [
    ['Party', 'Places', 'Note'],
    ['=1+1', 4, ''],
    ['Müller & Núñez <3', 2, '+49 30 123456'],
  ]
  const written = xlsxOf([{ name: 'Guest list', rows }])
  expect(await readXlsx(written)).toEqual([
    {
      name: 'Guest list',
      rows: [
        ['Party', 'Places', 'Note'],
        ['=1+1', '4'],
        ['Müller & Núñez <3', '2', '+49 30 123456'],
      ],
    },
  ])
})

test('a workbook is read with its texts, numbers, gaps and signs, at the rows that it shows', async () => {
  const sheets = await readXlsx(
    archive([
      ...workbook(one),
      file(
        'xl/sharedStrings.xml',
        '<sst><si><t>Name</t></si><si><r><t xml:space="preserve">Ann </t></r><r><t>M&#252;ller &lt;3</t></r><rPh><t>an</t></rPh></si></sst>',
      ),
      sheet(
        1,
        `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Phone</t></is></c></row>
         <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"/><c r="C3"><v>1.7612345678E11</v></c><c r="D3" t="str"><f>A1&amp;"x"</f><v>Table_x000A_5</v></c><c r="E3" t="b"><v>1</v></c><c r="F3" t="e"><v>#N/A</v></c></row>`,
      ),
    ]),
  )
  expect(sheets).toEqual([
    {
      name: 'Guests & friends',
      rows: [['Name', '', 'Phone'], [], ['Ann Müller <3', '', '176123456780', 'Table\n5', 'TRUE', '']],
    },
  ])
})

test('a workbook whose elements have a prefix, and whose cells have no address, is read in their order', async () => {
  const sheets = await readXlsx(
    archive([
      file(
        'xl/workbook.xml',
        '<x:workbook><x:sheets><x:sheet name="A" r:id="rId1"/></x:sheets></x:workbook>',
      ),
      ...workbook('').slice(1),
      file(
        'xl/worksheets/sheet1.xml',
        '<x:worksheet><x:row><x:c t="str"><x:v>Ann</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row></x:worksheet>',
      ),
    ]),
  )
  expect(sheets).toEqual([{ name: 'A', rows: [['Ann', '2']] }])
})

test('of several sheets those are told that are not hidden and hold something', async () => {
  const named = (name: string, id: number, more = '') =>
    `<sheet name="${name}" sheetId="${id}" ${more} r:id="rId${id}"/>`
  const cell = '<row r="1"><c r="A1" t="str"><v>Ann</v></c></row>'
  const namesOf = async (sheets: string, ...files: Packed[]) =>
    (await readXlsx(archive([...workbook(sheets), ...files]))).map(({ name }) => name)
  const both = named('Ours', 1) + named('Theirs', 2)
  expect(await namesOf(both, sheet(1, cell), sheet(2, cell))).toEqual(['Ours', 'Theirs'])
  expect(await namesOf(both, sheet(1, ''), sheet(2, cell))).toEqual(['Theirs'])
  const hidden = named('Ours', 1, 'state="hidden"') + named('Theirs', 2)
  expect(await namesOf(hidden, sheet(1, cell), sheet(2, cell))).toEqual(['Theirs'])
})

test('a workbook of 3 MB that unpacks to 3 GB is refused, and soon', async () => {
  // One full block, again and again: what a packer writes of zeros, without packing three gigabytes here.
  const block = deflateRawSync(Buffer.alloc(16_000_000), { finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat(Array.from({ length: 190 }, () => block))
  expect(packed.length).toBeLessThan(5_000_000)
  const bomb = archive([
    ...workbook(one),
    { name: 'xl/worksheets/sheet1.xml', packed, size: 190 * 16_000_000, sum: 0 },
  ])
  const began = performance.now()
  await expect(readXlsx(bomb)).rejects.toEqual(new Unreadable('too_large'))
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('a workbook of many megabytes that say nothing of their size is refused, too', async () => {
  const text = `<worksheet>${'<row>'.repeat(12_000_000)}`
  const big = archive([...workbook(one), { ...file('xl/worksheets/sheet1.xml', text), size: 10 }])
  await expect(readXlsx(big)).rejects.toEqual(new Unreadable('too_large'))
})

test.each([
  ['that is cut short', (whole: Uint8Array<ArrayBuffer>) => whole.slice(0, whole.length - 30)],
  ['of nothing but its first letters', () => new Uint8Array([0x50, 0x4b, 3, 4])],
  [
    'whose packed bytes are others',
    (whole: Uint8Array<ArrayBuffer>) => whole.map((byte, at) => (at > 60 && at < 200 ? 255 - byte : byte)),
  ],
])('an archive %s is refused', async (_, broken) => {
  const whole = archive([...workbook(one), sheet(1, '<row r="1"/>')])
  await expect(readXlsx(broken(whole))).rejects.toEqual(new Unreadable('broken'))
})

test('an archive of something else has no sheets', async () => {
  expect(await readXlsx(archive([file('content.xml', '<office/>')]))).toEqual([])
})

test('a cell that is merged over rows stands in each of them that holds something', async () => {
  const cell = (reference: string, text: string) => `<c r="${reference}" t="str"><v>${text}</v></c>`
  const rows = [
    `<row r="1">${cell('B1', 'The Lees')}${cell('C1', 'Ann')}</row>`,
    `<row r="2">${cell('C2', 'Tom')}</row>`,
    `<row r="4">${cell('A4', 'x')}</row>`,
  ]
  const merges =
    '</sheetData><mergeCells><mergeCell ref="B1:B4"/><mergeCell ref="C1:D1"/></mergeCells><sheetData>'
  const [read] = await readXlsx(archive([...workbook(one), sheet(1, rows.join('') + merges)]))
  expect(read?.rows).toEqual([['', 'The Lees', 'Ann'], ['', 'The Lees', 'Tom'], [], ['x', 'The Lees']])
})
