import { expect, it } from 'vitest'
import { deniesNeed, statesNeedNotDenial } from './denies-need.ts'

it.each([
  ...[
    'no nut allergy',
    'No nut allergy.',
    'no peanut allergies',
    'NO TREE NUT ALLERGY',
    'no milk intolerance',
  ],
  ...['I have no nut allergy', 'I don’t have any nut allergies', 'no nut allergy thanks'],
  ...['not allergic to nuts', 'I am not allergic to nuts', 'I’m not allergic to shellfish'],
])('the kitchen need not know that somebody wrote %j', (text) => {
  expect(statesNeedNotDenial(text)).toBe(false)
})

it.each([
  ...[
    'nuts',
    'no nuts',
    'nut allergy',
    'no nuts please',
    'no, nut allergy',
    'No. Nut allergy',
    'no - nut allergy',
  ],
  ...[
    'no\nnut allergy',
    'no nut allergy!!! really',
    'no milk nut allergy',
    'no nut allergy but milk',
    'no nut allergy no milk',
  ],
  ...['no nut allergy, just celery', 'no allergy nut allergy', 'not allergic to nuts but to milk'],
  ...['allergic to nuts', 'no fish', 'not nuts', 'no nut', 'no xyz allergy', 'no nut or milk allergy'],
])('the kitchen is told that somebody wrote %j', (text) => {
  expect(deniesNeed(text)).toBe(false)
  expect(statesNeedNotDenial(text)).toBe(true)
})

it.each(['', 'None', 'n/a', 'no allergies'])('%j states no need to anybody', (text) => {
  expect(statesNeedNotDenial(text)).toBe(false)
})
