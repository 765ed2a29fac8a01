import type { Need } from '#needs/rules/needs'
import { statesNeed } from '#needs/rules/note/states-need'
import type { Person } from '#party/shape/person'

/** A person's needs and note agreed to be passed on. `consent`: by the button, and not only stored before. */
export type Consented = { needs?: Need[] | undefined; allergies: string; consent: boolean }

/** Somebody in the party, as the form has them. */
export type Guest = Person & { passed?: Consented | undefined }

export type GivenNeeds = Pick<Person, 'needs' | 'allergies'>

/** True if a person has a need, or a note that states one. */
export function saysNeeds({ needs, allergies }: GivenNeeds): boolean {
  return Boolean(needs?.length) || statesNeed(allergies)
}

/** True if two people have the same needs and note. */
export function sameNeeds(one: GivenNeeds, other: GivenNeeds): boolean {
  return one.allergies.trim() === other.allergies.trim() && keysOf(one).join() === keysOf(other).join()
}

/** True if something was said that nobody agreed to pass on. To take back a part of it needs no new agreement. */
export function lacksConsent({ passed = nothing, ...person }: Guest): boolean {
  const agreed = keysOf(passed)
  const newNote = statesNeed(person.allergies) && person.allergies.trim() !== passed.allergies.trim()
  return newNote || keysOf(person).some((key) => !agreed.includes(key))
}

/** The state of somebody who agreed to nothing. */
export const nothing: Consented = { allergies: '', consent: false }

function keysOf({ needs = [] }: { needs?: Need[] | undefined }): string[] {
  return needs.map(({ what, how }) => `${what} ${how}`)
}

/** A person as the server takes them: a key is absent where it would be empty. */
export function sentPerson({ passed, ...person }: Guest) {
  const { name, allergies, selections, id, needs = [], wishes = {}, wishNeeds, age } = person
  const chosen = Object.values(selections)
  const wished = Object.entries(wishes).filter(([dish]) => chosen.includes(dish))
  return {
    name,
    allergies,
    selections,
    ...(id && { id }),
    ...(needs.length > 0 && { needs }),
    ...(passed?.consent && saysNeeds(person) && { consent: true as const }),
    ...(wished.length > 0 && { wishes: Object.fromEntries(wished), wishNeeds }),
    ...(age && { age }),
  }
}
