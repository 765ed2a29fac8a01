import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { fieldErrorOf, sentenceOf } from '#core/field-errors'
import { fieldErrors } from '#languages/en/field-errors'
import { allergensNotStated, contradicts, lineUnderDish } from '#needs/words/shared-contents'
import { kitchenContents, plannerContents } from '../shape/contents.ts'
import {
  type Content,
  contentStates,
  type State,
  type Statements,
  stateOf,
  statesAnything,
} from './contents.ts'
import { contradictionIn, mayPlannerState } from './contents-rules.ts'
import { type Fact, factIds } from './diets.ts'
import { builtInNeeds, groupOf, type Ingredient, isDiet, kindsIn, type What } from './needs.ts'

/** A dish in short: "nuts contains, almonds may, pork yes". */
function dish(text: string): Statements {
  const said = text
    .split(',')
    .map((part) => part.trim().split(' '))
    .filter(([what]) => what)
  return {
    contents: said
      .filter(([, state]) => state !== 'yes' && state !== 'no')
      .map(([what, state]) => ({ what, state }) as Content),
    facts: said
      .filter(([, value]) => value === 'yes' || value === 'no')
      .map(([fact, value]) => ({ fact, value }) as Fact),
  }
}

const sentencesOf = (error?: z.core.$ZodError) =>
  error?.issues.map((issue) => sentenceOf(fieldErrorOf(issue), fieldErrors))

const everyNut = kindsIn('nuts')
  .map((kind) => `${kind} without`)
  .join(', ')

