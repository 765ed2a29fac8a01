import { expect, it } from 'vitest'
import { isRandomId, menuIdLength, personIdLength, randomId } from './ids.ts'

it('draws ids of the asked length, of characters that are not read as others', () => {
  const drawn = Array.from({ length: 2000 }, () => randomId(menuIdLength))
  expect(new Set(drawn).size).toBe(2000)
  expect(drawn.every((id) => /^[a-hjkmnp-z][a-hjkmnp-z2-9]{9}$/.test(id))).toBe(true)
  expect(new Set(drawn.join('')).size).toBe(31)
  expect(randomId(personIdLength)).toMatch(/^[a-hjkmnp-z][a-hjkmnp-z2-9]{5}$/)
})

it('knows a drawn id from what was never drawn', () => {
  expect(isRandomId('abcdefgh23', menuIdLength)).toBe(true)
  for (const text of [
    '',
    'abcdefgh2',
    'abcdefgh234',
    'ABCDEFGH23',
    'abcdefgh2l',
    '-bcdefgh23',
    '2bcdefgh23',
    'abcdefgh2\n',
  ])
    expect([text, isRandomId(text, menuIdLength)]).toEqual([text, false])
})
