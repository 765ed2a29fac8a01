import { expect, it } from 'vitest'
import type { SourcedContent, SourcedFact } from '#needs/rules/stored-contents'
import {
  choicesOf,
  contentChosen,
  contentsDraftOf,
  emptyDraft,
  factChoicesOf,
  factChosen,
  factsOf,
  ingredientsOf,
  kitchensContent,
  nextOf,
  sameDraft,
  statedOfDraft,
  withState,
} from './contents-draft.ts'

const planner = { by: 'planner', at: 1 } as const
const kitchen = { by: 'kitchen', saidBy: 'Marta', at: 1 } as const
const said = (state: SourcedContent['state']): SourcedContent => ({ what: 'milk', state, ...kitchen })

it('a dish is sent as it states, without what only the kitchen says', () => {
  const draft = contentsDraftOf({
    contents: [
      { what: 'eggs', state: 'without', ...kitchen },
      { what: 'wheat', state: 'contains', ...planner },
      { what: 'gluten', state: 'contains', ...kitchen },
    ],
    facts: [
      { fact: 'halal', value: 'yes', ...kitchen },
      { fact: 'beef', value: 'yes', ...planner },
    ],
  })
  expect(statedOfDraft(draft)).toEqual({
    contents: [
      { what: 'gluten', state: 'contains' },
      { what: 'wheat', state: 'contains' },
    ],
    facts: [{ fact: 'beef', value: 'yes' }],
  })
})

it('goes from not confirmed over may contain to contains, and back', () => {
  const next = (state: SourcedContent['state'] | undefined) => nextOf(choicesOf(undefined), state)
  expect([next(undefined), next('may'), next('contains')]).toEqual(['may', 'contains', undefined])
})

it('what only the kitchen says is chosen where the kitchen said it, and there it can be taken back', () => {
  expect(choicesOf(said('without'))).toEqual(['without', undefined, 'may', 'contains'])
  expect(choicesOf(said('contains'))).toEqual([undefined, 'may', 'contains'])
  expect(nextOf(choicesOf(said('without')), 'contains')).toBe('without')
  const halal: SourcedFact = { fact: 'halal', value: 'yes', ...kitchen }
  expect(factChoicesOf('halal', halal)).toEqual(['yes', undefined])
  expect(factChoicesOf('vegan', undefined)).toEqual([undefined, 'yes', 'no'])
  expect(factChoicesOf('pork', undefined)).toEqual([undefined, 'yes'])
  expect(factsOf([{ facts: [halal] }])).toContain('halal')
  expect(factsOf([{}])).not.toContain('halal')
})

it('nothing in place of the kitchen’s word takes it back, the same word restores it, another stands for itself', () => {
  const word = said('without')
  const draft = contentsDraftOf({ contents: [word] })
  const back = contentChosen(draft, 'milk', undefined, word)
  expect(statedOfDraft(back)).toEqual({ contents: [], facts: [], takeBack: [{ of: 'milk', at: 1 }] })
  expect(sameDraft(back, draft)).toBe(false)
  const undone = contentChosen(back, 'milk', 'without', word)
  expect(statedOfDraft(undone)).toEqual({ contents: [], facts: [], restore: [{ of: 'milk', at: 1 }] })
  expect(sameDraft(undone, draft)).toBe(true)
  expect(statedOfDraft(contentChosen(back, 'milk', 'may', word))).toEqual({
    contents: [{ what: 'milk', state: 'may' }],
    facts: [],
  })
  // A planner's own word is just removed.
  expect(statedOfDraft(contentChosen(draft, 'milk', undefined)).takeBack).toBeUndefined()
  const halal: SourcedFact = { fact: 'halal', value: 'yes', ...kitchen }
  const facts = factChosen(contentsDraftOf({ facts: [halal] }), 'halal', undefined, halal)
  expect(statedOfDraft(facts)).toEqual({ contents: [], facts: [], takeBack: [{ of: 'halal', at: 1 }] })
})

it('the kitchen’s word is known while it stands and after it was taken back', () => {
  const word = said('without')
  const planners: SourcedContent = { what: 'milk', state: 'may', ...planner }
  expect(kitchensContent({ contents: [word] }, 'milk')).toBe(word)
  expect(kitchensContent({ contents: [planners], takenBack: { contents: [word], facts: [] } }, 'milk')).toBe(
    word,
  )
  expect(kitchensContent({ contents: [planners] }, 'milk')).toBeUndefined()
})

it('a group that is not confirmed any more takes its kinds along', () => {
  const draft = withState(withState(emptyDraft, 'nuts', 'may'), 'almonds', 'contains')
  expect(draft.contents).toEqual({ nuts: 'may', almonds: 'contains' })
  expect(withState(draft, 'nuts', undefined).contents).toEqual({})
  expect(withState(draft, 'almonds', undefined).contents).toEqual({ nuts: 'may' })
})

it('kinds come after their group once it is stated, own needs last, archived ones only where they are stated', () => {
  const own = [
    { id: 'own:kiwi', name: 'Kiwi', archived: false },
    { id: 'own:old', name: 'Old', archived: true },
  ] as const
  expect(ingredientsOf([emptyDraft], own)).toHaveLength(15)
  const stated = ingredientsOf([withState(withState(emptyDraft, 'milk', 'may'), 'own:old', 'may')], own)
  expect(stated.slice(6, 9)).toEqual(['milk', 'lactose', 'nuts'])
  expect(stated.slice(-2)).toEqual(['own:kiwi', 'own:old'])
})

it('two drafts are the same in whichever order they were made', () => {
  const one = withState(withState(emptyDraft, 'milk', 'may'), 'eggs', 'may')
  const other = withState(withState(emptyDraft, 'eggs', 'may'), 'milk', 'may')
  expect(sameDraft(one, other)).toBe(true)
  expect(sameDraft(one, withState(other, 'milk', 'contains'))).toBe(false)
})
