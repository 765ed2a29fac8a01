import { sameAnswer } from '../../form/rules/answer.ts'
import type { Draft } from '../../form/rules/draft.ts'

/**
 * True if the device's draft goes on: it was made on the stored answer, or is a first one that was to be sent, whose receipt
 * may be lost. One made on an older answer would be refused however often it is sent.
 * @param begun what the stored answer makes of the form
 */
export function goesOn(begun: Draft, kept: Draft): boolean {
  return kept.version === begun.version || (kept.version === undefined && kept.unsent !== undefined)
}

/** True if a draft that was to be sent says something else than the newer stored answer, which ends it. */
export function isStaleDraft(begun: Draft, kept: Draft): boolean {
  return kept.unsent !== undefined && !goesOn(begun, kept) && !sameAnswer(begun, kept)
}
