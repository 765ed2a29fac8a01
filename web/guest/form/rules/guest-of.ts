import type { Person } from '#party/shape/person'
import type { Guest } from './consent.ts'

/** A stored person, to be changed. Needs that somebody else wrote down are the guest's own to agree to. */
export function guestOf(person: Person): Guest {
  const { needs, allergies } = person
  const consent = Boolean(person.consent)
  return needs?.length && !consent ? person : { ...person, passed: { needs, allergies, consent } }
}
