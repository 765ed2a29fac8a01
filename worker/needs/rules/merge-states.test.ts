import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contradictionIn } from './contents-rules.ts'
import { mergeStates, type StatementMap, statementsOf, statesOf } from './merge-states.ts'

/** Statements in short: "nuts contains, vegan yes". */
const said = (text: string): StatementMap =>
  Object.fromEntries(text.split(', ').flatMap((one) => (one === '' ? [] : [one.split(' ')])))

describe('two changes of one dish', () => {
  it.each([
    ['a new one of each', '', 'milk without', 'peanuts contains', 'milk without, peanuts contains'],
    ['what nobody changed', 'eggs may', 'eggs may', 'eggs may', 'eggs may'],
    ['what only they changed', 'eggs may', 'eggs may', 'eggs contains', 'eggs contains'],
    ['what only they took away', 'eggs may', 'eggs may, milk may', '', 'milk may'],
    ['what you took away, having read it', 'eggs contains', '', 'eggs contains, fish may', 'fish may'],
    ['the same of both', '', 'eggs contains', 'eggs contains', 'eggs contains'],
    ['a fact of each', '', 'meat yes', 'alcohol yes', 'meat yes, alcohol yes'],
    [
      'two kinds of a group',
      'nuts contains',
      'nuts contains, almonds may',
      'nuts contains, walnuts may',
      'nuts contains, almonds may, walnuts may',
    ],
  ])('are merged: %s', (_, base, yours, theirs, merged) => {
    expect(mergeStates(said(base), said(yours), said(theirs))).toEqual({ merged: said(merged), clashes: [] })
  })

  it.each([
    ['another state of the same', '', 'eggs without', 'eggs contains', ['eggs without contains']],
    ['a word taken back, and made graver', 'eggs may', '', 'eggs contains', ['eggs - contains']],
    ['another value of a fact', '', 'pork no', 'pork yes', ['pork no yes']],
    [
      'a group without, and a kind in it',
      '',
      'nuts without',
      'almonds contains',
      ['nuts without -', 'almonds - contains'],
    ],
    [
      'a diet kept, and what refutes it',
      '',
      'vegan yes',
      'milk contains',
      ['vegan yes -', 'milk - contains'],
    ],
    // Walnuts named beside nuts say nothing of almonds any more: whoever avoids them read “contains”.
    [
      'a group, and one kind of it',
      '',
      'walnuts contains',
      'nuts contains',
      ['nuts - contains', 'walnuts contains -'],
    ],
    [
      'milk, and its lactose denied',
      '',
      'lactose without',
      'milk contains',
      ['milk - contains', 'lactose without -'],
    ],
  ])('clash: %s', (_, base, yours, theirs, clashes) => {
    const found = mergeStates(said(base), said(yours), said(theirs))
    expect(found.clashes.map((one) => `${one.of} ${one.yours ?? '-'} ${one.theirs ?? '-'}`)).toEqual(clashes)
  })

  it('keep every “contains” that one of them newly states, or ask', () => {
    const state = fc.constantFrom('contains', 'may', 'without')
    const some = fc
      .dictionary(fc.constantFrom('nuts', 'almonds', 'walnuts', 'milk', 'lactose', 'eggs'), state)
      .filter((one) => !contradictionIn(statementsOf(one)))
    fc.assert(
      fc.property(some, some, some, (base, yours, theirs) => {
        const { merged, clashes } = mergeStates(base, yours, theirs)
        if (clashes.length > 0) return
        expect(contradictionIn(statementsOf(merged))).toBeUndefined()
        for (const side of [yours, theirs])
          for (const [of, now] of Object.entries(side))
            if (now === 'contains' && base[of] !== 'contains') expect(merged[of]).toBe('contains')
      }),
    )
  })
})

it('states and statements are the same in two shapes', () => {
  const states = said('nuts contains, own:kiwi may, no-pork yes, meat no')
  expect(statesOf(statementsOf(states))).toEqual(states)
})
