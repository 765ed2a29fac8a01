import { figure } from '../../core/figures.ts'
import { pluralIn } from '../plural.ts'

// What a guest reads who comes back by the edit link.

export const editing = 'Editing Menu Selections'
export const yourInformation = 'Your Information'
export const additionalGuests = 'Additional Guests'
export const withdrawAnswer = 'Withdraw my answer'
export const cancel = 'Cancel'
export const update = 'Update Menu Selections'
export const updating = 'Updating...'
export const savedShort = 'Saved'
export const saveWithout = 'Save without these dishes'

export const eventLimitation = 'Event Limitation'
/**
 * What a small event has left beside this party.
 * @param limit guests in all. @param others registered beside this party. @param free slots for this party
 */
export function limitation(limit: number, others: number, free: number): string {
  const registered = pluralIn('en', others, {
    one: `${figure(others)} other guest is registered.`,
    other: `${figure(others)} other guests are registered.`,
  })
  const slots = pluralIn('en', free, { one: `${figure(free)} slot`, other: `${figure(free)} slots` })
  const left = free > 0 ? `${slots} remaining for your party.` : 'The event is at capacity.'
  return `This event is limited to ${figure(limit)} guests total. ${registered} ${left}`
}

export const updated = 'Menu selections updated successfully!'
export const updateFailed = 'Failed to update selections. Please try again.'
