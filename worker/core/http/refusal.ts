import type { RefusalCode } from '#contract/refusal'

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 503

/** An expected error with a sentence for the caller. Verbs throw it; the API's `onError` answers with it. */
export class Refusal extends Error {
  readonly status: Status
  readonly code: RefusalCode
  readonly fields?: Record<string, string>
  readonly details?: unknown
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number

  constructor(
    status: Status,
    code: RefusalCode,
    sentence: string,
    more: { fields?: Record<string, string>; details?: unknown; retryAfter?: number } = {},
  ) {
    super(sentence)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    Object.assign(this, more)
  }
}

export function notFound(sentence = 'Not found.'): Refusal {
  return new Refusal(404, 'not_found', sentence)
}