describe('a dish', () => {
  it.each<[string, What, State]>([
    ['', 'eggs', 'not_confirmed'],
    ['milk contains', 'eggs', 'not_confirmed'],
    ['eggs contains', 'eggs', 'contains'],
    ['eggs may', 'eggs', 'may'],
    ['eggs without', 'eggs', 'without'],
    ['own:k contains', 'own:k', 'contains'],
    ['own:k contains', 'own:l', 'not_confirmed'],
    // A group: its own row or a kind's, the worst first.
    ['nuts contains', 'nuts', 'contains'],
    ['walnuts contains', 'nuts', 'contains'],
    ['walnuts contains, almonds without', 'nuts', 'contains'],
    ['nuts may, walnuts contains', 'nuts', 'contains'],
    ['nuts may', 'nuts', 'may'],
    ['walnuts may', 'nuts', 'may'],
    ['walnuts may, almonds without', 'nuts', 'may'],
    ['nuts without', 'nuts', 'without'],
    ['walnuts without', 'nuts', 'not_confirmed'],
    [everyNut, 'nuts', 'without'],
    [everyNut.replace('pine-nuts without', 'pine-nuts may'), 'nuts', 'may'],
    ['wheat without, rye without, barley without', 'gluten', 'not_confirmed'],
    ['wheat without, rye without, barley without, oats without', 'gluten', 'without'],
    ['pistachios contains', 'peanuts', 'not_confirmed'],
    // A kind: its own row, else the group's.
    ['nuts contains', 'almonds', 'contains'],
    ['walnuts contains', 'almonds', 'not_confirmed'],
    ['nuts contains, walnuts contains', 'almonds', 'not_confirmed'],
    ['nuts contains, walnuts may', 'almonds', 'contains'],
    ['nuts contains, walnuts without', 'almonds', 'contains'],
    ['nuts contains, almonds without', 'almonds', 'without'],
    ['nuts contains, almonds may', 'almonds', 'may'],
    ['nuts may', 'almonds', 'may'],
    ['nuts may, walnuts contains', 'almonds', 'may'],
    ['nuts may, almonds contains', 'almonds', 'contains'],
    ['nuts without', 'almonds', 'without'],
    ['gluten contains', 'oats', 'contains'],
    // Milk without lactose is milk.
    ['milk contains', 'lactose', 'contains'],
    ['lactose contains', 'milk', 'contains'],
    ['lactose without', 'milk', 'not_confirmed'],
    ['milk contains, lactose without', 'milk', 'contains'],
    ['milk contains, lactose without', 'lactose', 'without'],
    ['milk without', 'lactose', 'without'],
    // Diets: refuted or stated, never proved.
    ['', 'vegan', 'not_confirmed'],
    ['vegan yes', 'vegan', 'stated'],
    ['vegan no', 'vegan', 'contains'],
    ['vegan yes', 'vegetarian', 'not_confirmed'],
    ['vegan yes', 'milk', 'not_confirmed'],
    ['vegan yes', 'no-pork', 'not_confirmed'],
    ['milk contains', 'vegan', 'contains'],
    ['lactose contains', 'vegan', 'contains'],
    ['milk may', 'vegan', 'not_confirmed'],
    ['milk without, eggs without', 'vegan', 'not_confirmed'],
    ['vegan yes, milk contains', 'vegan', 'contains'],
    ['vegetarian no', 'vegan', 'contains'],
    ['eggs contains', 'vegan', 'contains'],
    ['eggs contains', 'vegetarian', 'not_confirmed'],
    ['fish contains', 'vegetarian', 'contains'],
    ['crustaceans contains', 'vegetarian', 'contains'],
    ['molluscs contains', 'vegan', 'contains'],
    ['meat yes', 'vegetarian', 'contains'],
    ['meat no', 'vegetarian', 'not_confirmed'],
    ['beef yes', 'vegan', 'contains'],
    ['fish contains', 'pescatarian', 'not_confirmed'],
    ['meat yes', 'pescatarian', 'contains'],
    ['pescatarian no', 'vegetarian', 'contains'],
    ['pork yes', 'halal', 'contains'],
    ['alcohol yes', 'halal', 'contains'],
    ['pork no, alcohol no', 'halal', 'not_confirmed'],
    ['halal yes', 'halal', 'stated'],
    ['crustaceans contains', 'kosher', 'contains'],
    ['crustaceans contains', 'halal', 'not_confirmed'],
    ['pork yes', 'no-pork', 'contains'],
    ['pork no', 'no-pork', 'not_confirmed'],
    ['no-pork yes', 'no-pork', 'stated'],
    ['beef yes', 'no-beef', 'contains'],
    ['alcohol yes', 'no-alcohol', 'contains'],
  ])('with “%s” is to %s: %s', (said, what, expected) => {
    expect(stateOf(dish(said), what)).toBe(expected)
  })

  it('states anything once a single row or fact stands', () => {
    expect(statesAnything([])).toBe(false)
    expect(statesAnything([dish(''), dish('')])).toBe(false)
    expect(statesAnything([dish(''), dish('eggs without')])).toBe(true)
    expect(statesAnything([dish('pork no')])).toBe(true)
  })
})

