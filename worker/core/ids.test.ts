import { expect, it } from 'vitest'
import { drawId, isDrawnId, menuIdLength, personIdLength } from './ids.ts'

it('draws ids of the asked length, of characters that are not read as others', () => {
  const drawn = Array.from({ length: 2000 }, () => drawId(menuIdLength))
  expect(new Set(drawn).size).toBe(2000)
  expect(drawn.every((id) => /^[a-hjkmnp-z][a-hjkmnp-z2-9]{9}$/.test(id))).toBe(true)
  expect(new Set(drawn.join('')).size).toBe(31)
  expect(drawId(personIdLength)).toMatch(/^[a-hjkmnp-z][a-hjkmnp-z2-9]{5}$/)
})

it('knows a drawn id from what was never drawn', () => {
  expect(isDrawnId('abcdefgh23', menuIdLength)).toBe(true)
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
    expect([text, isDrawnId(text, menuIdLength)]).toEqual([text, false])
})
