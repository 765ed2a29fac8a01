import { describe, expect, it } from 'vitest'
import { noneForMe } from '#party/rules/choices'
import type { ResponseView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import type { MenuWithRemoved } from '#party/shape/responses'
import { invitationResolver } from './resolver.ts'
import {
  type InvitationToAnswer,
  initialValues,
  nameMissing,
  onMenu,
  withoutDish,
  withoutEmptyRows,
} from './values.ts'

const dish = (id: string, removed = false) => ({ id, name: id, description: '', removed })
const course = (id: string, items: ReturnType<typeof dish>[], required = false): MenuWithRemoved[number] => ({
  id,
  name: id,
  removed: false,
  required,
  items,
})
const menu = [course('starter', [dish('soup'), dish('gone', true)]), course('main', [dish('beef')])]
const person = (name: string, selections: Record<string, string> = {}): Person => ({
  name,
  allergies: '',
  selections,
})

describe('the rows of an invitation', () => {
  const check = (...party: Person[]) =>
    invitationResolver({ email: '', party }, undefined, { fields: {}, shouldUseNativeValidation: false })

  it('that are left empty are places nobody uses, and one stays to carry the error', () => {
    expect(withoutEmptyRows([person('Ann'), person(''), person('', { main: 'beef' })])).toHaveLength(2)
    expect(withoutEmptyRows([person(''), person('')])).toHaveLength(1)
  })

  it('are sent without the empty ones', async () => {
    const { values, errors } = await check(person('Ann'), person(''), person('Tom'))
    expect(errors).toEqual({})
    expect((values as { party: Person[] }).party.map(({ name }) => name)).toEqual(['Ann', 'Tom'])
  })

  it('have the error where it stands on the page', async () => {
    const { errors } = await check(person('Ann'), person(''), person('', { main: 'beef' }))
    expect(errors.party?.map?.((found) => found?.name?.message)).toEqual([
      undefined,
      undefined,
      'Enter a name for guest 2',
    ])
  })
})

describe('the values that the form begins with', () => {
  it('holds one person without a name, where there is no response', () => {
    const { email, party } = initialValues(null, menu)
    expect({ email, party }).toEqual({ email: '', party: [person('', { starter: '', main: '' })] })
  })

  const listed = (label: string, names: string[], maxSize: number): InvitationToAnswer => ({
    ...{ id: 'i1', label, maxSize, email: null },
    people: names.map((name) => ({ id: name, name, kind: 'adult' })),
  })

  it.each([
    ['its names and a row for each place besides', listed('Lees', ['Ann', 'Tom'], 3), ['Ann', 'Tom', '']],
    ['a row for each place, where nobody is named', listed('Lees', [], 2), ['', '']],
    ['its label as the name of who is invited alone', listed('Ada Hofmann', [], 1), ['Ada Hofmann']],
  ])('holds of an invitation %s', (_, party, names) => {
    expect(initialValues(null, menu, party).party.map(({ name }) => name)).toEqual(names)
  })

  it.each([
    ['a dish on the menu', 'soup', 'soup'],
    ['“None for me”', noneForMe, noneForMe],
    ['nothing for a dish that was taken off', 'gone', ''],
    ['nothing for a dish of another course', 'beef', ''],
  ])('keeps %s', (_, chosen, kept) => {
    const { party } = onMenu({ email: '', party: [person('Ann', { starter: chosen, old: 'x' })] }, menu)
    expect(party[0]?.selections).toEqual({ starter: kept, main: '' })
  })

  it('keeps what is stored, also what has left the menu', () => {
    const stored = { starter: 'gone', main: 'beef', cheese: 'brie' }
    const response = { leadGuestEmail: null, party: [{ ...person('Ann', stored), id: 'p1' }] }
    const { party } = initialValues(response as unknown as ResponseView, menu)
    expect(party[0]?.selections).toEqual(stored)
    // Another person's removed dish is not hers.
    const other = onMenu({ email: '', party: [person('Tom', stored)] }, menu, [
      { ...person('Ann', stored), id: 'p1', selections: { starter: 'soup' } },
    ])
    expect(other.party[0]?.selections).toEqual({ starter: '', main: 'beef' })
  })
})

describe('who is asked about because nothing is chosen for them', () => {
  const ann = person('Ann', { starter: 'soup' })
  const edith = person(' Edith ', { starter: '', main: '' })
  it.each<[string, Person[], MenuWithRemoved, Person[], string[]]>([
    ['whoever has no choice at all', [ann, edith, person('Tom')], menu, [], ['Edith', 'Tom']],
    ['nobody who has one course', [ann], menu, [], []],
    ['nobody who wants none', [person('Leo', { main: noneForMe })], menu, [], []],
    ['nobody where there is no menu', [edith], [], [], []],
    ['nobody where no dish is left', [edith], [course('main', [dish('gone', true)])], [], []],
    ['nobody while a required course is missing', [edith], [course('main', [dish('beef')], true)], [], []],
    [
      'whoever had none before a course was required',
      [edith],
      [course('main', [dish('beef')], true)],
      [edith],
      ['Edith'],
    ],
  ])('%s', (_, party, live, before, names) => {
    expect(withoutDish(party, live, before)).toEqual(names)
  })
})

it('asks a planner for a name that is missing, and for none that is there', () => {
  expect(nameMissing('  ', 0)).toBe('Enter the lead guest’s name')
  expect(nameMissing('', 3)).toBe('Enter a name for guest 4')
  expect(nameMissing('Ann', 0)).toBeUndefined()
})
