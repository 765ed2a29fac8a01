import { expect, test } from 'vitest'
import { markTerms, matchesTerms, searchTerms } from './find.ts'

test.each([
  ['Søren Åberg', 'soren'],
  ['Anna Almeida', 'almeida anna'],
  ['Anna Almeida', ' ALM  nn '],
  ['Zoë Ångström', 'zoe a'],
  ['Jean-Luc O’Brien', "o'brien jean luc"],
  ['Strauß', 'strauss'],
  ['Anyone', ''],
])('%j is found by %j', (name, typed) => {
  expect(matchesTerms(name, searchTerms(typed))).toBe(true)
})

test.each([
  ['Søren', 'sören b'],
  ['Ben', 'bent'],
  ['Anna Almeida', 'anna berg'],
])('%j is not found by %j', (name, typed) => {
  expect(matchesTerms(name, searchTerms(typed))).toBe(false)
})

const shown = (text: string, typed: string) =>
  markTerms(text, searchTerms(typed))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Søren Åberg', 'soren', '[Søren] Åberg'],
  ['Anna Almeida', 'almeida anna', '[Anna] [Almeida]'],
  ['Anna', 'n', 'A[nn]a'],
  ['Æsa', 'esa', '[Æsa]'],
  ['Strauß', 'ss', 'Strau[ß]'],
  ['O’Brien', 'obr', '[O’Br]ien'],
  ['Banana', 'ana', 'B[anana]'],
  ['Zoe\u0301', 'zoe', '[Zoe\u0301]'],
  ['Ann', '', 'Ann'],
  ['', 'ann', ''],
])('in %j a search for %j marks %j', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected)
})

test('pieces put together are the text', () => {
  const text = 'Łukasz Żółć-Großmann 🎂'
  expect(
    markTerms(text, searchTerms('lu zol ss'))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
