import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inText } from '#words/needs'
import { noNeed } from '#words/no-need'
import { vocabulary } from './needs.ts'
import { statesNoNeed } from './no-need.ts'

describe('words that state no need', () => {
  it.each([
    ...[
      '',
      '  ',
      '-',
      '--',
      '—',
      '…',
      '/',
      '.',
      'None',
      'none.',
      'NONE!!!',
      'no',
      'No',
      'nope',
      'Nothing',
      'nil',
    ],
    ...['n/a', 'N/A', 'n.a.', 'NA', 'Not applicable', 'No.', '"none"', '(none)', 'no / none', 'None, none'],
    ...[
      'no allergies',
      'No allergies.',
      'No known allergies',
      'no food allergies',
      'none known',
      'no intolerances',
    ],
    ...[
      'no allergies or intolerances',
      'No allergies, no intolerances',
      'no allergies / dietary restrictions',
    ],
    ...[
      'No dietary requirements',
      'no special dietary needs',
      'I have no allergies',
      'I don’t have any allergies',
    ],
    ...[
      "I don't have any",
      'do not have any food allergies',
      'none that I know of',
      'None, thank you',
      'No, thanks',
    ],
    ...[
      'nothing special',
      'Not that I know of',
      'I eat everything',
      'eats everything',
      'all good 👍',
      'None 😊',
    ],
    ...[
      'not allergic to anything',
      'without any allergies',
      'nöne',
      'ＮＯＮＥ',
      'We have no allergies at all, thanks',
    ],
  ])('are such as %j', (text) => {
    expect(statesNoNeed(text, noNeed)).toBe(true)
  })

  it.each([
    ...[
      'nuts',
      'no nuts',
      'None of the nuts',
      'no nut allergy',
      'No milk',
      'no allergies but no pork',
      '?!x?! nuts',
    ],
    ...[
      'No, I have allergies',
      'I have allergies, no?',
      'no allergies except nuts',
      'none but peanuts',
      'nothing with milk',
    ],
    ...[
      'vegan',
      'vegetarian: no',
      'not vegan',
      'no fish',
      'nothing raw',
      'no alcohol',
      'no gluten',
      'no. 5',
      'n',
      'allergies',
    ],
    ...[
      'nothing spicy, thanks',
      'no food after 9',
      '🥜',
      'none 🥜',
      '无',
      'yes',
      'see email',
      'I have',
      'known allergies',
    ],
    ...[
      'not fine with everything',
      'no needles',
      'nonuts',
      'I cannot eat everything',
      'no allergies. Vegan',
      'no diet cola',
    ],
  ])('are not such as %j', (text) => {
    expect(statesNoNeed(text, noNeed)).toBe(false)
  })

  it('never hold the name of something to avoid', () => {
    const saying = fc.constantFrom(
      ...noNeed.whole,
      ...noNeed.no,
      ...noNeed.which,
      ...noNeed.before,
      ...noNeed.after,
    )
    const need = fc.constantFrom(...vocabulary.map((what) => inText(what)))
    fc.assert(
      fc.property(
        fc.array(saying, { maxLength: 4 }),
        need,
        fc.array(saying, { maxLength: 4 }),
        (before, what, after) => {
          expect(statesNoNeed([...before, what, ...after].join(' '), noNeed)).toBe(false)
        },
      ),
    )
  })

  it.each([
    ['no '.repeat(166), true],
    [`no ${'diet '.repeat(99)}`, true],
    [`no ${'diet '.repeat(98)}nuts`, false],
    [`${'no known '.repeat(55)}nuts`, false],
    [`${'no diet or no '.repeat(35)}x y`, false],
  ])('are found in long texts without going back: %#', (text, expected) => {
    expect(statesNoNeed(text, noNeed)).toBe(expected)
  })
})
