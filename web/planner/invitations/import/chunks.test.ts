import { expect, test } from 'vitest'
import { chunksOf } from './chunks.ts'
import type { ImportRow } from './parties.ts'

const row = (rowNo: number, note: string): ImportRow => ({
  rowNo,
  label: 'Lee',
  people: [{ name: 'Ann Lee', kind: 'adult' }],
  maxSize: 1,
  email: '',
  phone: '',
  language: '',
  tableLabel: '',
  note,
})

test('chunks hold every row once, in order, within their bytes', () => {
  const rows = Array.from({ length: 2000 }, (_, at) => row(at + 1, 'ü'.repeat(at % 300)))
  const chunks = chunksOf(rows, 60_000)
  expect(chunks.flat()).toEqual(rows)
  expect(chunks.length).toBeGreaterThan(10)
  for (const chunk of chunks)
    expect(new TextEncoder().encode(JSON.stringify(chunk)).length).toBeLessThanOrEqual(60_001)
})

test('no rows make no chunk', () => {
  expect(chunksOf([], 60_000)).toEqual([])
})
