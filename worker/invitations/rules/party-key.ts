import type { NewInvitation } from '../shape/invitation.ts'
import { labelKeyOf } from './label.ts'

type Party = Pick<NewInvitation, 'label' | 'people' | 'email'>

/** The same for two parties with the same label, people and address, without case and accents. */
export function partyKeyOf({ label, people, email }: Party): string {
  return JSON.stringify([labelKeyOf(label), people.map(({ name }) => labelKeyOf(name)).toSorted(), email])
}
