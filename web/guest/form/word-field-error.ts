import { emailInvalid, nameTooLong } from '#core/words/shared'
import { pleaseChoose } from '#menu/words/guest'
import { notPassedOn } from '#needs/words/guest'
import { allergiesTooLong, guestNameRequired, leadNameRequired } from '#party/words/guest'
import type { FieldError } from './rules/answer.ts'

/**
 * The sentence for what is wrong with a field.
 * @param about the person's index in the party; for a choice the person's name and the course's
 */
export function wordFieldError(
  error: FieldError | undefined,
  { index = 0, name = '', course = '' }: { index?: number; name?: string; course?: string } = {},
): string | undefined {
  if (error === undefined) return undefined
  if (typeof error === 'object') return error.said
  if (error === 'email_invalid') return emailInvalid
  if (error === 'name_required') return index === 0 ? leadNameRequired : guestNameRequired(index)
  if (error === 'name_too_long') return nameTooLong
  if (error === 'allergies_too_long') return allergiesTooLong
  return error === 'not_passed_on' ? notPassedOn : pleaseChoose(name, course)
}
