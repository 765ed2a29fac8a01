import { expect, test } from 'vitest'
import type { Figures, Invitation } from '#invitations/shape/invitation'
import { nextSilentAfter, partiesShown } from './parties.ts'
import { addressOf, everyone, type Shown, shownIn } from './shown.ts'

/** A party of the list, silent where nothing else is said. */
function party(
  label: string,
  more: Partial<Invitation> = {},
  figures: Partial<Figures> = { silent: 1 },
): Invitation {
  const counts = { coming: 0, notComing: 0, silent: 0, unused: 0, ...figures }
  return {
    id: label,
    label,
    people: [],
    maxSize: 1,
    ...{ email: null, language: null, phone: null, tableLabel: '', note: '', status: 'silent' },
    ...{ responseId: null, declineId: null, paused: false, updatedAt: 0, counts },
    ...more,
  }
}

const list = [
  party(
    'Almeida',
    { email: 'ana@example.com', maxSize: 3, tableLabel: '10', updatedAt: 2 },
    { coming: 2, silent: 1 },
  ),
  party('Diaz', { phone: '+49 (171) 23-45', tableLabel: '9', updatedAt: 3 }, { notComing: 1 }),
  party('Lee', { people: [{ id: 'a', name: 'Zoë Lee', kind: 'adult' }] }, { coming: 1 }),
]
const labels = (shown: Partial<Shown>) =>
  partiesShown(list, { ...everyone, ...shown }).map(({ label }) => label)

test.for<[Shown['answer'], string[]]>([
  ['all', ['Almeida', 'Diaz', 'Lee']],
  ['silent', ['Almeida']],
  ['unaddressed', []],
  ['coming', ['Almeida', 'Lee']],
  ['not_coming', ['Diaz']],
])('a party is shown under %s as soon as one of it answered so', ([answer, found]) => {
  expect(labels({ answer })).toEqual(found)
})

test.for([
  ['zoe', 'Lee'],
  ['ana@', 'Almeida'],
  ['171234', 'Diaz'],
])('the search for “%s” finds %s', ([find = '', found]) => {
  expect(labels({ find })).toEqual([found])
})

test('a search and an answer have to hold together', () => {
  expect(labels({ find: 'zoe', answer: 'silent' })).toEqual([])
})

test('parties are sorted by table as people count, by size, and by change', () => {
  expect(labels({ sort: 'table' })).toEqual(['Diaz', 'Almeida', 'Lee'])
  expect(labels({ sort: 'places' })).toEqual(['Almeida', 'Diaz', 'Lee'])
  expect(labels({ sort: 'changed' })).toEqual(['Diaz', 'Almeida', 'Lee'])
})

test('the view stands in the address, and an unknown one is the first', () => {
  const shown: Shown = { find: 'lee', answer: 'silent', sort: 'table' }
  expect(addressOf(shown)).toBe('find=lee&answer=silent&sort=table')
  expect(shownIn(addressOf(shown))).toEqual(shown)
  expect([addressOf(everyone), shownIn('answer=toString&sort=x')]).toEqual(['', everyone])
})

test('the next silent party comes after the open one, from the first where that is not shown, and ends', () => {
  expect(nextSilentAfter(list, '')?.label).toBe('Almeida')
  expect(nextSilentAfter(list, 'gone')?.label).toBe('Almeida')
  expect(nextSilentAfter(list, 'Almeida')).toBeUndefined()
})
