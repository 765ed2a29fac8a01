import { describe, expect, it } from 'vitest'
import { fieldErrorOf, sentenceOf } from '#core/field-errors'
import { fieldErrors as words } from '#languages/en/field-errors'
import { isEmail, type Person, resized } from './person.ts'
import { party, plannersSubmission, submission } from './submission.ts'

const person = (more: Partial<Person> = {}): Person => ({
  name: 'Ann',
  allergies: '',
  selections: {},
  ...more,
})

const said = (issue: { message: string }) => sentenceOf(fieldErrorOf(issue), words)

function errors(people: unknown): Record<string, string> {
  const result = party.safeParse(people)
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), said(issue)]))
}

describe('a party', () => {
  it('needs the lead guest’s name, and each further guest’s by their number', () => {
    expect(errors([person({ name: ' ' }), person({ name: '' }), person({ name: '\u200b' })])).toEqual({
      '0.name': 'Your name is required',
      '1.name': 'Guest 2 name is required',
      '2.name': 'Guest 3 name is required',
    })
    expect(errors([person(), person()])).toEqual({})
  })

  it.each([
    ['100 letters', 'x'.repeat(100), {}],
    ['100 rare letters', '𝒳'.repeat(100), {}],
    ['100 letters and space around', ` ${'x'.repeat(100)} `, {}],
    ['101 letters', 'x'.repeat(101), { '0.name': 'Name must be less than 100 characters' }],
  ])('with a name of %s', (_, name, expected) => {
    expect(errors([person({ name })])).toEqual(expected)
  })

  it('takes allergies of 500 characters, and asks for fewer from 501 on', () => {
    expect(errors([person({ allergies: 'é'.repeat(500) })])).toEqual({})
    expect(errors([person({ allergies: 'é'.repeat(501) })])).toEqual({
      '0.allergies': 'Please keep allergies under 500 characters',
    })
  })

  it.each([[0], [11]])('of %i people is refused', (size) => {
    expect(party.safeParse(Array.from({ length: size }, () => person())).success).toBe(false)
  })

  it.each([[1], [10]])('of %i people is taken', (size) => {
    expect(party.safeParse(Array.from({ length: size }, () => person())).success).toBe(true)
  })

  it.each([
    ['an array', []],
    ['a number', 3],
    ['null', null],
    ['a nested map', { a: { b: 'c' } }],
    ['a prototype', JSON.parse('{"__proto__":{"a":"b"}}')],
    ['a choice under a prototype’s name', JSON.parse('{"__proto__":"b"}')],
    [
      'ten thousand keys',
      Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 'x'])),
    ],
  ])('whose selections are %s is refused', (_, selections) => {
    expect(party.safeParse([{ name: 'Ann', allergies: '', selections }]).success).toBe(false)
  })

  it('comes out trimmed, without controls or direction marks, with open categories left out and the rest in one order', () => {
    const { data } = party.safeParse([
      {
        name: '  Zo\u0065\u0301\u202e  M ',
        allergies: ' a\r\nb\u0000 ',
        selections: { b: '2', a: '1', c: '' },
      },
    ])
    expect(data).toEqual([{ name: 'Zoé M', allergies: 'a\nb', selections: { a: '1', b: '2' } }])
    expect(Object.keys(data?.[0]?.selections ?? {})).toEqual(['a', 'b'])
  })

  it('of another size keeps its first people and never loses the lead guest', () => {
    const three = [person({ name: 'A' }), person({ name: 'B' }), person({ name: 'C' })]
    expect(resized(three, 2).map(({ name }) => name)).toEqual(['A', 'B'])
    expect(resized(three, 0).map(({ name }) => name)).toEqual(['A'])
    expect(resized(three, 12)).toHaveLength(10)
  })
})

