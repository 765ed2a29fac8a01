import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each<[what: string, names: string[], initials: string[]]>([
  ['first letters', ['Anna', 'Leo Weber', 'mira'], ['A', 'L', 'M']],
  ['titles are no names', ['Dr. Anna Weber', 'Mrs Leo Weber'], ['A', 'L']],
  ['one family', ['Anna Weber', 'Anton Weber'], ['An', 'At']],
  ['two families', ['Anna Weber', 'Anton Klein'], ['AW', 'AK']],
  ['two families, one first name', ['Anna Weber', 'Anna Klein'], ['AW', 'AK']],
  ['a family name not given', ['Anna', 'Anton Klein'], ['An', 'AK']],
  ['three that begin alike', ['Anna', 'Anton', 'Anke'], ['An', 'At', 'Ak']],
  ['the same name twice', ['Anna', 'Leo', 'Anna'], ['1', 'L', '3']],
  ['one name within another', ['Jo', 'Joe'], ['Jo', 'Je']],
  ['a single letter beside a name', ['J', 'Jo'], ['1', 'Jo']],
  ['accents', ['Élodie', 'E\u0301ric', 'øyvind'], ['Él', 'Ér', 'Ø']],
  ['a letter without a capital of its own', ['ß'], ['ß']],
  ['nobody is named yet', ['', 'Guest', '  '], ['1', 'G', '3']],
  ['emoji and marks', ['🎉', '?', '💐 Rosa', '4th'], ['1', '2', 'R', 'T']],
  ['Han: the given name’s last sign', ['李小龍', '李明'], ['龍', '明']],
  ['Han, last signs alike', ['李小龍', '王大龍'], ['龍小', '龍大']],
  ['Hangul', ['김민수', '김지우'], ['수', '우']],
  ['kana, Cyrillic, Greek', ['さくら', 'Анна', 'Ελένη'], ['さ', 'А', 'Ε']],
  ['Arabic and Hebrew', ['ليلى', 'נועה'], ['ل', 'נ']],
  ['Devanagari keeps its vowel', ['मीरा', 'राहुल'], ['मी', 'रा']],
  ['scripts side by side', ['Anna', 'Анна'], ['A', 'А']],
  ['nobody', [], []],
])('initials: %s', (_, names, initials) => {
  expect(initialsOf(names)).toEqual(initials)
})

it('ten people whose names begin alike are told apart', () => {
  const names = ['Anna', 'Anton', 'Anke', 'Andi', 'Anja', 'Anita', 'Ann', 'Anni', 'An', 'Anika']
  const initials = initialsOf(names)
  expect(new Set(initials).size).toBe(10)
  expect(initials.every((sign) => Array.from(sign).length <= 2)).toBe(true)
})
