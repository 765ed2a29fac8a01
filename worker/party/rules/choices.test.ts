import { expect, it } from 'vitest'
import { pleaseChoose } from '#menu/words/guest'
import { isRandomId, menuIdLength, randomId } from '../../core/ids.ts'
import type { Person } from '../shape/person.ts'
import { isServed, missingChoices, noneForMe } from './choices.ts'

const course = (id: string, required: boolean, ...items: string[]) => ({
  id,
  required,
  items: items.map((item) => ({ id: item })),
})
const menu = [course('starter', false, 'soup'), course('main', true, 'fish', 'stew'), course('sweet', true)]
const person = (selections: Person['selections'] = {}, id?: string): Person => ({
  name: 'Ann',
  allergies: '',
  selections,
  ...(id && { id }),
})
const open = (party: Person[], before?: Person[]) =>
  missingChoices(party, menu, before).map(({ index, category }) => `${index} ${category.id}`)

it('asks everybody for a dish or “None for me” where that is required, by person and then by course', () => {
  expect(
    open([person(), person({ main: 'fish' }), person({ main: noneForMe }), person({ main: '' })]),
  ).toEqual(['0 main', '3 main'])
})

it('asks nobody in a course that is free, or that has no dishes', () => {
  expect(missingChoices([person()], [course('starter', false, 'soup'), course('sweet', true)])).toEqual([])
})

it('asks an infant for nothing, and a child like anybody', () => {
  expect(open([person(), { ...person(), age: 'infant' }, { ...person(), age: 'child' }])).toEqual([
    '0 main',
    '2 main',
  ])
})

it('leaves open in an edit what was open, or what has left the menu since', () => {
  expect(open([person()], [person()])).toEqual([])
  expect(open([person()], [person({ main: 'gone' })])).toEqual([])
  expect(open([person()], [person({ main: 'fish' })])).toEqual(['0 main'])
  expect(open([person()], [person({ main: noneForMe })])).toEqual(['0 main'])
  expect(open([person(), person()], [person()])).toEqual(['1 main'])
})

it('knows the person before by the id, and by the position where no ids are sent', () => {
  const before = [person({ main: 'fish' }, 'a'), person({}, 'b')]
  expect(open([person({}, 'b'), person({ main: 'fish' }, 'a')], before)).toEqual([])
  expect(open([person({}, 'a'), person({}, 'b'), person({}), person({}, 'c')], before)).toEqual([
    '0 main',
    '2 main',
    '3 main',
  ])
  expect(open([person(), person()], before)).toEqual(['0 main'])
})

it('takes “None for me” for an answer and no dish, and no id is ever drawn like it', () => {
  expect(isServed(noneForMe)).toBe(false)
  expect(isRandomId(noneForMe, menuIdLength)).toBe(false)
  expect(randomId(menuIdLength)).not.toBe(noneForMe)
})

it.each([
  ['Main', 'Ann: please choose a Main, or None for me.'],
  ['Appetizer', 'Ann: please choose an Appetizer, or None for me.'],
])('asks for %s', (name, sentence) => {
  expect(pleaseChoose('Ann', name)).toBe(sentence)
})