describe('a person’s needs', () => {
  const nuts = [{ what: 'nuts', how: 'allergy' }]
  const taken = (more: object, of = party) =>
    of.parse([{ ...person({ selections: { c: 'i' } }), ...more }])[0]
  const plain = { name: 'Ann', allergies: '', selections: { c: 'i' } }

  it('are stored as the guest’s, each once and in one order, with the consent to pass them on', () => {
    const needs = [{ what: 'vegan' }, { what: 'nuts', how: 'choice', by: 'planner' }, ...nuts]
    expect(taken({ needs, consent: true })).toEqual({
      ...plain,
      needs: [
        { what: 'nuts', how: 'allergy', by: 'guest' },
        { what: 'vegan', by: 'guest' },
      ],
      consent: true,
    })
  })

  it.each([[undefined], [false], ['true']])(
    'are refused with the consent %j, at the person’s field',
    (consent) => {
      expect(errors([person(), { ...person(), needs: nuts, consent }])).toEqual({
        '1.consent': 'Please agree to pass this on, or remove it',
      })
      expect(errors([person(), { ...person(), allergies: 'Nuts', consent }])).toEqual({})
    },
  )

  it('need no consent from a planner', () => {
    const { party: planners } = plannersSubmission.parse({
      submissionId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      party: [{ ...person(), needs: nuts }],
    })
    expect(planners[0]?.needs).toEqual([{ what: 'nuts', how: 'allergy', by: 'planner' }])
  })

  it('leave no key where they are empty', () => {
    expect(taken({ needs: [], wishes: {}, age: undefined, consent: false })).toEqual(plain)
  })

  it('keep wishes for the chosen dishes alone, and none without a need', () => {
    const wishes = { i: 'ask', other: 'as_is' }
    expect(taken({ needs: nuts, consent: true, wishes })?.wishes).toEqual({ i: 'ask' })
    expect(taken({ wishes })).toEqual(plain)
  })

  it('do not take what only the server tells', () => {
    const said = { shownVersions: { i: 9 }, special: 7, noteSorted: true, consent: { at: 1, version: 9 } }
    expect(taken({ needs: nuts, age: 'child', ...said })).toEqual({
      ...plain,
      needs: [{ what: 'nuts', how: 'allergy', by: 'guest' }],
      age: 'child',
      consent: true,
    })
  })

  it.each([
    ['an unknown need', { needs: [{ what: 'gold', how: 'allergy' }], consent: true }],
    ['a diet with a severity', { needs: [{ what: 'vegan', how: 'allergy' }], consent: true }],
    ['an allergen without one', { needs: [{ what: 'nuts' }], consent: true }],
    ['an unknown age', { age: 'old' }],
    ['an unknown wish', { needs: nuts, consent: true, wishes: { i: 'raw' } }],
  ])('are refused with %s', (_, more) => {
    expect(Object.keys(errors([{ ...person(), ...more }]))).toHaveLength(1)
  })
})

it.each([
  ['ann@example.com', true],
  ['ann+menu@mail.example.co.uk', true],
  ['jürgen@example.de', true],
  ['a@b', false],
  ['a@b,c@d.example', false],
  ['<a@b.example>', false],
  ['Ann <a@b.example>', false],
  ['a b@c.example', false],
  ['a@b..example', false],
  [`${'x'.repeat(250)}@b.example`, false],
])('%j is one plain address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

describe('a submission', () => {
  const body = { submissionId: '0f8fad5b-d9cb-469f-a165-70867728950e', party: [person()] }

  it('may leave the email out, empty or null', () => {
    for (const email of [undefined, '', null]) expect(submission.parse({ ...body, email }).email).toBe('')
  })

  it('with a wrong email is told so at the field', () => {
    const { error } = submission.safeParse({ ...body, email: 'not an address' })
    expect(error?.issues.map((issue) => [issue.path, said(issue)])).toEqual([
      [['email'], 'Please enter a valid email address'],
    ])
  })

  it.each([['x'], ['0F8FAD5B-D9CB-469F-A165-70867728950E'], ['']])(
    'with %j as its id is refused',
    (submissionId) => {
      expect(submission.safeParse({ ...body, submissionId }).success).toBe(false)
    },
  )

  it('carries nothing else along', () => {
    expect(Object.keys(submission.parse({ ...body, user_id: 'x', guest_limit: 9, edit_token: 'y' }))).toEqual(
      ['submissionId', 'email', 'party'],
    )
  })
})
