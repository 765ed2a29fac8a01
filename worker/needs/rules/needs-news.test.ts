import { describe, expect, it } from 'vitest'
import { guest } from '#languages/en/guest'
import type { Category } from '../../menu/shape/menu.ts'
import type { Person } from '../../party/shape/person.ts'
import { type GuestSubstitute, needsNotices } from './needs-notices.ts'

const menu: Category[] = [
  {
    id: 'starter',
    name: 'Starter',
    items: [
      {
        id: 'satay',
        name: 'Satay',
        description: '',
        contents: [{ what: 'peanuts', state: 'contains' }],
        contentsVersion: 3,
      },
      {
        id: 'salad',
        name: 'Salad',
        description: '',
        contents: [{ what: 'peanuts', state: 'without', kitchenAt: 1 }],
      },
    ],
  },
  { id: 'main', name: 'Main', items: [{ id: 'beef', name: 'Beef', description: '' }] },
]
const anna: Person = {
  ...{ name: 'Anna', allergies: '', id: 'a' },
  needs: [{ what: 'peanuts', how: 'allergy', by: 'guest' }],
  selections: { main: 'beef', starter: 'satay' },
  shownVersions: { satay: 3 },
}
const mia: Person = { name: 'Mia', allergies: 'none', selections: { starter: 'satay' } }
const cucumber: GuestSubstitute = {
  ...{ personId: 'a', categoryId: 'starter', itemId: 'satay' },
  ...{ words: 'cucumber salad', agreedBy: 'Marta', by: 'kitchen' },
}
const said = 'Allergies/dietary restrictions: Peanut allergy.'
const staff =
  'Please also tell the staff on the day. We pass on what you and the kitchen write; we cannot check food.'
const newsOf = (party: Person[], given: Partial<Parameters<typeof needsNotices>[2]> = {}) =>
  needsNotices(party, menu, { words: guest, organizer: 'Paula', ...given })

