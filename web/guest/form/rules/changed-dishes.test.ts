import { expect, test } from 'vitest'
import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'
import { chooserIndexes } from '../../dishes/dish-changed.tsx'
import { changedDishes, withChangeAccepted, withChosenTexts, withoutDish } from './changed-dishes.ts'
import type { ResponseDraft } from './response-draft.ts'

const dish = (id: string, name = id, description = '') => ({ id, name, description })
const menu = (...items: ReturnType<typeof dish>[]): Category[] => [{ id: 'main', name: 'Main', items }]
const person = (item?: string): Person => ({
  name: 'Ann',
  allergies: '',
  selections: item ? { main: item } : {},
})
const before = menu(dish('fish'), dish('stew'))
const draft = (...party: Person[]): ResponseDraft => ({ email: '', party })
const seeing = (...party: Person[]) => withChosenTexts(draft(...party), before)

test('a chosen dish with another name or description is a change, once however many chose it', () => {
  const chosen = seeing(person('fish'), person('stew'), person('fish'))
  const after = menu(dish('fish', 'Bass'), dish('stew', 'stew', 'With nuts'))
  expect(changedDishes(chosen, after)).toEqual([
    { category: 'main', previous: dish('fish'), current: dish('fish', 'Bass') },
    { category: 'main', previous: dish('stew'), current: dish('stew', 'stew', 'With nuts') },
  ])
})

test('a dish in other words of another language is no change, and one whose main text changed is', () => {
  const french = { ...dish('fish', 'Bar'), main: { name: 'fish', description: '' } }
  expect(changedDishes(seeing(person('fish')), menu(french))).toEqual([])
  const back = withChosenTexts(draft(person('fish')), menu(french))
  expect(changedDishes(back, before)).toEqual([])
  const changed = { ...french, main: { name: 'Cod', description: '' } }
  expect(changedDishes(back, menu(changed))).toHaveLength(1)
})

test('a dish that nobody chose, that is as it was, that is new or gone is no change', () => {
  expect(changedDishes(seeing(person('stew'), person()), menu(dish('fish', 'Bass'), dish('stew')))).toEqual(
    [],
  )
  expect(changedDishes(seeing(person('fish')), before)).toEqual([])
  expect(changedDishes(seeing(person('cake')), menu(dish('cake')))).toEqual([])
  expect(changedDishes(seeing(person('fish')), menu())).toEqual([])
  expect(changedDishes(draft(person('fish')), menu(dish('fish', 'Bass')))).toEqual([])
})

test('a dish that changed twice is asked about in the words it was chosen in', () => {
  const again = withChosenTexts(seeing(person('fish')), menu(dish('fish', 'Bass')))
  expect(changedDishes(again, menu(dish('fish', 'Cod')))).toEqual([
    { category: 'main', previous: dish('fish'), current: dish('fish', 'Cod') },
  ])
})

test('a dish that is kept in its new words is asked about no more, until they change again', () => {
  const after = menu(dish('fish', 'Bass'))
  const [change] = changedDishes(seeing(person('fish')), after)
  if (!change) throw new Error('nothing changed')
  const kept = withChosenTexts(withChangeAccepted(seeing(person('fish')), change), after)
  expect(changedDishes(kept, after)).toEqual([])
  expect(changedDishes(kept, menu(dish('fish', 'Cod')))).toHaveLength(1)
})

test('a dish that was let go and is chosen again has been seen in its new words', () => {
  const after = menu(dish('fish', 'Bass'), dish('stew'))
  const letGo = withChosenTexts({ ...seeing(person('fish')), party: [person('stew')] }, after)
  expect(changedDishes(withChosenTexts({ ...letGo, party: [person('fish')] }, after), after)).toEqual([])
})

test('what left the menu is remembered as it was called, as long as somebody has it chosen', () => {
  const gone = withChosenTexts(seeing(person('fish')), [])
  expect(gone.chosenDishes).toEqual(menu(dish('fish')))
  expect(withChosenTexts({ ...gone, party: [person()] }, []).chosenDishes).toEqual(menu())
})

test('who chose a dish chooses again, and everybody else keeps theirs', () => {
  const party = [person('stew'), person('fish')]
  const change = { category: 'main', previous: dish('fish'), current: dish('fish', 'Bass') }
  expect(chooserIndexes(party, change)).toEqual([1])
  expect(withoutDish(party, change)).toEqual([person('stew'), person()])
})
