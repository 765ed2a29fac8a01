import { expect, test } from 'vitest'
import { readXlsx } from '../../../web/planner/invitations/import/xlsx/read-xlsx.ts'
import { xlsxOf } from './xlsx.ts'

test('a workbook as large as the largest event is written whole, in the Worker itself', async () => {
  const heads = Array.from({ length: 27 }, (_, column) => `Course ${column + 1}`)
  const rows = [heads, ...Array.from({ length: 2_000 }, (_, row) => heads.map((head) => `${head}, ${row}`))]
  const written = await xlsxOf([
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
