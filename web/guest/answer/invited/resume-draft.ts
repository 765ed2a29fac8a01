import type { Draft } from '../../form/rules/draft.ts'
import { sameDraft } from '../../form/rules/response-draft.ts'

/**
 * True if the device's draft can be continued: it is based on the stored response, or is a first response whose receipt may have
 * been lost. A draft based on an older response would be refused at every attempt.
 * @param initial the initial draft, made from the stored response
 */
export function canResume(initial: Draft, draft: Draft): boolean {
  return (
    draft.version === initial.version || (draft.version === undefined && draft.unsentEventTitle !== undefined)
  )
}

/** True if a draft that was being sent cannot be resumed and differs from the stored response. */
export function isStaleDraft(initial: Draft, draft: Draft): boolean {
  return draft.unsentEventTitle !== undefined && !canResume(initial, draft) && !sameDraft(initial, draft)
}
