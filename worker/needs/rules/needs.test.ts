import { describe, expect, it } from 'vitest'
import {
  contentName,
  howName,
  inCapitals,
  inText,
  listed,
  needClause,
  needInText,
  needName,
} from '#needs/words/shared'
import { age, guestNeeds, ingredient, plannerNeeds, wishMap } from '../shape/needs.ts'
import { ownNeedInput } from '../shape/own-needs.ts'
import {
  allergens,
  builtInNeeds,
  compareByListOrder,
  diets,
  firstChips,
  groupOf,
  kindsIn,
  mergeNeeds,
  moreChips,
  type Need,
  type OwnNeed,
} from './needs.ts'

const ownNeeds: OwnNeed[] = [
  { id: 'own:k1', name: 'Kiwi', archived: false },
  { id: 'own:c1', name: 'Coconut', archived: true },
]

describe('the vocabulary', () => {
  it('holds the 14 allergens, their kinds and eight diets under permanent ids', () => {
    expect(builtInNeeds.join(' ')).toBe(
      'gluten wheat rye barley oats crustaceans eggs fish peanuts soybeans milk lactose ' +
        'nuts almonds hazelnuts walnuts cashews pecans brazil-nuts pistachios macadamias pine-nuts ' +
        'celery mustard sesame sulphites lupin molluscs ' +
        'vegetarian vegan pescatarian halal kosher no-pork no-beef no-alcohol',
    )
    expect([allergens.length, diets.length]).toEqual([14, 8])
  })

  it('knows the group of each kind, and none of anything else', () => {
    expect(groupOf('oats')).toBe('gluten')
    expect(groupOf('lactose')).toBe('milk')
    expect(groupOf('pine-nuts')).toBe('nuts')
    expect([groupOf('nuts'), groupOf('peanuts'), groupOf('vegan'), groupOf('own:k1')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(kindsIn('peanuts')).toEqual([])
    expect(kindsIn('own:toString')).toEqual([])
  })

  it('offers eight chips first, and everything else but the kinds and what is archived under More', () => {
    expect(firstChips).toEqual(['gluten', 'milk', 'eggs', 'nuts', 'peanuts', 'fish', 'vegetarian', 'vegan'])
    expect(moreChips(ownNeeds)).toEqual([
      ...['crustaceans', 'soybeans', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'],
      ...['pescatarian', 'halal', 'kosher', 'no-pork', 'no-beef', 'no-alcohol', 'own:k1'],
    ])
  })

  it('names coeliac disease for gluten and its cereals alone', () => {
    const named = builtInNeeds.filter((what) => howName('allergy', what) === 'Allergy or coeliac disease')
    expect(named).toEqual(['gluten', 'wheat', 'rye', 'barley', 'oats'])
    expect(howName('allergy', 'nuts')).toBe('Allergy')
    expect(howName('intolerance', 'gluten')).toBe('Intolerance')
  })

  it('offers an event’s own needs by name, capitalize, and no archived one', () => {
    const named = ['mango', 'Kiwi', 'coconut'].map((name, at) => ({
      id: `own:${at}` as const,
      name,
      archived: false,
    }))
    const all = [...named, { id: 'own:9' as const, name: 'Apple', archived: true }]
    expect(
      moreChips(all)
        .slice(-3)
        .map((what) => needName(what, all)),
    ).toEqual(['Coconut', 'Kiwi', 'Mango'])
  })

  it('covers all nine of the US', () => {
    const nine = ['milk', 'eggs', 'fish', 'crustaceans', 'nuts', 'peanuts', 'wheat', 'soybeans', 'sesame']
    expect(builtInNeeds).toEqual(expect.arrayContaining(nine))
  })
})

describe('names', () => {
  it('of a dish’s contents begin with the words that guests tick', () => {
    for (const what of builtInNeeds) expect(contentName(what).startsWith(needName(what))).toBe(true)
    expect(contentName('gluten')).toBe('Gluten')
    expect(contentName('crustaceans')).toBe('Prawns, crab, lobster (crustaceans)')
    expect(contentName('sulphites')).toBe('Sulphites (above 10 mg/kg or 10 mg/litre)')
    expect([contentName('sesame'), contentName('soybeans'), inText('soybeans')]).toEqual([
      'Sesame',
      'Soya',
      'soya',
    ])
    expect(needName('gluten')).toBe('Gluten')
    expect(needName('crustaceans')).toBe('Prawns, crab, lobster')
    expect(needName('no-pork')).toBe('No pork')
  })

  it('stand for everything in the vocabulary, each its own', () => {
    for (const nameOf of [contentName, needName, inText])
      expect(new Set(builtInNeeds.map((what) => nameOf(what))).size).toBe(builtInNeeds.length)
    expect(builtInNeeds.map((what) => inText(what))).not.toContain('something else')
  })

  it('are the planner’s for needs of their own, also once archived', () => {
    expect([
      contentName('own:k1', ownNeeds),
      needName('own:c1', ownNeeds),
      inCapitals('own:k1', ownNeeds),
    ]).toEqual(['Kiwi', 'Coconut', 'KIWI'])
    expect(inText('own:gone', ownNeeds)).toBe('something else')
  })

  it.each<[Pick<Need, 'what' | 'how'>, string, string]>([
    [{ what: 'milk', how: 'allergy' }, 'milk allergy', 'you have a milk allergy'],
    [{ what: 'eggs', how: 'allergy' }, 'egg allergy', 'you have an egg allergy'],
    [{ what: 'eggs', how: 'intolerance' }, 'egg intolerance', 'you have an egg intolerance'],
    [
      { what: 'gluten', how: 'allergy' },
      'gluten allergy or coeliac disease',
      'you have a gluten allergy or coeliac disease',
    ],
    [{ what: 'milk', how: 'choice' }, 'no milk, by choice', 'you avoid milk'],
    [{ what: 'vegan' }, 'vegan', 'you are vegan'],
    [{ what: 'halal' }, 'halal', 'you eat halal'],
    [{ what: 'no-pork' }, 'no pork', 'you eat no pork'],
    [{ what: 'own:k1', how: 'allergy' }, 'Kiwi allergy', 'you have a Kiwi allergy'],
  ])('%o reads “%s” and “%s”', (need, said, told) => {
    expect(needInText(need, ownNeeds)).toBe(said)
    expect(needClause(need, ownNeeds)).toBe(told)
  })

  it('say of another person what they have, avoid or are', () => {
    const ofLeo = (need: Pick<Need, 'what' | 'how'>) => needClause(need, ownNeeds, 'Leo')
    expect(ofLeo({ what: 'milk', how: 'allergy' })).toBe('Leo has a milk allergy')
    expect(ofLeo({ what: 'eggs', how: 'choice' })).toBe('Leo avoids eggs')
    expect(ofLeo({ what: 'vegan' })).toBe('Leo is vegan')
  })

  it('are joined as a list', () => {
    expect([listed([]), listed(['milk']), listed(['milk', 'wheat']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'milk',
      'milk and wheat',
      'a, b and c',
    ])
  })
})

describe('needs', () => {
  const taken = (needs: unknown) => guestNeeds.safeParse(needs).success

  it.each([
    ['an allergen with a word', [{ what: 'nuts', how: 'allergy' }], true],
    ['an allergen without one', [{ what: 'nuts' }], false],
    ['an allergen with an unknown word', [{ what: 'nuts', how: 'severe' }], false],
    ['a kind', [{ what: 'almonds', how: 'intolerance' }], true],
    ['a diet', [{ what: 'vegan' }], true],
    ['a diet with a word', [{ what: 'vegan', how: 'choice' }], false],
    ['a need of the planner’s own', [{ what: 'own:k1', how: 'allergy' }], true],
    ['one without a word', [{ what: 'own:k1' }], false],
    ['one with a space in its id', [{ what: 'own:k 1', how: 'allergy' }], false],
    ['one without an id', [{ what: 'own:', how: 'allergy' }], false],
    ['something unknown', [{ what: 'dust', how: 'allergy' }], false],
    ['a name of a prototype', [{ what: 'constructor', how: 'allergy' }], false],
    ['no need', [], true],
    ['no list', null, false],
    ['as many as there are', Array.from({ length: 44 }, () => ({ what: 'vegan' })), true],
    ['more than there are', Array.from({ length: 45 }, () => ({ what: 'vegan' })), false],
  ])('with %s are taken: %#', (_, needs, expected) => {
    expect(taken(needs)).toBe(expected)
  })

  it('say who wrote them, whatever was sent', () => {
    const sent = [{ what: 'nuts', how: 'allergy', by: 'planner', note: 'x' }]
    expect(guestNeeds.parse(sent)).toEqual([{ what: 'nuts', how: 'allergy', by: 'guest' }])
    expect(plannerNeeds.parse(sent)).toEqual([{ what: 'nuts', how: 'allergy', by: 'planner' }])
  })

  it('come out each once, with the more serious word, in one order', () => {
    const sent = [
      { what: 'vegan' },
      { what: 'own:k1', how: 'choice' },
      { what: 'almonds', how: 'choice' },
      { what: 'milk', how: 'intolerance' },
      { what: 'almonds', how: 'allergy' },
      { what: 'vegan' },
    ]
    const expected = [
      { what: 'milk', how: 'intolerance', by: 'guest' },
      { what: 'almonds', how: 'allergy', by: 'guest' },
      { what: 'vegan', by: 'guest' },
      { what: 'own:k1', how: 'choice', by: 'guest' },
    ]
    expect(guestNeeds.parse(sent)).toEqual(expected)
    expect(JSON.stringify(guestNeeds.parse(sent))).toBe(JSON.stringify(guestNeeds.parse(sent.reverse())))
  })

  it('that the guest gave stay the guest’s when the planner adds the same', () => {
    const guest: Need = { what: 'nuts', how: 'choice', by: 'guest' }
    const planner: Need = { what: 'nuts', how: 'allergy', by: 'planner' }
    expect(mergeNeeds([planner, guest])).toEqual([{ what: 'nuts', how: 'allergy', by: 'guest' }])
    expect(mergeNeeds([guest, planner])).toEqual(mergeNeeds([planner, guest]))
    expect(mergeNeeds([planner, planner])).toEqual([planner])
  })

  it('of a planner’s own sort behind the vocabulary, by id', () => {
    expect((['own:b', 'vegan', 'own:a', 'gluten'] as const).toSorted(compareByListOrder)).toEqual([
      'gluten',
      'vegan',
      'own:a',
      'own:b',
    ])
  })
})

it.each([
  ['milk', true],
  ['lactose', true],
  ['own:k1', true],
  ['vegan', false],
  ['meat', false],
])('%s is an ingredient: %s', (what, expected) => {
  expect(ingredient.safeParse(what).success).toBe(expected)
})

it.each([
  ['two words', { i1: 'ask', i2: 'as_is' }, true],
  ['an unknown word', { i1: 'maybe' }, false],
  ['a prototype’s name', JSON.parse('{"__proto__":"ask"}'), false],
  ['101 dishes', Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`i${i}`, 'ask'])), false],
])('wishes of %s are taken: %#', (_, map, expected) => {
  expect(wishMap.safeParse(map).success).toBe(expected)
})

it('takes two ages, and none beside them', () => {
  expect(['child', 'infant', 'adult', ''].map((one) => age.safeParse(one).success)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('names a need of the planner’s own with 1 to 40 characters', () => {
  expect(ownNeedInput.parse({ name: '  Kiwi  fruit ' })).toEqual({ name: 'Kiwi fruit' })
  expect(ownNeedInput.safeParse({ name: ' ' }).error?.issues[0]?.message).toBe('Please name the need')
  expect(ownNeedInput.safeParse({ name: 'x'.repeat(40) }).success).toBe(true)
  expect(ownNeedInput.safeParse({ name: 'x'.repeat(41) }).error?.issues[0]?.message).toBe(
    'Name must be less than 40 characters',
  )
})
