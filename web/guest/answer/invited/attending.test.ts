import { expect, test } from 'vitest'
import type { Invitee } from '#invitations/shape/invitation'
import { nobodyComes, notComingIds, notComingNames, unansweredNames, withAttending } from './attending.ts'

const anna: Invitee = { id: 'aaaaaa', name: 'Anna Lee', kind: 'adult' }
const tom: Invitee = { id: 'tttttt', name: 'Tom Lee', kind: 'adult' }
const people = [anna, tom]
const nobody = { name: '', allergies: '', selections: {} }
const empty = { party: [nobody] }
const names = ({ party }: { party: { name: string }[] }) => party.map(({ name }) => name)

test('the first of the listed who comes takes the place of the person without a name', () => {
  const after = withAttending(empty, people, { [tom.id]: true })
  expect(after.party).toEqual([{ ...nobody, id: tom.id, name: 'Tom Lee' }])
})

test('the listed stand in the order of the list, whoever was ticked first', () => {
  const first = withAttending(empty, people, { [tom.id]: true })
  expect(names(withAttending(first, people, { [tom.id]: true, [anna.id]: true }))).toEqual([
    'Anna Lee',
    'Tom Lee',
  ])
})

test('who is listed as a child or an infant comes as one, and an adult without an age', () => {
  const mia: Invitee = { id: 'mmmmmm', name: 'Mia Lee', kind: 'child' }
  const ben: Invitee = { id: 'bbbbbb', name: 'Ben Lee', kind: 'infant' }
  const after = withAttending(empty, [anna, mia, ben], { aaaaaa: true, mmmmmm: true, bbbbbb: true })
  expect(after.party.map(({ age }) => age)).toEqual([undefined, 'child', 'infant'])
})

test('dishes of somebody who is marked away by mistake come back with them', () => {
  const both = withAttending(empty, people, { [anna.id]: true, [tom.id]: true })
  const chosen = both.party.map((person) => ({ ...person, selections: { main: person.name } }))
  const away = withAttending({ ...both, party: chosen }, people, { [anna.id]: true, [tom.id]: false })
  expect(names(away)).toEqual(['Anna Lee'])
  const back = withAttending(away, people, { [anna.id]: true, [tom.id]: true })
  expect(back.party[1]?.selections).toEqual({ main: 'Tom Lee' })
  expect(back.outOfParty).toEqual([])
})

test('a guest beyond the listed stays at the end, and waits aside while nobody of the listed comes', () => {
  const one = withAttending(empty, people, { [anna.id]: true })
  const plusOne = { ...nobody, name: 'Kim' }
  const withKim = { ...one, party: [...one.party, plusOne] }
  expect(names(withAttending(withKim, people, { [anna.id]: true, [tom.id]: true }))).toEqual([
    'Anna Lee',
    'Tom Lee',
    'Kim',
  ])
  const none = withAttending(withKim, people, { [anna.id]: false })
  expect(none.party).toEqual([nobody])
  expect(names(withAttending(none, people, { [anna.id]: true }))).toEqual(['Anna Lee', 'Kim'])
})

test('only who was said not to come is not coming; who was left open has not answered', () => {
  const attending = { [anna.id]: false }
  expect(notComingIds(people, attending)).toEqual([anna.id])
  expect(notComingNames(people, attending)).toEqual(['Anna Lee'])
  expect(unansweredNames(people, attending)).toEqual(['Tom Lee'])
  expect(nobodyComes(people, attending)).toBe(false)
  expect(nobodyComes(people, { [anna.id]: false, [tom.id]: false })).toBe(true)
  expect(nobodyComes([], {})).toBe(false)
})
