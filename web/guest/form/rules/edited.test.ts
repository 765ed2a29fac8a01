import { expect, test } from 'vitest'
import { overtaken, resumed } from './edited.ts'

const party = [{ name: 'Ada', allergies: '', selections: {} }]
const rendered = { email: '', party, version: 2 }

test('a change of the version rendered is taken up again', () => {
  const kept = { email: 'ada@example.com', party, version: 2 }
  expect(resumed(kept, rendered)).toEqual(kept)
})

test.each([
  ['a change of an older version', { email: 'ada@example.com', party, version: 1 }],
  ['a record without a party', { email: 'ada@example.com', version: 2 }],
  ['a record of nothing', null],
])('%s gives way to what was rendered', (_, record) => {
  expect(resumed(record, rendered)).toBe(rendered)
})

test('a change that another one has overtaken is kept beside it', () => {
  const kept = { email: 'ada@example.com', party, version: 1 }
  expect(overtaken(kept, rendered)).toBe(kept)
})

test.each([
  ['a change of the version rendered', { email: 'ada@example.com', party, version: 2 }],
  ['a change that is stored by now', { email: '', party, version: 1 }],
  ['a record without a party', { email: 'ada@example.com', version: 1 }],
  ['a record of nothing', null],
])('%s is overtaken by nothing', (_, record) => {
  expect(overtaken(record, rendered)).toBeNull()
})
