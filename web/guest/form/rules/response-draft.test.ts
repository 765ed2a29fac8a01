import { expect, test } from 'vitest'
import { allergiesMax } from '#core/limits'
import { guest as words } from '#languages/en/guest'
import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'
import { coursesWithoutChoice } from '../../answer/courses-without-choice.ts'
import { fieldErrorSentence } from '../field-error-sentence.ts'
import {
  allFieldErrors,
  chosenCount,
  errorsOfLead,
  type FieldErrors,
  fieldErrorOf,
  type ResponseDraft,
  sameChoices,
  sameDraft,
  withChoice,
  withFieldError,
  withLastRestored,
  withoutGoneChoices,
  withoutPerson,
  withPerson,
  withSize,
} from './response-draft.ts'

const person = (name: string, selections: Person['selections'] = {}): Person => ({
  name,
  allergies: '',
  selections,
})
const category = (id: string, ...items: string[]) =>
  ({ id, items: items.map((item) => ({ id: item })) }) as Category
const draft: ResponseDraft = { email: '', party: [person('Ada'), person('Ben')] }

test('a change is made to the person at the index and to no other', () => {
  expect(withPerson(draft, 1, { name: 'Bob' }).party).toEqual([person('Ada'), person('Bob')])
  expect(withPerson(draft, 2, { name: 'Bob' }).party).toEqual(draft.party)
})

test('a change leaves the answer before as it was and keeps its other fields', () => {
  const submitted = { ...draft, submissionId: 'x' }
  const changed = withPerson(submitted, 0, { allergies: 'nuts' })
  expect(changed.submissionId).toBe('x')
  expect(changed.party[1]).toBe(submitted.party[1])
  expect(submitted.party[0]?.allergies).toBe('')
})

test('who is dropped from the end comes back, the last one first, before anybody new', () => {
  const three = { ...draft, party: [person('Ada'), person('Ben'), person('Leo', { main: 'fish' })] }
  const one = withSize(three, 1)
  expect(one.party).toEqual([person('Ada')])
  expect(withSize(one, 2).party).toEqual([person('Ada'), person('Ben')])
  expect(withSize(one, 4).party).toEqual([...three.party, person('')])
  expect(withSize(withSize(one, 4), 4).party).toHaveLength(4)
  expect(withSize(three, 0).party).toEqual([person('Ada')])
})

test('who was taken out of the middle comes back there, once', () => {
  const three = { ...draft, party: [person('Ada'), person('Ben'), person('Leo')] }
  const without = withoutPerson(three, 1)
  expect(without.dropped).toEqual([{ person: person('Ben'), at: 1 }])
  const again = withLastRestored(without)
  expect(again.party).toEqual(three.party)
  expect(withLastRestored(again)).toEqual(again)
})

test('nobody comes back into a party that is full', () => {
  const ten = { ...draft, party: Array.from({ length: 10 }, (_, index) => person(`Guest ${index + 1}`)) }
  const full = { ...ten, dropped: [{ person: person('Leo'), at: 1 }] }
  expect(withLastRestored(full)).toEqual(full)
  expect(withSize(full, 12).party).toEqual(ten.party)
})

test('somebody of whom nothing was said is not remembered', () => {
  const two = { ...draft, party: [person('Ada'), person(' ')] }
  expect(withSize(two, 1)).toEqual({ ...draft, party: [person('Ada')] })
})

test('a guest can be taken out of the party', () => {
  expect(withoutPerson(draft, 1).party).toEqual([person('Ada')])
})

test('the lead guest cannot be taken out of the party', () => {
  expect(withoutPerson(draft, 0)).toBe(draft)
})

test('a choice replaces the one before in its category alone', () => {
  const ada = person('Ada', { main: 'fish', sweet: 'cake' })
  expect(withChoice(ada, 'main', 'soup')).toEqual({ selections: { main: 'soup', sweet: 'cake' } })
  expect(withChoice(ada, 'starter', 'salad').selections).toEqual({
    main: 'fish',
    sweet: 'cake',
    starter: 'salad',
  })
})

test('answers are the same whatever the order of their choices, and with a course left open or not named', () => {
  const one: ResponseDraft = { email: '', party: [person('Ada', { main: 'fish', sweet: '' })] }
  expect(sameDraft(one, { email: ' ', party: [person('Ada ', { main: 'fish' })] })).toBe(true)
  expect(sameDraft(one, { email: '', party: [person('Ada', { main: 'soup' })] })).toBe(false)
  expect(sameDraft(one, { email: 'a@b.example', party: one.party })).toBe(false)
  expect(sameDraft(one, { email: '', party: [...one.party, person('Ben')] })).toBe(false)
})

test('a category left open has no key', () => {
  expect(withChoice(person('Ada', { main: 'fish' }), 'main', null)).toEqual({ selections: {} })
})

test('choices of a category are counted, an empty one and one of no category are not', () => {
  const ada = person('Ada', { main: 'fish', sweet: '', old: 'stew' })
  expect(chosenCount(ada, [category('main', 'fish'), category('sweet', 'cake')])).toBe(1)
  expect(chosenCount(person('Ada'), [category('main', 'fish')])).toBe(0)
})

test('two people have the same where each category has the same dish, or none', () => {
  const ada = person('Ada', { main: 'fish', sweet: 'none' })
  expect(sameChoices(ada, person('Ben', { sweet: 'none', main: 'fish', starter: '' }))).toBe(true)
  expect(sameChoices(ada, person('Ben', { main: 'fish' }))).toBe(false)
  expect(sameChoices(ada, person('Ben', { main: 'fish', sweet: 'cake' }))).toBe(false)
  expect(sameChoices(ada, person('Ben', { main: 'fish', sweet: 'none', starter: 'soup' }))).toBe(false)
})