describe('what a party reads of its needs', () => {
  it('is nothing where nobody has any, “none” among them', () => {
    expect(newsOf([mia, { ...mia, allergies: '' }])).toBeUndefined()
  })

  it('says who is a child or an infant, and whether the infant has a meal', () => {
    const child: Person = { ...mia, age: 'child' }
    const infant: Person = { ...mia, age: 'infant' }
    const without: Person = { ...infant, selections: { starter: 'none' } }
    expect(newsOf([mia, child, infant, without])).toEqual({
      people: [[], ['Child'], ['Infant'], ['Infant, without a meal']],
      party: [],
    })
  })

  it('leads to a dish whose contents changed since it was chosen, and names no ingredient there', () => {
    const look = (part: Partial<Person>) =>
      newsOf([
        { ...anna, ...part },
        { ...anna, ...part },
      ])?.toReview
    expect(look({})).toBeUndefined()
    expect(look({ shownVersions: { satay: 2 } })).toEqual([
      {
        sentence: 'What is in Satay has changed since you chose it. Look at it again.',
        person: 0,
        categoryId: 'starter',
      },
      {
        sentence: 'What is in Satay (for Anna) has changed since you chose it. Look at it again.',
        person: 1,
        categoryId: 'starter',
      },
    ])
    // A guest who was never shown any contents has not chosen by others.
    expect(look({ shownVersions: undefined })).toBeUndefined()
  })

  it('says that an answer of the kitchen no longer holds, once, and who hears again', () => {
    const over = { personId: 'a', categoryId: 'starter', words: 'cucumber salad', by: 'kitchen' } as const
    const lines = (part: Partial<Person>, more: Parameters<typeof newsOf>[1] = {}) =>
      newsOf([{ ...anna, ...part }], { ended: [over], ...more })?.people[0]
    const again =
      'The kitchen’s answer for your starter, cucumber salad, no longer applies. You will hear from us again.'
    expect(lines({})).toContain(again)
    expect(lines({ needs: undefined, allergies: 'No chilli' })).toEqual([again])
    expect(lines({ needs: undefined })).toEqual([
      'The kitchen’s answer for your starter, cucumber salad, no longer applies. You get what you chose: Satay.',
    ])
    expect(lines({ id: 'b' })).not.toContain(again)
    expect(lines({ selections: { starter: 'none' } })).not.toContain(again)
  })

  it('names what a chosen dish holds, what is wished, and how many dishes must be asked about', () => {
    expect(newsOf([anna, mia])).toEqual({
      people: [
        [
          said,
          'Satay: Contains peanuts. You told us: peanut allergy. “Please make it without peanuts, or give me another dish”',
          'Beef: Peanuts are not confirmed here. Paula sees this and must ask the kitchen.',
        ],
        [],
      ],
      party: ['Paula must ask the kitchen about 2 of your dishes.', staff],
    })
  })

  it('says what was agreed instead, and by whom', () => {
    const agreed = newsOf([anna], { substitutes: [cucumber] })
    expect(agreed?.people).toEqual([
      [
        said,
        'Agreed for your starter: cucumber salad (Marta, kitchen).',
        'Beef: Peanuts are not confirmed here. Paula sees this and must ask the kitchen.',
      ],
    ])
    expect(agreed?.party[0]).toBe('Paula must ask the kitchen about 1 of your dishes.')
    const byPlanner = newsOf([anna], { substitutes: [{ ...cucumber, by: 'planner', agreedBy: 'Paula' }] })
    expect(byPlanner?.people[0]?.[1]).toBe('Agreed for your starter: cucumber salad (Paula).')
  })

  it('says what was agreed to somebody who wrote their own words and ticked nothing', () => {
    const { needs: _ticked, ...writing } = { ...anna, allergies: 'orzechy' }
    expect(newsOf([writing], { substitutes: [cucumber] })?.people).toEqual([
      ['Agreed for your starter: cucumber salad (Marta, kitchen).'],
    ])
    expect(newsOf([writing])?.people).toEqual([[]])
  })

  it.each([{ personId: 'b' }, { itemId: 'salad' }, { categoryId: 'main' }])(
    'not what was agreed for %o',
    (other) => {
      expect(newsOf([anna], { substitutes: [{ ...cucumber, ...other }] })?.people[0]?.[1]).toMatch(/^Satay: /)
    },
  )

  it('says that it is served as it is, while that holds for what the dish contains', () => {
    const asIs = { ...anna, wishes: { satay: 'as_is' as const } }
    expect(newsOf([asIs])?.people[0]?.[1]).toContain('“Serve it to me as it is. My decision.”')
    expect(newsOf([asIs])?.party[0]).toContain('about 1 of')
  })

  it('puts no wish in the mouth of whoever has not read what the dish contains now', () => {
    const untold = { ...anna, shownVersions: { satay: 2 } }
    expect(newsOf([untold])?.people[0]?.[1]).toBe(
      'Satay: Contains peanuts. You told us: peanut allergy. Paula must ask the kitchen.',
    )
    expect(newsOf([{ ...untold, wishes: { satay: 'as_is' } }])?.people[0]?.[1]).toBe(
      'Satay: Contains peanuts. You told us: peanut allergy. Before that, you had asked for it as it is. Paula must ask the kitchen.',
    )
  })

  it('names a need added after “as it is”, and counts the dish again', () => {
    const later: Person = {
      ...{ ...anna, selections: { starter: 'satay' }, wishes: { satay: 'as_is' } },
      wishNeeds: { satay: ['peanuts allergy'] },
      needs: [...(anna.needs ?? []), { what: 'celery', how: 'allergy', by: 'guest' }],
    }
    expect(newsOf([later])).toMatchObject({
      people: [
        [
          expect.anything(),
          'Satay: Contains peanuts. You told us: peanut allergy. “Serve it to me as it is. My decision.”',
          'Satay: Celery is not confirmed here. Paula sees this and must ask the kitchen.',
        ],
      ],
      party: ['Paula must ask the kitchen about 1 of your dishes.', staff],
    })
    expect(newsOf([{ ...later, needs: anna.needs }])?.party).toEqual([staff])
  })

  it('names several dishes of which the same is not confirmed in one line', () => {
    const tom: Person = { ...anna, needs: [{ what: 'eggs', how: 'allergy', by: 'guest' }] }
    expect(newsOf([tom])?.people[0]?.[1]).toBe(
      'Satay, Beef: Eggs are not confirmed here. Paula sees this and must ask the kitchen.',
    )
  })

  it('says once who must ask, of all the needs that a dish does not confirm', () => {
    const needs = (['eggs', 'celery'] as const).map(
      (what) => ({ what, how: 'allergy', by: 'guest' }) as const,
    )
    expect(newsOf([{ ...anna, selections: { main: 'beef' }, needs }])?.people[0]?.[1]).toBe(
      'Beef: Eggs and celery are not confirmed here. Paula sees this and must ask the kitchen.',
    )
  })

  it('asks to ring once answers are closed, and only about what is open', () => {
    expect(newsOf([anna], { closed: true })?.party).toEqual(['No answer yet. Please call Paula.', staff])
    const settled = { ...anna, selections: { starter: 'salad' } }
    expect(newsOf([settled], { closed: true })?.party).toEqual([staff])
  })

  it('tells whoever used words alone to tell the staff', () => {
    expect(newsOf([{ ...mia, allergies: 'No celery' }])).toEqual({ people: [[]], party: [staff] })
  })
})
