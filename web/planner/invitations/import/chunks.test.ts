import { expect, test } from 'vitest'
import { chunksOf } from './chunks.ts'

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

test('a file is sent in chunks that hold each row once, in its order', () => {
  const rows = Array.from({ length: 1993 }, (_, rowNo) => ({ rowNo, label: `Guest ${rowNo}` }))
  const chunks = chunksOf(rows)
  expect(chunks.flat()).toEqual(rows)
  expect(chunks.length).toBe(10)
  expect(chunksOf([])).toEqual([])
})

test('no chunk is larger than the server takes, also of long notes in other letters', () => {
  const rows = Array.from({ length: 300 }, (_, rowNo) => ({ rowNo, note: '王'.repeat(500) }))
  const chunks = chunksOf(rows)
  expect(chunks.flat()).toEqual(rows)
  for (const chunk of chunks) expect(bytesOf(chunk)).toBeLessThan(60_000)
})
