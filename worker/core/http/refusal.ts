import { type FieldError, sentenceOf } from '#core/field-errors'
import type { Language } from '#languages/language'
import { type Reason, type RefusalCode, type RefusalParams, refusals } from '../refusals.ts'

type More = {
  /** A field's path and what is wrong there, of an input that was checked. */
  fields?: Record<string, FieldError>
  /** The path of the one field that the reason's own sentence is about. */
  field?: string
  /** Data for the page beside the sentence. */
  details?: unknown
  /** Seconds after which it is worth trying again. */
  retryAfter?: number
}

/** The reasons whose sentence has no params. */
type PlainReason = Exclude<Reason, keyof RefusalParams>
type WithParams = keyof RefusalParams
type Args =
  | [reason: PlainReason, more?: More]
  | { [R in WithParams]: [reason: R, more: More & { params: RefusalParams[R] }] }[WithParams]

/** A request that is refused, by a reason of the table of refusals. Verbs throw it; `onError` looks its sentence up. */
export class Refusal extends Error {
  readonly reason: Reason
  readonly params?: RefusalParams[WithParams]
  readonly fields?: Record<string, FieldError>
  readonly field?: string
  readonly details?: unknown
  readonly retryAfter?: number

  constructor(...[reason, more]: Args) {
    super(reason)
    this.name = 'Refusal'
    this.reason = reason
    Object.assign(this, more)
  }

  get status() {
    return refusals[this.reason].status
  }

  get code(): RefusalCode {
    return refusals[this.reason].code
  }
}

/** The reasons of a code. */
export type ReasonOf<Code extends RefusalCode> = {
  [R in PlainReason]: (typeof refusals)[R]['code'] extends Code ? R : never
}[PlainReason]

export function notFound(reason: ReasonOf<'not_found'> = 'not_found'): Refusal {
  return new Refusal(reason)
}

/** The reasons that pass by themselves: what is said of them ends with how long that takes. */
const passes: Reason[] = ['too_many', 'account_guessed', 'too_many_addresses', 'sign_in_busy']

/** Words of a refusal in a language: the sentence of its reason, or of the first field where fields are wrong. */
export function wordsOf(
  { reason, params, fields, field, retryAfter }: Refusal,
  { refusals: sentences, fieldErrors, guest: { site } }: Language,
): { message: string; fields?: Record<string, string> } {
  const sentence = sentences[reason]
  const text = typeof sentence === 'function' ? sentence(params as never) : sentence
  const message =
    retryAfter !== undefined && passes.includes(reason) ? `${text} ${site.tryAgainIn(retryAfter)}` : text
  if (field !== undefined) return { message, fields: { [field]: message } }
  if (!fields) return { message }
  const worded = Object.entries(fields).map(
    ([path, fieldError]) => [path, sentenceOf(fieldError, fieldErrors)] as const,
  )
  return { message: worded[0]?.[1] ?? message, fields: Object.fromEntries(worded) }
}
