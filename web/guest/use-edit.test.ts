import { expect, test } from 'vitest'
import { resumed } from './use-edit.ts'

const party = [{ name: 'Ada', allergies: '', selections: {} }]
const rendered = { email: '', party, version: 2 }

test('a change of the version rendered is taken up again', () => {
  const kept = { email: 'ada@example.com', party, version: 2 }
  expect(resumed(kept, rendered)).toBe(kept)
})

test.each([
  ['a change of an older version', { email: 'ada@example.com', party, version: 1 }],
  ['a record without a party', { email: 'ada@example.com', version: 2 }],
  ['a record of nothing', null],
])('%s gives way to what was rendered', (_, record) => {
  expect(resumed(record, rendered)).toBe(rendered)
})
