import { hasNeed } from '#needs/rules/has-need'
import type { Person } from '#party/shape/person'
import { sameNeeds } from '../form/rules/consent.ts'
import { type PersonDraft, personDraftOf, personToSend } from '../form/rules/person-draft.ts'
import { type FieldErrors, fieldErrorOf } from '../form/rules/response-draft.ts'

/** Unsaved changes of somebody's needs. */
type TypedNeeds = Pick<PersonDraft, 'needs' | 'allergies' | 'passed'>

/** The same by person. */
export type Typed = Record<string, TypedNeeds>

/** A person whose needs were changed, as they are and as they were. */
type Change = { id: string; index: number; person: PersonDraft; stored: Person }

/** Unsaved changes with one person's needs changed. No need at all is kept as such: a record drops what is undefined. */
export function withTypedNeeds(
  typed: Typed,
  { id = '', ...person }: PersonDraft,
  part: Partial<PersonDraft>,
): Typed {
  const { needs = [], allergies, passed } = { ...person, ...part }
  return { ...typed, [id]: { needs, allergies, passed } }
}

/** The stored people with what was typed of them. */
export function partyOf(stored: readonly Person[], typed: Typed): PersonDraft[] {
  return stored.map((person) => ({ ...personDraftOf(person), ...typed[person.id ?? ''] }))
}

/** People with other needs than stored, or who agreed to needs that somebody else wrote down. */
export function changesOf(party: readonly PersonDraft[], stored: readonly Person[]): Change[] {
  return party.flatMap((person, index) => {
    const storedPerson = stored[index]
    if (!storedPerson?.id) return []
    const agreed = person.passed?.consent && !storedPerson.consent && hasNeed(person)
    return sameNeeds(person, storedPerson) && !agreed
      ? []
      : [{ id: storedPerson.id, index, person, stored: storedPerson }]
  })
}

/** Changes as the server takes them. */
export function sentChanges(changes: readonly Change[]) {
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

/** True if somebody else changed the same people's needs, or took them out. What one sent oneself is no such change. */
export function hasStaleNeeds(changes: readonly Change[], now: readonly Person[]): boolean {
  return changes.some(({ id, person, stored }) => {
    const current = now.find((one) => one.id === id)
    return !current || (!sameNeeds(current, stored) && !sameNeeds(current, person))
  })
}
