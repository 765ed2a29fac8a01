import { describe, expect, it } from 'vitest'
import * as words from '#needs/words/guest-conflicts'
import * as wordsNeedsMail from '#needs/words/mail'
import * as wordsNeedsPlanner from '#needs/words/planner'
import { kitchenSays } from '#needs/words/shared-contents'
import { isServed } from '../../party/rules/choices.ts'
import {
  addedWarnings,
  compareChosenDishes,
  type Dish,
  mustAskKitchen,
  needsSpecialMeal,
  needsToRead,
  type PersonChoices,
  warnings,
} from './conflicts.ts'
import type { Content, ContentState } from './contents.ts'
import { type Fact, refutationsOf } from './diets.ts'
import type { How, Need, What } from './needs.ts'

const need = (what: What, how?: How): Need => ({ what, ...(how && { how }), by: 'guest' })
const dish = (contents: Content[] = [], version = 1, facts: Fact[] = []): Dish => ({
  contents,
  facts,
  version,
})
const milk = (state: ContentState): Content => ({ what: 'milk', state })

function one(person: Omit<PersonChoices, 'selections'>, chosen: Dish = dish()) {
  const [found] = compareChosenDishes({ selections: { main: 'i1' }, ...person }, new Map([['i1', chosen]]))
  if (!found) throw new Error('nothing chosen')
  return found
}

function needsMeal(
  person: Omit<PersonChoices, 'selections'>,
  chosen: Dish = dish(),
  given: Partial<Parameters<typeof needsSpecialMeal>[2]> = {},
) {
  return needsSpecialMeal(person, [one(person, chosen)], {
    note: false,
    substitute: false,
    menuStatesContents: true,
    ...given,
  })
}

