import type { Need } from '#needs/rules/needs'
import { statesNeed } from '#needs/rules/note/states-need'
import type { Person } from '#party/shape/person'

/** Needs and note that a person agreed to have passed on. `consent`: false if there was nothing to agree to. */
export type ConsentedNeeds = { needs?: Need[] | undefined; allergies: string; consent: boolean }

export type NeedsAndNote = Pick<Person, 'needs' | 'allergies'>

/** True if two people have the same needs and note. */
export function sameNeeds(one: NeedsAndNote, other: NeedsAndNote): boolean {
  return one.allergies.trim() === other.allergies.trim() && keysOf(one).join() === keysOf(other).join()
}

/** True if needs were entered that nobody agreed to pass on. Removing some of them needs no new consent. */
export function lacksConsent({
  consented = noConsent,
  ...person
}: NeedsAndNote & { consented?: ConsentedNeeds | undefined }): boolean {
  const consentedKeys = keysOf(consented)
  const hasNewNote = statesNeed(person.allergies) && person.allergies.trim() !== consented.allergies.trim()
  return hasNewNote || keysOf(person).some((key) => !consentedKeys.includes(key))
}

/** The needs and note of a person who has agreed to nothing. */
export const noConsent: ConsentedNeeds = { allergies: '', consent: false }

function keysOf({ needs = [] }: { needs?: Need[] | undefined }): string[] {
  return needs.map(({ what, how }) => `${what} ${how}`)
}
