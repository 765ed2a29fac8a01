import { expect, it } from 'vitest'
import type { PlannerItem } from '#menu/shape/menu'
import { contentChosen, statedOfDraft } from './contents-draft.ts'
import { caughtUpWith, decidedIn, draftIn, openContents, storedAs, withDraft } from './open-contents.ts'

const planner = { by: 'planner', at: 1 } as const
const marta = { by: 'kitchen', saidBy: 'Marta', at: 1 } as const
const fish = (contents: PlannerItem['contents'], contentsVersion: number): PlannerItem => ({
  ...{ id: 'fish', name: 'Fish', description: '' },
  ...{ contents, contentsVersion },
})
const none = fish([], 1)

it('a form that others overtook sends what they stated along, as made on theirs', () => {
  const typed = withDraft(openContents(none), contentChosen(draftIn(openContents(none)), 'milk', 'may'))
  const form = caughtUpWith(typed, fish([{ what: 'peanuts', state: 'contains', ...planner }], 2))
  expect(form.open.version).toBe(2)
  expect(statedOfDraft(draftIn(form)).contents).toEqual([
    { what: 'peanuts', state: 'contains' },
    { what: 'milk', state: 'may' },
  ])
})

it('the kitchen’s word that was taken back and said otherwise meanwhile is taken back once that is decided', () => {
  const word = { what: 'milk', state: 'without', ...marta } as const
  const before = fish([word], 1)
  const back = withDraft(
    openContents(before),
    contentChosen(draftIn(openContents(before)), 'milk', undefined, word),
  )
  const now = fish([{ ...word, state: 'contains', at: 2 }], 2)
  const form = caughtUpWith(back, now)
  const [clash] = form.open.clashes
  if (!clash) throw new Error('no clash')
  expect(clash).toEqual({ of: 'milk', yours: null, theirs: 'contains' })
  expect(statedOfDraft(draftIn(decidedIn(form, clash, 'yours', now))).takeBack).toEqual([
    { of: 'milk', at: 2 },
  ])
  const theirs = decidedIn(form, clash, 'theirs', now)
  expect(draftIn(theirs)).toEqual({ contents: { milk: 'contains' }, facts: {}, turned: {} })
})

it('a form that was stored and changed since is made on what was stored, and no clash with itself', () => {
  const first = withDraft(openContents(none), contentChosen(draftIn(openContents(none)), 'milk', 'may'))
  const later = withDraft(first, contentChosen(draftIn(first), 'milk', 'contains'))
  const stored = fish(
    [
      { what: 'milk', state: 'may', ...planner },
      { what: 'peanuts', state: 'contains', ...marta },
    ],
    3,
  )
  expect(storedAs(later, first, stored).open).toMatchObject({
    version: 3,
    yours: { milk: 'contains', peanuts: 'contains' },
    clashes: [],
  })
})
