import { describe, expect, it } from 'vitest'
import { askedCourses, markedCourses } from './marked-courses.ts'

const course = (name: string, dishes = 2) => ({ id: name, name, items: Array.from({ length: dishes }) })
const marked = (menu: readonly (string | readonly [string, number])[], asked: string[] | null = null) =>
  markedCourses(
    menu.map((one) => (typeof one === 'string' ? course(one) : course(...one))),
    asked,
  ).map(({ name }) => name)

describe('the courses that are marked', () => {
  it.each([
    [['Starter', 'Main', 'Dessert'], 'Main'],
    [['Amuse', 'Soup', 'Fish', 'Main course', ['Dessert', 6]], 'Main course'],
    [['Vorspeise', ['Suppe', 4], 'Hauptgang'], 'Hauptgang'],
    [['Entrée', 'Plat principal', 'Dessert'], 'Plat principal'],
    [['Primo', 'Secondo', 'Dolce'], 'Secondo'],
    [['Cold', 'Warm', 'Sweet'], 'Warm'],
    [['Dinner', 'Dessert'], 'Dinner'],
    [['Bread', ['Grill', 3], 'Remains'], 'Grill'],
  ] as const)('of %j are %s unless others are asked for', (menu, main) => {
    expect(marked(menu)).toEqual([main])
  })

  it('are those asked for in the order of the menu, three at most, and none where none is', () => {
    const menu = ['Starter', 'Soup', 'Main', 'Dessert']
    expect(marked(menu, ['Dessert', 'Starter'])).toEqual(['Starter', 'Dessert'])
    expect(marked(menu, ['Dessert', 'Main', 'Soup', 'Starter', 'gone'])).toEqual(['Starter', 'Soup', 'Main'])
    expect([marked(menu, []), marked([])]).toEqual([[], []])
  })

  it('are read from an address, together or one by one', () => {
    expect(askedCourses(undefined)).toBeNull()
    expect(askedCourses([''])).toEqual([])
    expect(askedCourses(['', 'a', 'b,c'])).toEqual(['a', 'b', 'c'])
  })
})
