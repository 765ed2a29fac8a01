import { expect, it } from 'vitest'
import { editDoesNotFit, partyDoesNotFit, placesLeft } from '../events/words/guest.ts'
import { chosenBy } from '../menu/words/planner.ts'
import { limitation } from '../party/words/guest-edit.ts'
import { plan, upgraded } from '../purchases/words/planner.ts'
import { figure, percent } from './figures.ts'

it('groups digits and writes shares as English does', () => {
  expect([figure(0), figure(999), figure(1000), figure(2000)]).toEqual(['0', '999', '1,000', '2,000'])
  expect([percent(0), percent(0.5), percent(1 / 3), percent(1)]).toEqual(['0%', '50%', '33%', '100%'])
})

it('writes the figures of every sentence so', () => {
  const places = { guestLimit: 2000, registeredGuests: 1000 }
  for (const sentence of [
    partyDoesNotFit(places),
    editDoesNotFit(2000, 1000),
    limitation(2000, 1000, 1000),
    placesLeft(1000),
    upgraded('Gala', 2000),
    chosenBy(1000),
    plan.name(1000),
    plan.description(1000),
  ]) {
    expect(sentence).toMatch(/\b[12],000\b/)
    expect(sentence).not.toMatch(/\d{4}/)
  }
})