const live = [category('main', 'fish', 'soup'), category('sweet', 'cake')]

test('a party whose choices are all on the menu stays as it is', () => {
  const party = [person('Ada', { main: 'fish', sweet: '' }), person('Ben')]
  const kept = withoutGoneChoices(party, live)
  expect(kept[0]).toBe(party[0])
  expect(kept[1]).toBe(party[1])
})

test('a dish or category that left the menu is taken out', () => {
  const party = [
    person('Ada', { main: 'stew', sweet: 'cake' }),
    person('Ben', { main: 'soup' }),
    person('', { cheese: 'brie' }),
  ]
  const kept = withoutGoneChoices(party, live)
  expect(kept.map(({ selections }) => selections)).toEqual([{ sweet: 'cake' }, { main: 'soup' }, {}])
})

test('a dish of another category does not count as on the menu', () => {
  expect(withoutGoneChoices([person('Ada', { main: 'cake' })], live)[0]?.selections).toEqual({})
})

test('a field is checked by the rule of its path', () => {
  const wrong: ResponseDraft = {
    email: 'ada@',
    party: [person(' '), { ...person('Ben'), allergies: 'x'.repeat(allergiesMax + 1) }],
  }
  for (const path of ['email', 'party.0.name', 'party.1.allergies'])
    expect(fieldErrorOf(wrong, path)).toEqual(expect.any(String))
  for (const path of ['party.1.name', 'party.0.allergies']) expect(fieldErrorOf(wrong, path)).toBeUndefined()
  expect(fieldErrorOf({ ...wrong, email: '' }, 'email')).toBeUndefined()
})

test('a missing name is told in other words to the lead guest than to the others', () => {
  expect(fieldErrorSentence(words, 'name_required', { index: 0 })).toBe('Your name is required')
  expect(fieldErrorSentence(words, 'name_required', { index: 1 })).toBe('Guest 2 name is required')
})

test('an error is set for its field, replaced, and taken back', () => {
  const errors: FieldErrors = { email: 'email_invalid', 'party.0.name': 'name_required' }
  expect(withFieldError(errors, 'party.1.name', 'name_too_long')).toEqual({
    ...errors,
    'party.1.name': 'name_too_long',
  })
  expect(withFieldError(errors, 'email', { sentence: 'No.' })).toEqual({
    ...errors,
    email: { sentence: 'No.' },
  })
  expect(withFieldError(errors, 'email', undefined)).toEqual({ 'party.0.name': 'name_required' })
})

test('all errors come in the order of the screen', () => {
  const wrong: ResponseDraft = {
    email: 'ada@',
    party: [{ ...person(''), allergies: 'x'.repeat(allergiesMax + 1) }, person('')],
  }
  expect(Object.keys(allFieldErrors(wrong, true))).toEqual([
    'email',
    'party.0.name',
    'party.0.allergies',
    'party.0.needs',
    'party.1.name',
  ])
})

test('an address is checked only where one is asked for', () => {
  expect(allFieldErrors({ ...draft, email: 'ada@' }, true)).toHaveProperty('email')
  expect(allFieldErrors({ ...draft, email: 'ada@' }, false)).toEqual({})
})

const asking = { ...category('main', 'fish'), name: 'Main', required: true }

test('a course that has to be answered comes after the fields of the person who has not', () => {
  const party = [person('Ada'), person('', { main: 'none' }), person('Cleo')]
  const found = allFieldErrors({ email: '', party }, false, [category('sweet', 'cake'), asking])
  expect(Object.entries(found)).toEqual([
    ['party.0.selections.main', 'choice_required'],
    ['party.1.name', 'name_required'],
    ['party.2.selections.main', 'choice_required'],
  ])
})

test('a course that has to be answered is told with the person’s name, and what the server said as it said it', () => {
  expect(fieldErrorSentence(words, 'choice_required', { name: 'Ada', course: 'Main' })).toBe(
    'Ada: please choose a Main, or None for me.',
  )
  expect(fieldErrorSentence(words, { sentence: 'No.' })).toBe('No.')
  expect(fieldErrorSentence(words, undefined)).toBeUndefined()
})

test('a course that was open in the stored party may stay open', () => {
  const edited = { email: '', party: [person('Ada')] }
  expect(allFieldErrors(edited, false, [asking], [person('Ada')])).toEqual({})
  expect(Object.keys(allFieldErrors(edited, false, [asking], [person('Ada', { main: 'fish' })]))).toEqual([
    'party.0.selections.main',
  ])
})

test('“None for me” stays when the menu changes, as long as its course does', () => {
  const [ada] = withoutGoneChoices([person('Ada', { main: 'none', cheese: 'none' })], live)
  expect(ada?.selections).toEqual({ main: 'none' })
})

test('the courses left open are told by person; one without dishes, and “None for me”, is not open', () => {
  const menu = [
    { ...category('starter', 'soup'), name: 'Starter' },
    { ...category('main', 'fish'), name: 'Main course' },
    { ...category('empty'), name: 'Cheese' },
  ]
  const party = [
    person('Ada', { starter: 'soup', main: 'none' }),
    person('Ben', { starter: 'soup', main: '' }),
    person('Cleo'),
  ]
  expect(coursesWithoutChoice(party, menu)).toEqual([
    { index: 1, courses: ['Main course'] },
    { index: 2, courses: ['Starter', 'Main course'] },
  ])
})

test('when somebody leaves the party, the lead guest’s errors and the address’s stay', () => {
  const found: FieldErrors = {
    email: 'email_invalid',
    'party.0.allergies': 'allergies_too_long',
    'party.1.name': 'name_required',
  }
  expect(errorsOfLead(found)).toEqual({ email: 'email_invalid', 'party.0.allergies': 'allergies_too_long' })
})
