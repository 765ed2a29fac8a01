import type { NewInvitation } from '../shape/invitation.ts'
import { sortKeyOf } from './label.ts'

type Party = Pick<NewInvitation, 'label' | 'people' | 'email'>

/** The same for two parties with the same label, people and address, without case and accents. */
export function partyKeyOf({ label, people, email }: Party): string {
  return JSON.stringify([sortKeyOf(label), people.map(({ name }) => sortKeyOf(name)).toSorted(), email])
}
