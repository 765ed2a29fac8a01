import { hasStatedNeed } from '#needs/rules/has-need'
import type { Person } from '#party/shape/person'
import { sameNeeds } from '../form/rules/consent.ts'
import { type PersonDraft, personDraftOf, personToSend } from '../form/rules/person-draft.ts'
import { type FieldErrors, fieldErrorOf } from '../form/rules/response-draft.ts'

/** Unsaved changes of a person's needs. */
type NeedsDraft = Pick<PersonDraft, 'needs' | 'allergies' | 'consented'>

/** Unsaved changes by person id. */
export type NeedsDrafts = Record<string, NeedsDraft>

/** A person whose needs were changed, and the stored one. */
type Change = { id: string; index: number; person: PersonDraft; stored: Person }

/** The drafts with one person's needs changed. No needs are kept as an empty list, since JSON drops what is undefined. */
export function withNeedsDraft(
  drafts: NeedsDrafts,
  { id = '', ...person }: PersonDraft,
  part: Partial<PersonDraft>,
): NeedsDrafts {
  const { needs = [], allergies, consented } = { ...person, ...part }
  return { ...drafts, [id]: { needs, allergies, consented } }
}

/** The stored people with their drafts. */
export function partyOf(stored: readonly Person[], drafts: NeedsDrafts): PersonDraft[] {
  return stored.map((person) => ({ ...personDraftOf(person), ...drafts[person.id ?? ''] }))
}

/** People whose needs differ from the stored ones, or who agreed to needs that somebody else entered. */
export function changesOf(party: readonly PersonDraft[], stored: readonly Person[]): Change[] {
  return party.flatMap((person, index) => {
    const storedPerson = stored[index]
    if (!storedPerson?.id) return []
    const hasAgreed = person.consented?.consent && !storedPerson.consent && hasStatedNeed(person)
    return sameNeeds(person, storedPerson) && !hasAgreed
      ? []
      : [{ id: storedPerson.id, index, person, stored: storedPerson }]
  })
}

/** The changes in the shape that the API takes. */
export function changesToSend(changes: readonly Change[]) {
  return changes.map(({ id, person }) => {
    const { needs = [], allergies, consent } = personToSend(person)
    return { id, needs, allergies, ...(consent && { consent }) }
  })
}

/** Errors of changed needs, by field. */
export function errorsOf(changes: readonly Change[], party: PersonDraft[]): FieldErrors {
  const paths = changes.flatMap(({ index }) => [`party.${index}.allergies`, `party.${index}.needs`])
  const found = paths.map((path) => [path, fieldErrorOf({ email: '', party }, path)] as const)
  return Object.fromEntries(found.filter(([, error]) => error !== undefined)) as FieldErrors
}

/** True if somebody else changed the same people's needs, or removed one of them. The same change is no conflict. */
export function hasStaleNeeds(changes: readonly Change[], currentParty: readonly Person[]): boolean {
  return changes.some(({ id, person, stored }) => {
    const current = currentParty.find((one) => one.id === id)
    return !current || (!sameNeeds(current, stored) && !sameNeeds(current, person))
  })
}
