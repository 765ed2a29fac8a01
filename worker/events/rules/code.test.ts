import { expect, it } from 'vitest'
import { answeredIn, codeAlphabet, codeFrom, isCode } from './code.ts'
import { asTypedCode, editTokenIn, withoutPunctuation } from './typed-code.ts'

it.each([
  ['feast7', 'FEAST7'],
  [' FE AS-T7 ', 'FEAST7'],
  ['FEAST7EXTRA', 'FEAST7'],
  ['ФEAST', 'EAST'],
  ['ｆｅａｓｔ７', 'FEAST7'],
  ['https://platewise.example/event/gala26', 'GALA26'],
  ['see https://platewise.example/event/GALA26?x=1 please', 'GALA26'],
  ['/event/GALA26/', 'GALA26'],
  ['Code: FEAST7', 'FEAST7'],
  ['Please use feast7 today', 'FEAST7'],
  ['please enter ABCDEF', 'ABCDEF'],
  ['Please: abcdef', 'ABCDEF'],
  ['(https://platewise.example/event/feast7).', 'FEAST7'],
  [`https://platewise.example/edit/FEAST7-${'x'.repeat(43)}`, 'FEAST7'],
  ['https://elsewhere.example/menu', ''],
  ['Müller', 'MLLER'],
])('typing %j leaves %j in the field', (typed, left) => {
  expect(asTypedCode(typed)).toBe(left)
})

it.each([
  [`https://platewise.example/edit/FEAST7-${'aB_-9'.repeat(8)}xyz`, `FEAST7-${'aB_-9'.repeat(8)}xyz`],
  [`Your link: /edit/FEAST7-${'x'.repeat(43)}.`, `FEAST7-${'x'.repeat(43)}`],
  [`/edit/FEAST7-${'x'.repeat(42)}`, null],
  [`/edit/FEAST7-${'x'.repeat(44)}`, null],
  ['/event/FEAST7', null],
])('in %j the edit token is %j', (text, expected) => {
  expect(editTokenIn(text)).toBe(expected)
})

it.each([
  ['FEAST7.', 'FEAST7'],
  ['FEAST7),', 'FEAST7'],
  ['FEAST7', 'FEAST7'],
  ['F.7', 'F.7'],
  ['FEAST7%20', 'FEAST7'],
  ['FEAST7%2520', 'FEAST7'],
  ['FEAST7%29%2C', 'FEAST7'],
  ['FEAST7%5D', 'FEAST7'],
  ['FEAST7%3E.', 'FEAST7'],
  ['FEAST7%C2%A0', 'FEAST7'],
  ['FEAST7%E2%80%9D', 'FEAST7'],
  ['(FEAST7)', 'FEAST7'],
  ['FEAST7-aB_-', 'FEAST7-aB_-'],
  ['FEAST7%', 'FEAST7'],
  ['FEAST7%E2%80', 'FEAST7%E2%80'],
])('the end of a link %j without punctuation is %j', (part, expected) => {
  expect(withoutPunctuation(part)).toBe(expected)
})

it.each([
  ['ABC123', true],
  ['IO0L11', true],
  ['abc123', false],
  ['ABC12', false],
  ['ABC1234', false],
  ['АBC123', false],
  ["' OR 1", false],
])('%j is a code: %s', (text, expected) => {
  expect(isCode(text)).toBe(expected)
})

it('makes new codes of six characters nobody mistakes for another', () => {
  for (let round = 0; round < 500; round++) {
    const code = codeFrom(crypto.getRandomValues(new Uint8Array(16)))
    expect(code).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ23456789]{6}$/)
  }
})

it('skips bytes that would make some characters likelier, and says when the bytes ran out', () => {
  expect(codeFrom(new Uint8Array([255, 254, 0, 1, 2, 3, 4, 5]))).toBe(codeAlphabet.slice(0, 6))
  expect(codeFrom(new Uint8Array([255, 0, 1, 2, 3, 4]))).toBeNull()
})

it.each([
  ['', []],
  ['answered=FEAST7', ['FEAST7']],
  ['a=b; answered=FEAST7.GALA26.FEAST7; c=d', ['FEAST7', 'GALA26', 'FEAST7']],
  ['answered=feast7.<script>.GALA26.%3C', ['GALA26']],
  ['unanswered=FEAST7', []],
])('cookies %j tell of the codes answered: %j', (cookies, expected) => {
  expect(answeredIn(cookies)).toEqual(expected)
})

it('takes no more codes from a cookie than a device remembers', () => {
  expect(answeredIn(`answered=${Array(50).fill('FEAST7').join('.')}`)).toHaveLength(20)
})