describe('a chosen dish', () => {
  it('is neither an open course nor “None for me”', () => {
    const selections = { starter: '', main: 'none', dessert: 'i1' }
    expect(compareChosenDishes({ selections }, new Map())).toEqual([
      {
        categoryId: 'dessert',
        itemId: 'i1',
        needs: [],
        state: null,
        needsWarning: false,
        wish: null,
        wasShown: true,
      },
    ])
    expect([isServed(undefined), isServed(''), isServed('none'), isServed('i1')]).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  it('of which nothing is stated is not confirmed, and warns nobody', () => {
    expect(
      compareChosenDishes({ selections: { main: 'i1' }, needs: [need('eggs', 'allergy')] }, new Map()),
    ).toEqual([
      {
        categoryId: 'main',
        itemId: 'i1',
        needs: [{ what: 'eggs', how: 'allergy', state: 'not_confirmed' }],
        state: 'not_confirmed',
        needsWarning: false,
        wish: null,
        wasShown: true,
      },
    ])
  })

  it.each([
    ['contains', 'allergy', true],
    ['contains', 'intolerance', true],
    ['contains', 'choice', true],
    ['may', 'allergy', true],
    ['may', 'intolerance', false],
    ['may', 'choice', false],
    ['without', 'allergy', false],
  ] as const)('that %s milk warns of %s: %s', (state, how, warned) => {
    const { state: worst, wish, ...rest } = one({ needs: [need('milk', how)] }, dish([milk(state)]))
    expect({ worst, wish, needsWarning: rest.needsWarning, wasShown: rest.wasShown }).toEqual({
      worst: state,
      needsWarning: warned,
      wish: warned ? 'ask' : null,
      wasShown: !warned,
    })
  })

  it('puts the worst need first: contains, may contain for an allergy, not confirmed, then the rest', () => {
    const contents: Content[] = [
      { what: 'sesame', state: 'may' },
      { what: 'celery', state: 'may' },
      { what: 'eggs', state: 'contains' },
      { what: 'fish', state: 'without' },
    ]
    const needs = [
      need('fish', 'allergy'),
      need('celery', 'intolerance'),
      need('mustard', 'allergy'),
      need('sesame', 'allergy'),
      need('eggs', 'choice'),
    ]
    const found = one({ needs }, dish(contents))
    expect(found.needs.map(({ what }) => what)).toEqual(['eggs', 'sesame', 'mustard', 'celery', 'fish'])
    expect(needsToRead(found.needs).map(({ what }) => what)).toEqual(['eggs', 'sesame', 'mustard', 'celery'])
    expect(warnings(found.needs).map(({ what }) => what)).toEqual(['eggs', 'sesame'])
    expect(found.state).toBe('contains')
  })

  it('that is against a diet warns, and one that is only not confirmed does not', () => {
    const vegan = { needs: [need('vegan')] }
    expect(one(vegan, dish([milk('contains')]))).toMatchObject({
      state: 'contains',
      needsWarning: true,
      wish: 'ask',
    })
    expect(one(vegan, dish([milk('may')]))).toMatchObject({
      state: 'not_confirmed',
      needsWarning: false,
      wish: null,
    })
    expect(one(vegan, dish([], 1, [{ fact: 'vegan', value: 'yes' }]))).toMatchObject({
      state: 'stated',
      needsWarning: false,
    })
  })
})

describe('a wish', () => {
  const allergic = { needs: [need('milk', 'allergy')] }
  const creamy = dish([milk('contains')], 3)
  const asIs = { wishes: { i1: 'as_is' as const }, shownVersions: { i1: 3 } }

  it.each<[string, Omit<PersonChoices, 'selections' | 'needs'>, string, boolean]>([
    ['not answered', { shownVersions: { i1: 3 } }, 'ask', true],
    ['to ask', { wishes: { i1: 'ask' }, shownVersions: { i1: 3 } }, 'ask', true],
    ['as it is', { wishes: { i1: 'as_is' }, shownVersions: { i1: 3 } }, 'as_is', true],
    ['as it is, of older contents', { wishes: { i1: 'as_is' }, shownVersions: { i1: 2 } }, 'ask', false],
    ['as it is, of contents never shown', { wishes: { i1: 'as_is' } }, 'ask', false],
    ['as it is, said for the need', { ...asIs, wishNeeds: { i1: ['milk allergy'] } }, 'as_is', true],
    ['as it is, said for another need', { ...asIs, wishNeeds: { i1: ['eggs allergy'] } }, 'ask', true],
    ['as it is, said for a milder need', { ...asIs, wishNeeds: { i1: ['milk choice'] } }, 'ask', true],
    ['of another dish', { wishes: { i2: 'as_is' }, shownVersions: { i1: 3 } }, 'ask', true],
  ])('%s counts as it should: %#', (_, said, wish, told) => {
    expect(one({ ...allergic, ...said }, creamy)).toMatchObject({ needsWarning: true, wish, wasShown: told })
  })

  it('to ask holds for what is not confirmed, until the kitchen has ruled out every need there is', () => {
    const asking = { ...allergic, wishes: { i1: 'ask' as const } }
    expect(one(asking).wish).toBe('ask')
    expect(one(asking, dish([milk('without')])).wish).toBeNull()
    expect(
      one({ ...asking, needs: [...allergic.needs, need('eggs', 'allergy')] }, dish([milk('without')])).wish,
    ).toBe('ask')
    expect(one({ wishes: { i1: 'ask' } }).wish).toBeNull()
    expect(one({ ...allergic, wishes: { i1: 'as_is' } }).wish).toBeNull()
  })

  it('tells for which dishes the kitchen must be asked', () => {
    const asked = (person: Omit<PersonChoices, 'selections'>, chosen?: Dish, agreed = false) =>
      mustAskKitchen(one(person, chosen), { hasSubstitute: agreed })
    expect(asked(allergic, creamy)).toBe(true)
    expect(asked(allergic, creamy, true)).toBe(false)
    expect(asked({ ...allergic, wishes: { i1: 'as_is' }, shownVersions: { i1: 3 } }, creamy)).toBe(false)
    expect(asked(allergic)).toBe(true)
    expect(asked(allergic, dish([milk('without')]))).toBe(false)
    expect(asked({})).toBe(false)
    expect(asked({ ...allergic, wishes: { i1: 'ask' } })).toBe(true)
  })
})

describe('contents that change', () => {
  const needs = [need('celery', 'allergy'), need('milk', 'intolerance')]
  const celery = (state: ContentState): Content => ({ what: 'celery', state })

  it.each<[string, Content[], Content[], What[]]>([
    ['celery is added', [], [celery('contains')], ['celery']],
    ['traces become an ingredient', [celery('may')], [celery('contains')], ['celery']],
    ['an ingredient becomes traces', [celery('contains')], [celery('may')], []],
    ['eggs are added', [celery('contains')], [celery('contains'), { what: 'eggs', state: 'contains' }], []],
    ['traces of what is not an allergy', [], [milk('may')], []],
    ['both are added', [], [milk('contains'), celery('may')], ['milk', 'celery']],
    ['celery is ruled out', [], [celery('without')], []],
  ])('warn anew where %s: %#', (_, before, after, expected) => {
    expect(addedWarnings(needs, dish(before), dish(after)).map(({ what }) => what)).toEqual(expected)
  })
})

describe('a special meal is needed by', () => {
  it.each<[string, Need[], Dish, Partial<Parameters<typeof needsSpecialMeal>[2]>, boolean]>([
    ['nobody without needs', [], dish([milk('contains')]), {}, false],
    ['an allergy', [need('milk', 'allergy')], dish([milk('without')]), {}, true],
    ['an intolerance', [need('milk', 'intolerance')], dish(), { menuStatesContents: false }, true],
    ['an own choice', [need('milk', 'choice')], dish(), {}, false],
    ['an own choice that the dish contains', [need('milk', 'choice')], dish([milk('contains')]), {}, true],
    ['own words', [], dish(), { note: true }, true],
    ['something agreed', [], dish(), { substitute: true }, true],
    ['a diet in conflict', [need('vegan')], dish([milk('contains')]), {}, true],
    ['a diet that is not confirmed', [need('vegan')], dish(), {}, true],
    ['a diet on a menu that states nothing', [need('vegan')], dish(), { menuStatesContents: false }, false],
    [
      'a diet the dish is stated to keep',
      [need('vegan')],
      dish([], 1, [{ fact: 'vegan', value: 'yes' }]),
      {},
      false,
    ],
  ])('%s: %#', (_, needs, chosen, given, expected) => {
    expect(needsMeal({ needs }, chosen, given)).toBe(expected)
  })

  it('whoever asks for another dish, and not who takes it as it is', () => {
    const needs = [need('milk', 'choice')]
    expect(needsMeal({ needs, wishes: { i1: 'ask' } })).toBe(true)
    expect(
      needsMeal({ needs, wishes: { i1: 'as_is' }, shownVersions: { i1: 1 } }, dish([milk('contains')])),
    ).toBe(false)
  })

  it('a diet whose person has chosen nothing is not', () => {
    expect(
      needsSpecialMeal({ needs: [need('vegan')] }, [], {
        note: false,
        substitute: false,
        menuStatesContents: true,
      }),
    ).toBe(false)
  })
})

describe('the sentences', () => {
  const contains = { what: 'milk', how: 'allergy', state: 'contains' } as const
  const vegan = { what: 'vegan', state: 'contains' } as const
  const cream = (what: string) => what === 'milk'

  it('at a dish say what it is to the need that was given', () => {
    expect(words.atDish(contains)).toBe('Contains milk. You told us: milk allergy.')
    expect(words.atDish(contains, [], { agreed: false })).toBe(
      'Contains milk. You ticked: milk allergy, not agreed yet.',
    )
    expect(words.notConfirmedHere([{ what: 'milk' }], { organizer: 'Mia Ott', agreed: false })).toBe(
      'Milk is not confirmed here. Once agreed, Mia Ott sees this and must ask the kitchen.',
    )
    expect(words.atDish({ ...contains, what: 'almonds', state: 'may' })).toBe(
      'May contain almonds. You told us: almond allergy.',
    )
    expect(words.atDish({ ...contains, state: 'not_confirmed' }, [], { organizer: 'Mia Ott' })).toBe(
      'Milk is not confirmed here. Mia Ott sees this and must ask the kitchen.',
    )
    expect(words.atDish({ ...contains, what: 'eggs', state: 'not_confirmed' })).toBe(
      'Eggs are not confirmed here. The organizer sees this and must ask the kitchen.',
    )
    expect(words.atDish({ what: 'vegan', state: 'stated' })).toBe('Stated to be vegan.')
  })

  it.each(['Anna and Tom', 'Anna & Tom', 'Ana, Rui'])('speak of %s as of several', (organizer) => {
    const need = { what: 'milk', how: 'allergy', state: 'not_confirmed' } as const
    expect(words.atDish(need, [], { organizer })).toContain(`${organizer} see this and must ask the kitchen.`)
  })

  it('name what is against a diet', () => {
    expect(words.atDish(vegan, refutationsOf([], cream, 'vegan'))).toBe('Contains milk. You told us: vegan.')
    expect(
      words.atDish(
        vegan,
        refutationsOf([{ fact: 'vegetarian', value: 'no' }], () => false, 'vegan'),
      ),
    ).toBe('Not vegan. You told us: vegan.')
    const facts: Fact[] = [
      { fact: 'pork', value: 'yes' },
      { fact: 'no-pork', value: 'no' },
      { fact: 'alcohol', value: 'yes' },
    ]
    expect(
      words.atDish(
        { what: 'halal', state: 'contains' },
        refutationsOf(facts, () => false, 'halal'),
      ),
    ).toBe('Contains pork and alcohol. You told us: halal.')
  })

  it('of the kitchen never leave the traces out', () => {
    expect(kitchenSays(['milk'], '3 May')).toBe(
      'The kitchen, 3 May: no milk in the recipe. Traces: not confirmed.',
    )
    expect(kitchenSays(['milk', 'eggs'], '3 May', [], 'Marta')).toBe(
      'Marta, kitchen, 3 May: no milk, no eggs in the recipe. Traces: not confirmed.',
    )
    expect(kitchenSays(['milk'], '3 May', [], 'Marta', 'Pastry')).toBe(
      'Marta, kitchen (Pastry), 3 May: no milk in the recipe. Traces: not confirmed.',
    )
    expect(kitchenSays(['milk'], '3 May', [], 'Marta', 'Kitchen')).toMatch(/^Marta, kitchen, 3 May/)
  })

  it('ask what the guest wishes', () => {
    expect(words.asksWish(contains)).toBe('This dish contains milk, and you told us you have a milk allergy.')
    expect(words.asksWish({ ...contains, state: 'may' }, [], [], 'Leo')).toBe(
      'This dish may contain milk, and you told us Leo has a milk allergy.',
    )
    expect(words.asksWish(vegan, refutationsOf([], cream, 'vegan'))).toBe(
      'This dish contains milk, and you told us you are vegan.',
    )
    expect(words.asksWish(vegan)).toBe('This dish is not vegan, and you told us you are vegan.')
    expect(words.wishToAsk([contains])).toBe('Please make it without milk, or give me another dish')
    expect(words.wishToAsk([contains, { ...contains, what: 'eggs' }])).toBe(
      'Please make it without milk and eggs, or give me another dish',
    )
    expect(words.wishToAsk([vegan])).toBe('Please make it vegan, or give me another dish')
    expect(words.wishToAsk([contains, vegan, { what: 'no-pork', state: 'contains' }])).toBe(
      'Please make it vegan and without milk and pork, or give me another dish',
    )
    expect([words.wishAsItIs, words.chooseAnother]).toEqual([
      'Serve it to me as it is. My decision.',
      'Choose another dish',
    ])
  })

  it('on review and receipt say who has to act', () => {
    expect(words.mustAskAbout(2, 'Mia Ott')).toBe('Mia Ott must ask the kitchen about 2 of your dishes.')
    expect(words.mustAskAbout(1)).toBe('The organizer must ask the kitchen about 1 of your dishes.')
    expect(words.agreedFor('Starter', 'cucumber salad', 'Marta')).toBe(
      'Agreed for your starter: cucumber salad (Marta, kitchen).',
    )
    expect(words.noAnswerYet()).toBe('No answer yet. Please call the organizer.')
    expect(words.tellTheStaff).toBe(
      'Please also tell the staff on the day. We pass on what you and the kitchen write; we cannot check food.',
    )
  })

  it('about changed contents name the need on the page alone', () => {
    expect([wordsNeedsMail.contentsChanged, wordsNeedsMail.lookAgain]).toEqual([
      'What is in a dish you chose has changed.',
      'Look again',
    ])
    expect(words.nowWarned('Beef fillet', { what: 'celery', how: 'allergy', state: 'contains' })).toBe(
      'What is in Beef fillet has changed: it now contains celery. You told us: celery allergy.',
    )
    expect(words.nowWarned('Beef fillet', { what: 'celery', how: 'allergy', state: 'may' })).toBe(
      'What is in Beef fillet has changed: it may now contain celery. You told us: celery allergy.',
    )
    expect(words.nowWarned('Soup', vegan)).toBe(
      'What is in Soup has changed: it is now not vegan. You told us: vegan.',
    )
  })

  it('tell the planner how many are concerned', () => {
    expect(wordsNeedsPlanner.choseWhatTheyAvoid(3, 1)).toBe(
      '3 guests chose a dish that contains what they must avoid. 1 has not been told.',
    )
    expect(wordsNeedsPlanner.choseWhatTheyAvoid(1, 0)).toBe(
      '1 guest chose a dish that contains what they must avoid.',
    )
    const open = [
      { course: 'Main', guests: 2 },
      { course: 'Dessert', guests: 1 },
    ]
    expect(wordsNeedsPlanner.noneConfirmed(open)).toBe('Main for 2 of them, dessert for 1.')
    expect(wordsNeedsPlanner.noneConfirmed([])).toBe('')
    expect(wordsNeedsPlanner.dishesNotConfirmed(6, 9)).toBe(
      'The kitchen has not confirmed 6 dishes for 9 guests with needs.',
    )
    expect(wordsNeedsPlanner.dishesNotConfirmed(1, 1)).toBe(
      'The kitchen has not confirmed 1 dish for 1 guest with needs.',
    )
    expect(wordsNeedsPlanner.askTheKitchen).toBe('Ask the kitchen')
  })
})
