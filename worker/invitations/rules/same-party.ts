import type { NewInvitation } from '../shape/invitation.ts'
import { sortKeyOf } from './label.ts'

type Party = Pick<NewInvitation, 'label' | 'people' | 'email'>

/** True if two parties are the same, by their label, their people and their address. */
export function isSameParty(a: Party, b: Party): boolean {
  return keyOf(a) === keyOf(b)
}

function keyOf({ label, people, email }: Party): string {
  return JSON.stringify([sortKeyOf(label), people.map(({ name }) => sortKeyOf(name)).toSorted(), email])
}
