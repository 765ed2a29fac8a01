import { expect, test } from 'vitest'
import type { Category } from '#menu/shape/menu'
import { addedMenuOf } from '../draft/draft.ts'
import { draftOf, linesIn, type MenuLine, remarksOnLines, withLine, withoutCourses } from './menu-lines.ts'
import type { LineKind } from './parsed-line.ts'

const menuOf = (lines: MenuLine[], menu: Category[] = [], here?: Category) =>
  draftOf(lines, menu, here).map(({ name, items }) => [
    name,
    ...items.map((item) => [item.name, item.description].filter(Boolean).join(' | ')),
  ])
const idOf = (lines: MenuLine[], text: string) => lines.find(({ name }) => name === text)?.id ?? ''
const turned = (lines: MenuLine[], text: string, kind: LineKind) =>
  withLine(lines, idOf(lines, text), { kind })

const text = 'Starter:\nSoup\nwith leek and cream\nGarden\nSalad'

test('lines of description belong to the dish above them', () => {
  expect(menuOf(linesIn(text))).toEqual([['Starter', 'Soup | with leek and cream', 'Garden', 'Salad']])
  const two = linesIn('Main:\nBeef - rare\nwith jus and chips\nand greens on the side')
  expect(menuOf(two)).toEqual([['Main', 'Beef | rare with jus and chips and greens on the side']])
})

test.each<[string, LineKind, unknown[]]>([
  [
    'Garden',
    'course',
    [
      ['Starter', 'Soup | with leek and cream'],
      ['Garden', 'Salad'],
    ],
  ],
  ['Garden', 'description', [['Starter', 'Soup | with leek and cream Garden', 'Salad']]],
  ['Garden', 'out', [['Starter', 'Soup | with leek and cream', 'Salad']]],
  ['with leek and cream', 'dish', [['Starter', 'Soup', 'with leek and cream', 'Garden', 'Salad']]],
  ['with leek and cream', 'out', [['Starter', 'Soup', 'Garden', 'Salad']]],
  ['Starter', 'dish', [['', 'Starter', 'Soup | with leek and cream', 'Garden', 'Salad']]],
  ['Starter', 'out', [['', 'Soup | with leek and cream', 'Garden', 'Salad']]],
])('the line %j turned into a %s makes another menu', (line, kind, menu) => {
  const lines = linesIn(text)
  const changed = turned(lines, line, kind)
  expect(menuOf(changed)).toEqual(menu)
  // And back again: nothing of a line is lost.
  const before = lines.find(({ name }) => name === line)
  expect(withLine(changed, before?.id ?? '', { kind: before?.kind ?? 'out' })).toEqual(lines)
})

test('a line keeps its id whatever it is, so that adding again adds nothing', () => {
  const lines = linesIn(text)
  const again = turned(turned(lines, 'Garden', 'course'), 'Garden', 'dish')
  expect(addedMenuOf(draftOf(again, []))).toEqual(addedMenuOf(draftOf(lines, [])))
})

test('a description below no dish is an error', () => {
  const lines = turned(linesIn('Main:\nBeef'), 'Beef', 'description')
  expect([...remarksOnLines(lines, draftOf(lines, []), [], 3).values()]).toEqual([
    { error: 'There is no dish above this line.' },
  ])
})

test('categories that do not fit are left out with their dishes, and can come back', () => {
  const lines = linesIn('A:\nSoup\nB:\nBeef\nwith jus and chips')
  const fitting = withoutCourses(lines, new Set([idOf(lines, 'B')]))
  expect(menuOf(fitting)).toEqual([['A', 'Soup']])
  expect(menuOf(turned(turned(fitting, 'B', 'course'), 'Beef', 'dish'))).toEqual([
    ['A', 'Soup'],
    ['B', 'Beef'],
  ])
})
