import { expect, test } from 'vitest'
import { typedParty } from './typed-line.ts'

const adults = (...names: string[]) => names.map((name) => ({ name, kind: 'adult' }))

test.for([
  ['Anna Lee, Tom Lee', { people: adults('Anna Lee', 'Tom Lee'), maxSize: 2 }],
  ['Anna & Tom Lee', { people: adults('Anna Lee', 'Tom Lee'), maxSize: 2 }],
  ['Mia Lee, child', { people: [{ name: 'Mia Lee', kind: 'child' }], maxSize: 1 }],
  [
    'Anna Lee, Mia Lee, baby',
    { people: [...adults('Anna Lee'), { name: 'Mia Lee', kind: 'infant' }], maxSize: 2 },
  ],
  ['Anna Lee, +1', { people: adults('Anna Lee'), maxSize: 2 }],
  ['The Lees 4', { label: 'The Lees', people: [], maxSize: 4 }],
  ['The Lees ４', { label: 'The Lees', people: [], maxSize: 4 }],
  ['عائلة لي ٤', { label: 'عائلة لي', people: [], maxSize: 4 }],
  ['Hilde', { people: adults('Hilde'), maxSize: 1 }],
] as const)('the line “%s” is a party', ([line, party]) => {
  expect(typedParty(line)).toEqual(party)
})

test.for([
  ['  ', 'Please enter a name for this party'],
  ['+1', 'Please enter a name for this party'],
  ['The Lees 11', 'A party has 1 to 10 places'],
  ['The Lees １１', 'A party has 1 to 10 places'],
  ['The Lees 0', 'A party has 1 to 10 places'],
  ['A, B, C, D, E, F, G, H, I, J, K', 'A party has at most 10 people'],
  ['a'.repeat(101), 'Name must be less than 100 characters'],
])('the line “%s” is refused', ([line, error]) => {
  expect(typedParty(line ?? '')).toEqual({ error })
})
