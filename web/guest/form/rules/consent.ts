import type { Need } from '#needs/rules/needs'
import { statesNeed } from '#needs/rules/note/states-need'
import type { Person } from '#party/shape/person'

/** Needs and note that a person agreed to have passed on. `consent`: by the button, and not only stored before. */
export type ConsentedNeeds = { needs?: Need[] | undefined; allergies: string; consent: boolean }

export type GivenNeeds = Pick<Person, 'needs' | 'allergies'>

/** True if two people have the same needs and note. */
export function sameNeeds(one: GivenNeeds, other: GivenNeeds): boolean {
  return one.allergies.trim() === other.allergies.trim() && keysOf(one).join() === keysOf(other).join()
}

/** True if needs were entered that nobody agreed to pass on. Removing some of them needs no new agreement. */
export function lacksConsent({
  passed = nothing,
  ...person
}: GivenNeeds & { passed?: ConsentedNeeds | undefined }): boolean {
  const agreed = keysOf(passed)
  const newNote = statesNeed(person.allergies) && person.allergies.trim() !== passed.allergies.trim()
  return newNote || keysOf(person).some((key) => !agreed.includes(key))
}

/** The state of somebody who agreed to nothing. */
export const nothing: ConsentedNeeds = { allergies: '', consent: false }

function keysOf({ needs = [] }: { needs?: Need[] | undefined }): string[] {
  return needs.map(({ what, how }) => `${what} ${how}`)
}
