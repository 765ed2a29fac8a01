import { expect, test } from 'vitest'
import { lostChoices, stillLost } from './lost-choices.ts'

const item = (id: string) => ({ id, name: id.toUpperCase(), description: '', sort: 1 })
const course = (id: string, ...items: string[]) => ({ id, name: id, sort: 1, items: items.map(item) })
const person = (name: string, selections: Record<string, string> = {}) => ({
  name,
  allergies: '',
  selections,
})
const before = [course('main', 'fish', 'stew'), course('sweet', 'cake')]

test('who lost a choice is told with the course and the dish as it was called', () => {
  const party = [person('Ada', { main: 'stew', sweet: 'cake' }), person('', { main: 'fish' })]
  const lost = lostChoices(party, before, [course('main', 'fish')])
  expect(lost).toEqual([
    { personIndex: 0, name: 'Ada', categoryId: 'main', course: 'main', dish: 'STEW', courseExists: true },
    { personIndex: 0, name: 'Ada', categoryId: 'sweet', course: 'sweet', dish: 'CAKE', courseExists: false },
  ])
})

test('nobody loses a choice that stays on the menu, or one that was never made', () => {
  expect(lostChoices([person('Ada', { main: 'fish', sweet: '' }), person('Ben')], before, before)).toEqual([])
})

test('a lost choice stays told until its person chooses again or is no longer of the party', () => {
  const [lost] = lostChoices([person('Ada', { main: 'stew' })], before, [course('main', 'fish')])
  if (!lost) throw new Error('nothing was lost')
  expect(stillLost([lost], [person('Ada')])).toEqual([lost])
  expect(stillLost([lost], [person('Ben'), person('Ada')])).toEqual([{ ...lost, personIndex: 1 }])
  expect(stillLost([lost], [person('Ada', { main: 'fish' })])).toEqual([])
  expect(stillLost([lost], [person('Ben')])).toEqual([])
})
