import { expect, test } from 'vitest'
import { whoChoosesAgain } from '#menu/words/planner-choose-again'
import type { NotNotified } from '#party/shape/choose-again'
import { tellings } from './not-notified-notice.tsx'

const party = (name: string, why: NotNotified['why'] = 'no_address'): NotNotified => ({
  responseId: name,
  name,
  why,
})
const anna = [party('Anna Almeida'), party('Bob')]
const many = Array.from({ length: 10 }, (_, at) => party(`G${at}`))

test.each<[open: boolean, guests: number, mailed: number, notNotified: NotNotified[], said: string]>([
  [true, 7, 5, anna, '7 choose again: 5 are mailed; please tell Anna Almeida and Bob (no address).'],
  [true, 1, 1, [], '1 chooses again: 1 is mailed.'],
  [true, 2, 0, anna, '2 choose again: please tell Anna Almeida and Bob (no address).'],
  [
    true,
    2,
    0,
    [party('Ann', 'undelivered'), party('Leo', 'not_mailed')],
    '2 choose again: please tell Ann (the mail did not arrive), Leo (not mailed).',
  ],
  [
    true,
    10,
    0,
    many,
    '10 choose again: please tell G0, G1, G2, G3, G4, G5, G6, G7, and 2 more (no address).',
  ],
])('open %s: %i choose again, %i mailed', (open, guests, mailed, notNotified, said) => {
  expect(whoChoosesAgain(open, guests, mailed, tellings(notNotified))).toBe(said)
})

test('after closing it says that nobody is mailed', () => {
  expect(whoChoosesAgain(false, 3, 2, tellings([party('Bob')]))).toBe(
    '3 choose again: 2 mailed before; please tell Bob (no address). The event has closed: nobody is mailed, and guests cannot choose. Ask them, and correct their responses.',
  )
})
