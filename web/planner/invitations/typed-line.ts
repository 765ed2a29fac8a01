import { partyMax, personNameMax } from '#core/limits'
import { lengthOf } from '#core/text'
import { typedNumber } from '#core/typed-number'
import { labelMax } from '#invitations/rules/limits'
import type { Kind } from '#invitations/shape/invitation'
import {
  invitedNameTooLong,
  labelRequired,
  labelTooLong,
  seatsInvalid,
  tooManyNamed,
} from '#invitations/words/planner'
import { agedName, listIn } from './people-in.ts'

/** A party as a line names it. */
export type TypedParty = { label?: string; people: { name: string; kind: Kind }[]; maxSize: number }

/**
 * The party of a typed line: "Anna Lee, Tom Lee" names two, "Anna Lee, child" one with an age, "Anna Lee, +1" leaves a place
 * without a name, and "The Lees 4" is a party's name with its places.
 * @returns the error instead where it is none
 */
export function typedParty(text: string): TypedParty | { error: string } {
  const sized = /^([^,&+;]*[^,&+;\p{Nd}\s])\s+(\p{Nd}{1,4})$/u.exec(text.trim())
  if (sized) {
    const [, label = '', size = ''] = sized
    if (lengthOf(label) > labelMax) return { error: labelTooLong }
    const maxSize = typedNumber(size)
    return maxSize < 1 || maxSize > partyMax ? { error: seatsInvalid } : { label, people: [], maxSize }
  }
  const seats = listIn(text)
  const people = seats.filter(Boolean).map((seat) => {
    const { name, age } = agedName(seat)
    return { name, kind: age ?? ('adult' as const) }
  })
  if (people.length === 0) return { error: labelRequired }
  if (seats.length > partyMax) return { error: tooManyNamed }
  if (people.some(({ name }) => lengthOf(name) > personNameMax)) return { error: invitedNameTooLong }
  return { people, maxSize: seats.length }
}
