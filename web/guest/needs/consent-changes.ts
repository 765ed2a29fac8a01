import { type NeedsAndNote, noConsent } from '../form/rules/consent.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'

/** The consent to pass on a person's needs and note as they are. */
export function passOn({ needs, allergies }: NeedsAndNote): Partial<PersonDraft> {
  return { consented: { needs, allergies, consent: true } }
}

/** Removes a person's needs, note and consent. */
export const needsRemoval: Partial<PersonDraft> = { needs: undefined, allergies: '', consented: noConsent }

/** Reverts a person's needs and note to those with consent. */
export function revertToConsented({ consented = noConsent }: PersonDraft): Partial<PersonDraft> {
  const { needs, allergies } = consented
  return { needs, allergies }
}