describe('what cannot both be true', () => {
  it.each([
    ['eggs contains, eggs without', 'eggs'],
    ['eggs contains, eggs may', 'eggs'],
    ['vegan yes, vegan no', 'vegan'],
    ['nuts without, almonds contains', 'nuts almonds'],
    ['almonds may, nuts without', 'nuts almonds'],
    [`nuts contains, ${everyNut}`, 'nuts pine-nuts'],
    [`${everyNut}, nuts may`, 'nuts pine-nuts'],
    ['milk without, lactose contains', 'milk lactose'],
    ['vegan yes, milk contains', 'vegan milk'],
    ['vegan yes, lactose contains', 'vegan milk'],
    ['vegetarian yes, fish contains', 'vegetarian fish'],
    ['vegetarian yes, pork yes', 'vegetarian pork'],
    ['vegan yes, vegetarian no', 'vegan vegetarian'],
    ['halal yes, alcohol yes', 'halal alcohol'],
    ['meat no, beef yes', 'meat beef'],
    ['no-pork no, pork no', 'pork no-pork'],
  ])('is refused: %s', (said, expected) => {
    const found = contradictionIn(dish(said))
    const ids = found?.map((one) => ('what' in one ? one.what : one.fact))
    expect([...new Set(ids)].join(' ')).toBe(expected)
  })

  it.each([
    [''],
    ['eggs contains, eggs contains'],
    ['nuts contains, almonds without'],
    ['nuts may, walnuts contains'],
    ['nuts contains, walnuts may, almonds contains'],
    ['nuts without, almonds without'],
    [everyNut],
    [`nuts contains, ${everyNut.replace('pine-nuts without', 'pine-nuts contains')}`],
    ['milk contains, lactose without'],
    ['milk may, lactose contains'],
    ['vegan yes, milk may'],
    ['vegan yes, milk without'],
    ['vegan no, vegetarian yes'],
    ['vegetarian yes, eggs contains'],
    ['pescatarian yes, fish contains'],
    ['meat yes, pork no'],
    ['halal yes, crustaceans contains'],
  ])('is not found in: %s', (said) => {
    expect(contradictionIn(dish(said))).toBeUndefined()
  })

  it('is told by both statements', () => {
    const found = contradictionIn(dish('nuts without, almonds contains'))
    expect(found && contradicts(found)).toBe(
      '“Nuts: no ingredient with it” and “Almonds: contains” cannot both be true',
    )
    const facts = contradictionIn(dish('vegan yes, pork yes'))
    expect(facts && contradicts(facts)).toBe('“Vegan: yes” and “Pork: yes” cannot both be true')
  })
})

describe('a planner', () => {
  it.each([
    ['eggs contains', true],
    ['eggs may', true],
    ['eggs without', false],
    ['vegan yes', true],
    ['vegetarian no', true],
    ['halal yes', false],
    ['halal no', false],
    ['kosher yes', false],
    ['pescatarian yes', false],
    ['no-pork yes', false],
    ['pork yes', true],
    ['pork no', false],
    ['meat yes', true],
    ['alcohol no', false],
  ])('may state “%s”: %s', (said, expected) => {
    const { contents, facts } = dish(said)
    expect([...contents, ...facts].every(mayPlannerState)).toBe(expected)
    const { success, error } = plannerContents.safeParse(dish(said))
    expect(success).toBe(expected)
    if (!success) expect(sentencesOf(error)).toEqual(['Only the kitchen can say this'])
    expect(kitchenContents.safeParse(dish(said)).success).toBe(true)
  })

  it('and the kitchen are refused a contradiction with its sentence', () => {
    for (const shape of [plannerContents, kitchenContents])
      expect(sentencesOf(shape.safeParse(dish('vegan yes, milk contains')).error)).toEqual([
        '“Vegan: yes” and “Milk: contains” cannot both be true',
      ])
  })
})

it('takes contents without facts, each once and in order', () => {
  const contents = [
    { what: 'own:k', state: 'may' },
    { what: 'milk', state: 'contains' },
    { what: 'wheat', state: 'contains' },
    { what: 'milk', state: 'contains' },
  ]
  expect(kitchenContents.parse({ contents })).toEqual({
    contents: [
      { what: 'wheat', state: 'contains' },
      { what: 'milk', state: 'contains' },
      { what: 'own:k', state: 'may' },
    ],
    facts: [],
  })
})

it.each([
  ['a diet among the contents', { contents: [{ what: 'vegan', state: 'contains' }] }],
  ['an unknown ingredient', { contents: [{ what: 'dust', state: 'contains' }] }],
  ['an unknown state', { contents: [{ what: 'milk', state: 'free' }] }],
  ['an unknown fact', { contents: [], facts: [{ fact: 'fish', value: 'yes' }] }],
  ['more rows than there are ingredients', { contents: Array(45).fill({ what: 'milk', state: 'may' }) }],
  ['no contents', { facts: [] }],
])('refuses %s', (_, body) => {
  expect(kitchenContents.safeParse(body).success).toBe(false)
})

