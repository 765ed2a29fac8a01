import type { GuestWords } from '#languages/language'
import type { FieldError } from './rules/response-draft.ts'

/**
 * The sentence of a field's error.
 * @param about the person's index in the party; for a choice the person's and the course's names
 */
export function fieldErrorSentence(
  words: GuestWords,
  error: FieldError | undefined,
  { index = 0, name = '', course = '' }: { index?: number; name?: string; course?: string } = {},
): string | undefined {
  if (error === undefined) return undefined
  if (typeof error === 'object') return error.sentence
  if (error === 'email_invalid') return words.site.emailInvalid
  if (error === 'name_required')
    return index === 0 ? words.party.leadNameRequired : words.party.guestNameRequired(index)
  if (error === 'name_too_long') return words.site.nameTooLong
  if (error === 'allergies_too_long') return words.party.allergiesTooLong
  return error === 'consent_missing' ? words.needs.notPassedOn : words.menu.pleaseChoose(name, course)
}
