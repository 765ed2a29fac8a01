import type { Contradiction } from '../needs/rules/contents-rules.ts'
import type { OwnNeed } from '../needs/rules/needs.ts'

/** Facts of the errors whose sentence contains any. */
export type FieldErrorParams = {
  /** `index` is the person's place in the party. */
  name_required: { index: number }
  choice_required: { guest: string; course: string }
  contradiction: { between: Contradiction; ownNeeds?: readonly OwnNeed[] }
}

/** A fault of a field that guests or kitchens fill in. Each language words it under the same name. */
export type FieldErrorCode =
  | keyof FieldErrorParams
  | 'input_invalid'
  | 'email_invalid'
  | 'name_too_long'
  | 'allergies_too_long'
  | 'consent_required'
  | 'need_unknown'
  | 'only_the_kitchen'
  | 'said_by_required'
  | 'agreed_by_required'
  | 'agreed_by_too_long'
  | 'instead_too_long'

/** The sentences of one language. A function builds one from the error's params. */
export type FieldErrorWords = {
  [C in FieldErrorCode]: C extends keyof FieldErrorParams ? (params: FieldErrorParams[C]) => string : string
}

/** An error with its facts; or a sentence, of a planner's form, which is English. */
export type FieldError =
  | { code: Exclude<FieldErrorCode, keyof FieldErrorParams> }
  | { [C in keyof FieldErrorParams]: { code: C; params: FieldErrorParams[C] } }[keyof FieldErrorParams]
  | string

// Shapes bring errors, and those of planners' forms whole sentences. Zod's own messages about a shape are not for
// people; they are worded when any module has loaded a locale, and bare otherwise.
const aboutShape = /^(Invalid (input|option|key|element|[\w ]+:)|Invalid input|Too (big|small)|Unrecognized)/

/** The error of an issue that a shape found. */
export function fieldErrorOf({ message, params }: { message: string; params?: unknown }): FieldError {
  if (aboutShape.test(message)) return { code: 'input_invalid' }
  return /^[a-z_]+$/.test(message) ? ({ code: message, params } as FieldError) : message
}

/** The sentence of an error in a language. */
export function sentenceOf(fieldError: FieldError, words: FieldErrorWords): string {
  if (typeof fieldError === 'string') return fieldError
  const sentence = words[fieldError.code]
  return typeof sentence === 'function'
    ? sentence(('params' in fieldError ? fieldError.params : {}) as never)
    : sentence
}
