import { type NeedsAndNote, noConsent } from '../form/rules/consent.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'

/** A person's needs and note as they are, agreed to be passed on. */
export function passOn({ needs, allergies }: NeedsAndNote): Partial<PersonDraft> {
  return { passed: { needs, allergies, consent: true } }
}

/** A person without needs and note, and without having agreed to anything. */
export const takeAllBack: Partial<PersonDraft> = { needs: undefined, allergies: '', passed: noConsent }

/** A person without what was not passed on. */
export function takeBack({ passed = noConsent }: PersonDraft): Partial<PersonDraft> {
  const { needs, allergies } = passed
  return { needs, allergies }
}
