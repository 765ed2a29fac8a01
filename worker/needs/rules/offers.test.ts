import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needInText } from '#words/needs'
import { offerWords } from '#words/offers'
import { isDiet, type OwnNeed, vocabulary } from './needs.ts'
import { offersFrom } from './offers.ts'

const own: OwnNeed[] = [
  { id: 'own:k', name: 'Kiwi', archived: false },
  { id: 'own:m', name: 'Coconut milk', archived: false },
  { id: 'own:x', name: 'Mango', archived: true },
]
const offered = (text: string) => offersFrom(text, offerWords, own).map(({ what }) => what)

describe('typed words offer', () => {
  it.each([
    ['nut allergy', 'nuts peanuts'],
    ['Nuts!', 'nuts peanuts'],
    ['nut-free please', 'nuts peanuts'],
    ['no nuts', 'nuts peanuts'],
    ['No nuts, please. No dairy.', 'peanuts milk nuts'],
    ['allergic to tree nuts', 'nuts'],
    ['tree nuts (not peanuts)', 'nuts'],
    ['nuts but not peanuts', 'nuts'],
    ['no nut allergy but a peanut allergy', 'peanuts'],
    ['Peanut butter', 'peanuts'],
    ['severe almond and cashew allergy', 'almonds cashews'],
    ['almond milk is what I must avoid', 'almonds'],
    ['lactose intolerant', 'lactose'],
    ['coeliac', 'gluten'],
    ['Célìac', 'gluten'],
    ['gluten free, vegan', 'gluten vegan'],
    ['I eat gluten free', 'gluten'],
    ['shellfish', 'crustaceans molluscs'],
    ['no seafood', 'crustaceans fish molluscs'],
    ['prawns', 'crustaceans'],
    ['does not eat meat', 'vegetarian'],
    ['no pork or alcohol', 'no-pork no-alcohol'],
    ['I don’t eat fish', 'fish'],
    ['cannot have nuts or milk', 'nuts peanuts milk'],
    ['must not contain egg', 'eggs'],
    ['I get ill if I eat nuts', 'nuts peanuts'],
    ['unable to eat wheat', 'wheat'],
    ['eats no nuts', 'nuts peanuts'],
    ['I eat everything but nuts', 'nuts peanuts'],
    ['no allergies except peanuts', 'peanuts'],
    ['no allergies, vegan', 'vegan'],
    ['not allergic to nuts but to milk', 'milk'],
    ['not allergic to nuts, milk allergy', 'milk'],
    ['no nuts, milk allergy', 'nuts peanuts milk'],
    ['no nut allergy, but no milk please', 'milk'],
    ['not only allergic to nuts', 'nuts peanuts'],
    ['not severely allergic to nuts', 'nuts peanuts'],
    ['not vegan but vegetarian', 'vegetarian'],
    ['vegetarian, eats fish', 'vegetarian'],
    ['non-dairy', 'milk'],
    ['nuts are not fine', 'nuts peanuts'],
    ['not ok with nuts', 'nuts peanuts'],
    ['milk is fine, eggs are not', 'eggs'],
    ['kiwi', 'own:k'],
    ['KIWIS? kiwi!', 'own:k'],
    ['coconut milk', 'own:m'],
    ['halal', 'halal'],
  ])('what “%s” names', (text, whats) => {
    expect(offered(text).sort()).toEqual(whats.split(' ').sort())
  })

  it.each([
    ...['no nut allergy', 'not allergic to nuts', 'No nut allergies', 'I am not allergic to nuts or milk'],
    ...['not allergic to nuts, milk, eggs', 'no nut, milk or egg allergy', 'no allergy to any kind of nuts'],
    ...[
      'never had a nut allergy',
      'I do not have a nut allergy',
      'doesn’t have a milk intolerance',
      'no nut or milk allergy',
    ],
    ...[
      'neither nut nor milk allergy',
      'no nut allergy or milk allergy',
      'no known allergies to nuts',
      'isn’t lactose intolerant',
    ],
    ...[
      'no longer allergic to fish',
      'not vegan',
      'non-vegetarian',
      'I am not a vegetarian',
      'no coeliac disease',
    ],
    ...[
      'no problem with nuts',
      'nuts are fine',
      'nuts are no problem',
      'fine with milk and eggs',
      'I can eat nuts',
      'loves cheese',
    ],
    ...[
      'nut allergy: no',
      'Nut allergy? None.',
      'not nuts',
      'without nut allergy',
      'I eat meat',
      'meat eater',
    ],
    ...[
      '',
      'none',
      'diabetic',
      'coconut',
      'doughnut',
      'nutmeg',
      'buckwheat',
      'butternut squash',
      'cocoa butter',
      'mango',
    ],
    ...['oyster mushrooms', 'constructor', '__proto__'],
  ])('nothing for “%s”', (text) => {
    expect(offered(text)).toEqual([])
  })

  it('the word the text has for how serious it is, and the graver one where it has none', () => {
    const how = (text: string) => offersFrom(text, offerWords).map((need) => need.how)
    expect(how('lactose intolerant')).toEqual(['intolerance'])
    expect(how('milk sensitivity, egg allergy')).toEqual(['allergy', 'allergy'])
    expect(how('no mustard')).toEqual(['allergy'])
    expect(offersFrom('vegan', offerWords)).toEqual([{ what: 'vegan' }])
  })

  it('each need by the words it is shown with, and nothing once these are denied', () => {
    for (const what of vocabulary) {
      const need = isDiet(what) ? { what } : { what, how: 'allergy' as const }
      expect(offered(needInText(need))).toContain(what)
      // A list with commas is denied as a whole only where it ends in an "or".
      const said = needInText(need)
      if (!what.startsWith('no-') && !said.includes(',')) expect(offered(`not ${said}`)).not.toContain(what)
    }
  })

  it('only what the vocabulary has, in its order and each once, whatever is typed', () => {
    const phrases = Object.values(offerWords).flatMap((list) =>
      typeof list === 'string' ? list.split(',') : list.flatMap(([, names]) => names.split(',')),
    )
    const text = fc.array(fc.oneof(fc.constantFrom(...phrases, ',', '.', '?'), fc.string()), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(text, (words) => {
        const whats = offersFrom(words.join(' '), offerWords).map(({ what }) => what)
        expect(whats).toEqual(vocabulary.filter((what) => whats.includes(what)))
      }),
    )
  })
})
