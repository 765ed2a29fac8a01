import type { NoNeedWords } from '../no-need.ts'

/** English phrases for "no need". They are compared folded: without case, accents, apostrophes and punctuation. */
export const noNeedInEnglish: NoNeedWords = {
  whole: [
    ...['no', 'none', 'nope', 'nah', 'nothing', 'nil', 'null', 'zero', '0', 'x', 'na', 'n/a', 'n a'],
    ...[
      'not any',
      'dont have any',
      'do not have any',
      'not applicable',
      'does not apply',
      'not that i know of',
      'not known',
    ],
    ...[
      'nothing special',
      'nothing in particular',
      'nothing to declare',
      'nothing to report',
      'nothing else',
    ],
    ...['not allergic', 'not allergic to anything', 'allergic to nothing', 'no thanks', 'no thank you'],
    ...['eats everything', 'eat everything', 'eats anything', 'eat anything', 'everything is fine'],
    ...['all good', 'all fine', 'fine with everything', 'anything goes'],
  ],
  no: [
    ...['no', 'none', 'not any', 'zero', 'without', 'without any', 'do not have any', 'dont have any'],
    ...['does not have any', 'doesnt have any', 'have not got any', 'havent got any', 'have none of the'],
  ],
  qualifiers: [
    'any',
    'known',
    'food',
    'dietary',
    'diet',
    'special',
    'specific',
    'particular',
    'other',
    'such',
    'at all',
  ],
  needs: [
    ...['allergy', 'allergies', 'allergens', 'intolerance', 'intolerances', 'sensitivities', 'restriction'],
    ...['restrictions', 'requirement', 'requirements', 'need', 'needs', 'preference', 'preferences'],
    ...['issue', 'issues', 'problems', 'diet', 'diets', 'dietaries', 'allergys', 'alergies'],
  ],
  and: ['and', 'or', 'nor', 'no', 'and no', 'or any', 'and or'],
  before: [
    'i',
    'we',
    'i am',
    'im',
    'we are',
    'i have',
    'ive',
    'we have',
    'he has',
    'she has',
    'they have',
    'there are',
  ],
  after: [
    ...[
      'thanks',
      'thank you',
      'many thanks',
      'please',
      'at all',
      'known',
      'so far',
      'for me',
      'for us',
      'here',
    ],
    ...['that i know of', 'that we know of', 'that i am aware of', 'im aware of', 'as far as i know'],
    ...['to my knowledge', 'to speak of', 'to report', 'to declare', 'whatsoever', 'at present', 'really'],
  ],
}

/**
 * Phrases that deny one food, folded like those above: `beforeFood` stands right before it in "no nut allergy", `allergicTo`
 * in "not allergic to nuts". `deniesNeed` replaces the food by `anything`, and reads the rest as a statement of no need.
 */
export const denialPhrases = {
  beforeFood: ['no', 'any', 'without'],
  allergicTo: ['allergic', 'to'],
  anything: 'anything',
}
