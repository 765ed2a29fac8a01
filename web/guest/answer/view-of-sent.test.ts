import { expect, test } from 'vitest'
import type { GuestMenu } from '#party/shape/guest'
import { viewOfSent } from './view-of-sent.ts'

const event = { closesAt: 9 }
const menu = { event, categories: [], registeredGuests: 4, menuVersion: 1 } as unknown as GuestMenu

test('the receipt that a device makes by itself says who of the listed does not come', () => {
  const draft = { email: '', party: [{ name: 'Ann Lee', allergies: '', selections: {} }] }
  const sent = { menu, draft, at: 1 }
  expect(viewOfSent({ ...sent, notComing: ['Tom Lee'] }).notComing).toEqual(['Tom Lee'])
  expect(viewOfSent({ ...sent, notComing: [] })).not.toHaveProperty('notComing')
  expect(viewOfSent(sent)).not.toHaveProperty('notComing')
})
