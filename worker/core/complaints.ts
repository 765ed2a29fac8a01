import type { Contradiction } from '../needs/rules/contents-rules.ts'
import type { OwnNeed } from '../needs/rules/needs.ts'

/** Facts of the complaints whose sentence contains any. */
export type ComplaintParams = {
  /** `index` is the person's place in the party. */
  name_required: { index: number }
  choice_required: { guest: string; course: string }
  contradiction: { between: Contradiction; ownNeeds?: readonly OwnNeed[] }
}

/** A fault of a field that guests or kitchens fill in. Each language words it under the same name. */
export type Complaint =
  | keyof ComplaintParams
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

/** The sentences of one language. A function builds one from the complaint's params. */
export type ComplaintWords = {
  [C in Complaint]: C extends keyof ComplaintParams ? (params: ComplaintParams[C]) => string : string
}

/** A complaint with its facts; or a sentence, of a planner's form, which is English. */
export type FieldComplaint =
  | { complaint: Exclude<Complaint, keyof ComplaintParams> }
  | { [C in keyof ComplaintParams]: { complaint: C; params: ComplaintParams[C] } }[keyof ComplaintParams]
  | string

// Shapes bring complaints, and those of planners' forms whole sentences. Zod's own messages about a shape are not for
// people; they are worded when any module has loaded a locale, and bare otherwise.
const aboutShape = /^(Invalid (input|option|key|element|[\w ]+:)|Invalid input|Too (big|small)|Unrecognized)/

/** The complaint of an issue that a shape found. */
export function complaintOf({ message, params }: { message: string; params?: unknown }): FieldComplaint {
  if (aboutShape.test(message)) return { complaint: 'input_invalid' }
  return /^[a-z_]+$/.test(message) ? ({ complaint: message, params } as FieldComplaint) : message
}

/** The sentence of a complaint in a language. */
export function sentenceOf(said: FieldComplaint, words: ComplaintWords): string {
  if (typeof said === 'string') return said
  const sentence = words[said.complaint]
  return typeof sentence === 'function' ? sentence(('params' in said ? said.params : {}) as never) : sentence
}
