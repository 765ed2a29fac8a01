import { expect, it } from 'vitest'
import { agreedThat, charactersLeft, keptHint, seenBy } from '../needs/words/guest.ts'

it.each([
  [false, 'Erased 180 days after the deadline.'],
  [true, 'Erased 30 days after the meal.'],
])('says how long needs are kept; the day of the meal is known: %s', (meal, sentence) => {
  expect(keptHint(meal)).toBe(`Up to 500 characters. ${sentence}`)
})

it.each([
  ['the organizer', 'The organizer'],
  ['Paula', 'Paula'],
  ['élan events', 'Élan events'],
])('begins the sentence of who sees it with %s as %s', (organizer, first) => {
  expect(seenBy(organizer)).toBe(
    `${first}, those who plan with them and the kitchen see this. You can remove it here; printed sheets may remain.`,
  )
})

it.each([
  [undefined, undefined, 'You agreed that Paula, those who plan with them and the kitchen see this.'],
  [
    '3 March',
    undefined,
    'You agreed on 3 March that Paula, those who plan with them and the kitchen see this.',
  ],
  ['3 March', 'Leo', 'Leo agreed on 3 March that Paula, those who plan with them and the kitchen see this.'],
])('marks what was agreed on %s by %s', (day, name, sentence) => {
  expect(agreedThat(day, 'Paula', name)).toBe(sentence)
})

it.each([
  [1, 'You agreed that Paula and the kitchen see this.'],
  [2, 'You agreed that Paula, those who plan with them and the kitchen see this.'],
])('marks what was agreed to in version %i of the wording as it was then', (version, sentence) => {
  expect(agreedThat(undefined, 'Paula', undefined, version)).toBe(sentence)
})

it('says how many characters are left, and how many are too many', () => {
  expect([charactersLeft(12), charactersLeft(0), charactersLeft(-3)]).toEqual([
    '12 characters left',
    '0 characters left',
    '3 characters too many',
  ])
})