describe('the line under a dish', () => {
  const own = [{ id: 'own:k', name: 'Kiwi', archived: false }] as const
  it.each([
    [
      'milk contains, wheat contains, almonds may',
      'Contains: milk, wheat. May contain: almonds. Others: not confirmed.',
    ],
    ['gluten contains, wheat contains', 'Contains: wheat. Others: not confirmed.'],
    ['milk contains, lactose contains', 'Contains: lactose, milk. Others: not confirmed.'],
    ['nuts may, walnuts contains', 'Contains: walnuts. May contain: nuts. Others: not confirmed.'],
    ['own:k may', 'May contain: Kiwi. Others: not confirmed.'],
    ['eggs without, milk may', 'May contain: milk. Others: not confirmed.'],
    ['eggs without', 'Allergens: not confirmed.'],
    ['', 'Allergens: not confirmed.'],
  ])('for “%s” is “%s”', (said, expected) => {
    expect(lineUnderDish(dish(said).contents, own)).toBe(expected)
  })

  it('stands once above a menu of which nothing is stated', () => {
    expect(allergensNotStated('the organizer')).toBe('Allergens are not stated. Ask the organizer.')
  })
})

const ingredients = builtInNeeds.filter((what): what is typeof what & Ingredient => !isDiet(what))
const row = fc.record({
  what: fc.constantFrom<Ingredient>(...ingredients, 'own:k'),
  state: fc.constantFrom(...contentStates),
})
const fact = fc.record({
  fact: fc.constantFrom(...factIds),
  value: fc.constantFrom('yes' as const, 'no' as const),
})
const added = fc.oneof(row, fact)

/** Statements in the order they are made, each left out where it would contradict those before. */
const dishes = fc
  .array(added, { maxLength: 14 })
  .map((all) =>
    all.reduce<Statements>((stated, one) => plus(stated, one) ?? stated, { contents: [], facts: [] }),
  )

function plus({ contents, facts }: Statements, one: Content | Fact): Statements | undefined {
  const more = 'what' in one ? { contents: [...contents, one], facts } : { contents, facts: [...facts, one] }
  return contradictionIn(more) ? undefined : more
}

describe('whatever is added without a contradiction', () => {
  it('a “contains” never becomes weaker; a kind’s, taken from its group, only by naming kinds of that group', () => {
    fc.assert(
      fc.property(dishes, added, fc.constantFrom<What>(...builtInNeeds, 'own:k'), (before, one, what) => {
        const after = plus(before, one)
        const own = before.contents.some((stated) => stated.what === what)
        const names = 'what' in one && groupOf(one.what) !== undefined && groupOf(one.what) === groupOf(what)
        fc.pre(after !== undefined && stateOf(before, what) === 'contains' && (own || !names))
        expect(after && stateOf(after, what)).toBe('contains')
      }),
      { numRuns: 5000 },
    )
  })

  it('the order of rows does not matter', () => {
    fc.assert(
      fc.property(dishes, fc.constantFrom<What>(...builtInNeeds), ({ contents, facts }, what) => {
        const turned = { contents: contents.toReversed(), facts: facts.toReversed() }
        expect(stateOf(turned, what)).toBe(stateOf({ contents, facts }, what))
      }),
    )
  })

  it('no ingredient is “without” unless it or its group was said to be, or all kinds of it', () => {
    fc.assert(
      fc.property(dishes, fc.constantFrom(...ingredients), (stated, what) => {
        fc.pre(stateOf(stated, what) === 'without')
        const said = (one: What) =>
          stated.contents.some((each) => each.what === one && each.state === 'without')
        const group = groupOf(what)
        const kinds = kindsIn(what)
        const all = kinds.length > 0 && kinds.every(said)
        expect(said(what) || (group && said(group)) || all).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
