import { describe, expect, it } from 'vitest'
import { guest } from '#languages/en/guest'
import type { Category } from '../../../menu/shape/menu.ts'
import type { Person } from '../../../party/shape/person.ts'
import { needsNotices } from '../needs-notices.ts'
import { dishesAgainstNote } from './dishes-against-note.ts'
import { needsInNote } from './needs-in-note.ts'

const beetroot = { id: 'beetroot', name: 'Roasted beetroot', description: '' }
const menu: Category[] = [
  {
    id: 'starter',
    name: 'Starter',
    items: [{ ...beetroot, contents: [{ what: 'nuts', state: 'contains' }], contentsVersion: 1 }],
  },
  {
    id: 'main',
    name: 'Main',
    items: [{ id: 'stew', name: 'Stew', description: '', contents: [{ what: 'nuts', state: 'may' }] }],
  },
]
const karl: Person = {
  ...{ id: 'k', name: 'Karl', allergies: 'nut allergy', selections: { starter: 'beetroot' } },
}
const sentences = (person: Person) => {
  const found = dishesAgainstNote(person, menu)
  return found.length > 0 ? [guest.conflicts.youWrote(person.allergies, found)] : []
}
const read = (person: Partial<Person>) => sentences({ ...karl, ...person })

describe('what a guest reads of needs in their own words', () => {
  it.each<[string, Partial<Person>, string[]]>([
    ['a chosen dish contains it', {}, ['You wrote “nut allergy”. Roasted beetroot contains nuts.']],
    [
      'another may contain it',
      { selections: { starter: 'beetroot', main: 'stew' } },
      ['You wrote “nut allergy”. Roasted beetroot contains nuts. Stew may contain nuts.'],
    ],
    ['it is set as a need', { needs: [{ what: 'nuts', how: 'allergy', by: 'guest' }] }, []],
    ['the planner has matched them', { noteSorted: true }, []],
    ['they deny it', { allergies: 'no nut allergy' }, []],
    ['no chosen dish contains it', { selections: {} }, []],
  ])('%s', (_, person, lines) => {
    expect(read(person)).toEqual(lines)
  })

  it('is shortened where the words are long', () => {
    const [line] = read({ allergies: `nut allergy ${'and much more '.repeat(9)}` })
    expect(line).toMatch(/^You wrote “nut allergy and .{40,60} …”\. /)
  })

  it('stands on the receipt, also of whoever has no need set', () => {
    const news = needsNotices([karl], menu, {
      words: guest,
      organizer: 'Paula',
      noteSentences: sentences,
    })
    expect(news?.people).toEqual([['You wrote “nut allergy”. Roasted beetroot contains nuts.']])
  })
})

it('what is set already is not suggested again', () => {
  const suggestions = (person: Partial<Person>) =>
    needsInNote({ ...karl, allergies: 'no nuts please', ...person }).map(({ what }) => what)
  expect(suggestions({})).toEqual(['peanuts', 'nuts'])
  expect(suggestions({ needs: [{ what: 'nuts', how: 'allergy', by: 'planner' }] })).toEqual(['peanuts'])
})
