import type { Draft } from '../../form/rules/draft.ts'
import { sameDraft } from '../../form/rules/response-draft.ts'

/**
 * True if the device's draft can be continued: it was made on the stored response, or is a first one that was being sent,
 * whose receipt may be lost. One made on an older response would be refused however often it is sent.
 * @param begun the initial draft, made of the stored response
 */
export function goesOn(begun: Draft, kept: Draft): boolean {
  return kept.version === begun.version || (kept.version === undefined && kept.unsent !== undefined)
}

/** True if a draft that was being sent differs from the newer stored response, which ends it. */
export function isStaleDraft(begun: Draft, kept: Draft): boolean {
  return kept.unsent !== undefined && !goesOn(begun, kept) && !sameDraft(begun, kept)
}
