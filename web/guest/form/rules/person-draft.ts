import { hasStatedNeed } from '#needs/rules/has-need'
import type { Person } from '#party/shape/person'
import type { ConsentedNeeds } from './consent.ts'

/** A person as a form holds them. `consented` are the needs and the note that they agreed to have passed on. */
export type PersonDraft = Person & { consented?: ConsentedNeeds | undefined }

/** A stored person as a draft. Needs without consent were entered by somebody else: the form asks the guest for it. */
export function personDraftOf(person: Person): PersonDraft {
  const { needs, allergies } = person
  const consent = Boolean(person.consent)
  return needs?.length && !consent ? person : { ...person, consented: { needs, allergies, consent } }
}

/** A person in the shape that the API takes. Empty keys are left out. */
export function personToSend({ consented, ...person }: PersonDraft) {
  const { name, allergies, selections, id, needs = [], wishes = {}, wishNeeds, age } = person
  const chosen = Object.values(selections)
  const wished = Object.entries(wishes).filter(([dish]) => chosen.includes(dish))
  return {
    name,
    allergies,
    selections,
    ...(id && { id }),
    ...(needs.length > 0 && { needs }),
    ...(consented?.consent && hasStatedNeed(person) && { consent: true as const }),
    ...(wished.length > 0 && { wishes: Object.fromEntries(wished), wishNeeds }),
    ...(age && { age }),
  }
}
