import { expect, test } from 'vitest'
import { parseLines } from './parse-lines.ts'
import type { LineKind } from './parsed-line.ts'

const marks: Record<LineKind, (text: string) => string> = {
  course: (text) => `[${text}]`,
  dish: (text) => text,
  description: (text) => `  ${text}`,
  out: (text) => `(${text})`,
}
const shown = (text: string) =>
  parseLines(text).map((one) => marks[one.kind]([one.name, one.description].filter(Boolean).join(' | ')))

test.each([
  ['Beef fillet - red wine jus', 'Beef fillet | red wine jus'],
  ['Beef fillet – red wine jus', 'Beef fillet | red wine jus'],
  ['Beef fillet — red wine jus', 'Beef fillet | red wine jus'],
  ['Beef fillet: red wine jus', 'Beef fillet | red wine jus'],
  ['Beef fillet\tred wine jus', 'Beef fillet | red wine jus'],
  ['Beef fillet | red wine jus', 'Beef fillet | red wine jus'],
  ['Beef - rare - with jus', 'Beef | rare - with jus'],
  ['Slow-cooked lamb', 'Slow-cooked lamb'],
  ['Soup', 'Soup'],
  ['  Soup   of the   day ', 'Soup of the day'],
  ['- lentils', 'lentils'],
])('%j is the dish %s', (line, dish) => {
  expect(shown(line)).toEqual([dish])
})

test.each([
  ['Main:', '[Main]'],
  ['Main :', '[Main]'],
  ['主菜：', '[主菜]'],
  ['## Main course', '[Main course]'],
  ['**Main**:', '[Main]'],
  ['1. Main:', '[Main]'],
])('%j is the category %s', (line, category) => {
  expect(shown(line)).toEqual([category])
})

test.each([
  ['• Soup', 'Soup'],
  ['* Soup', 'Soup'],
  ['- Soup', 'Soup'],
  ['1. Soup', 'Soup'],
  ['12) Soup', 'Soup'],
  ['(3) Soup', 'Soup'],
  ['a) Soup', 'Soup'],
  ['- 1. Soup', 'Soup'],
  ['・味噌汁', '味噌汁'],
  ['1、麻婆豆腐', '麻婆豆腐'],
  ['１２．味噌汁', '１２．味噌汁'],
  ['2 eggs and bacon', '2 eggs and bacon'],
  ['7Up', '7Up'],
  ['A la carte', 'A la carte'],
])('of %j the bullet goes: %s', (line, dish) => {
  expect(shown(line)).toEqual([dish])
})

test.each([
  ['Soup 7.50', 'Soup'],
  ['Soup 7,50 €', 'Soup'],
  ['Soup €7', 'Soup'],
  ['Soup ..... 7', 'Soup'],
  ['Soup\tleek and cream\t7.50', 'Soup | leek and cream'],
  ['Soup $7.50 - leek', 'Soup | leek'],
  ['Soup - leek, 7 EUR', 'Soup | leek'],
  ['麻婆豆腐 38元', '麻婆豆腐'],
  ['Menu 2026', 'Menu 2026'],
  ['Soup for 2', 'Soup for 2'],
])('of %j the price goes: %s', (line, dish) => {
  expect(shown(line)).toEqual([dish])
})

test('CJK dishes are parted by their own colon', () => {
  expect(shown('前菜：\r\n刺身：鯛と鮪\r\n・天ぷら')).toEqual(['[前菜]', '刺身 | 鯛と鮪', '天ぷら'])
})

test('empty lines mean nothing, whatever ends a line, and each keeps its number', () => {
  expect(parseLines('Main:\r\n\r\nFish\rStew\n \t \n\u200b\nPie\u2028Cake').map(({ line }) => line)).toEqual([
    1, 3, 4, 7, 8,
  ])
  for (const nothing of ['', '\n\n', ' ', ':', '- ', '•', '#', '：', '-----', '* * *'])
    expect(parseLines(nothing), nothing).toEqual([])
})

test('500 lines are read at once', () => {
  const lines = Array.from(
    { length: 500 },
    (_, index) => `${index + 1}. Dish ${index} - with sauce ... ${index}`,
  )
  const started = performance.now()
  const dishes = parseLines(lines.join('\r\n'))
  expect(dishes).toHaveLength(500)
  expect(dishes.at(-1)).toEqual({ kind: 'dish', line: 500, name: 'Dish 499', description: 'with sauce' })
  expect(performance.now() - started).toBeLessThan(1000)
})

test('a long line of one sign takes no time', () => {
  const started = performance.now()
  for (const sign of ['.', ' ', '-', '1', '*', '\t', '：']) parseLines(sign.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(2000)
})
