import { expect, it } from 'vitest'
import type { Figures, Invitee } from '../shape/invitation.ts'
import { peopleOfParty } from './party-people.ts'

const person = (name: string, kind: Invitee['kind'] = 'adult') => ({ id: name.toLowerCase(), name, kind })
const [ann, bob, tom] = [person('Ann'), person('Bob'), person('Tom')]

function told(people: Invitee[], figures: Partial<Figures>, come: object[] = [], stay: object[] = []) {
  const counts = { coming: 0, notComing: 0, silent: 0, unused: 0, ...figures }
  const all = peopleOfParty({ people, counts }, come as Invitee[], stay as Invitee[])
  return all.map(({ name, count, attendance }) => `${name || count} ${attendance}`)
}

it('people of a party are told by their answer, and who is in none has not answered', () => {
  const counts = { coming: 1, notComing: 1, silent: 1 }
  expect(told([ann, bob, tom], counts, [ann], [bob])).toEqual(['Ann coming', 'Tom silent', 'Bob notComing'])
})

it('places that nobody is named for have no name, and vendors are told apart', () => {
  expect(told([ann, person('DJ', 'vendor')], { silent: 3 })).toEqual(['Ann silent', '2 silent', 'DJ vendor'])
})

it('who answered without an id counts as the first of the listed', () => {
  const come = [{ name: 'Anna' }, { name: 'Robert' }]
  const all = told([ann, bob, tom], { coming: 2, silent: 1 }, come)
  expect(all).toEqual(['Anna coming', 'Robert coming', 'Tom silent'])
})

it('who comes beyond the places of a party is not on the list', () => {
  expect(told([ann], { coming: 1 }, [ann, bob])).toEqual(['Ann coming', 'Bob unlisted'])
})
