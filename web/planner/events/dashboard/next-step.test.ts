import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

const at = 1000
const fresh = { closesAt: at + 1, itemCount: 0, registeredGuests: 0, notComing: 0 }

test.each([
  ['without a menu, it is the menu', {}, 'menu'],
  ['without a menu, it is the menu also when somebody cannot come', { notComing: 1 }, 'menu'],
  ['with a menu and no answer, it is to share', { itemCount: 1 }, 'share'],
  ['with an answer, it is the totals', { itemCount: 1, registeredGuests: 1 }, 'totals'],
  [
    'with somebody who cannot come, it is the totals: the link is out',
    { itemCount: 1, notComing: 1 },
    'totals',
  ],
  ['once closed, it is paper', { closesAt: at, itemCount: 1, registeredGuests: 1 }, 'print'],
  ['once closed, it is paper also without a menu', { closesAt: at }, 'print'],
] as const)('%s', (_, event, step) => {
  expect(nextStep({ ...fresh, ...event }, at)).toBe(step)
})
