import type { GuestWords } from '#languages/language'
import type { Receipt } from '#party/shape/guest'
import { api, callApi } from '../../client/calls/api.ts'
import type { Effect } from '../form/machine/actions.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { findPreviousAnswer } from '../form/previous-answer.ts'
import type { Draft } from '../form/rules/draft.ts'
import { personToSend } from '../form/rules/person-draft.ts'
import { NotSent, sendOnce } from '../form/sending/send-once.ts'

/** Sends a draft by a personal link. Returns the receipt of a first response. */
export type Send = (draft: Draft, menuVersion: number) => Promise<Receipt | undefined>

/**
 * Sends a draft, and dispatches the outcome. A draft that replaces a stored response is sent as an edit of that response, on a
 * personal link, too.
 * @param sendByLink sends the response of a personal link, a first one or an edit
 */
export function sendDraft(
  words: GuestWords,
  code: string,
  effect: Extract<Effect, { type: 'send' }>,
  dispatch: Dispatch,
  sendByLink?: Send,
): Promise<void> {
  const { menuVersion, replacedReceipt } = effect
  const draft = effect.draft as Draft
  return sendOnce(dispatch, () => {
    if (replacedReceipt) return sendEdit(replacedReceipt, draft, menuVersion)
    if (sendByLink) return sendByLink(draft, menuVersion)
    if (draft.decline) return sendRejoin(draft.decline, draft, menuVersion)
    return sendSubmission(words, code, draft, menuVersion)
  })
}

/** Saves a draft over the stored response of a receipt. */
async function sendEdit(receipt: Receipt, { email, party }: Draft, menuVersion: number): Promise<Receipt> {
  const param = { token: receipt.editToken }
  const json = { email, party: party.map(personToSend), menuVersion }
  await callApi((options) => api.responses[':token'].$put({ param, json }, options))
  return receipt
}

/** Sends the response of a party that had declined, in place of the decline. */
function sendRejoin(decline: string, draft: Draft, menuVersion: number): Promise<Receipt> {
  const param = { declineToken: decline }
  const json = submissionOf(draft, menuVersion)
  return callApi((options) => api.declines[':declineToken'].$put({ param, json }, options))
}

/** Sends a new response. Asks first if this device has answered already, unless it is for another party. */
async function sendSubmission(
  words: GuestWords,
  code: string,
  draft: Draft,
  menuVersion: number,
): Promise<Receipt> {
  const previous = draft.another ? null : await findPreviousAnswer(words, code)
  if (previous) throw new NotSent({ code: 'answered_before', previous })
  const json = submissionOf(draft, menuVersion)
  return callApi((options) => api.codes[':code'].responses.$post({ param: { code }, json }, options))
}

function submissionOf({ submissionId, email, party }: Draft, menuVersion: number) {
  return { submissionId, email, party: party.map(personToSend), menuVersion }
}
