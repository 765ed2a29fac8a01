import { expect, test } from 'vitest'
import { doerName, whatWasDone } from './planner-log.ts'

test('a line of the log begins with who did it, in their own letters', () => {
  const named = (name: string) => doerName({ author: { id: 'a', name } }, 'me')
  expect([named('ada von Berg'), named('')]).toEqual(['ada von Berg', 'A deleted account'])
  expect(doerName({ author: { id: 'me', name: 'Me' } }, 'me')).toBe('You')
  expect(doerName({ kitchen: 'Caterer' }, 'me')).toBe('The kitchen (Caterer)')
  expect([doerName('guest', 'me'), doerName('site', 'me')]).toEqual(['A guest', 'Platewise'])
})

test('a line of the log says what was done, and to whom but oneself', () => {
  expect(whatWasDone({ action: 'UPDATE_MENU_ITEM', subject: 'Soup' })).toBe('changed a dish: Soup')
  expect(whatWasDone({ action: 'UPDATE_GUEST_SELECTION', subject: '' })).toBe('changed an answer')
  expect(whatWasDone({ action: 'LEAVE_EVENT', subject: 'Ada' })).toBe('left')
  expect(whatWasDone({ action: 'OF_LATER', subject: '' })).toBe('of later')
})
