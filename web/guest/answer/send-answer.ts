import type { GuestWords } from '#languages/language'
import type { Receipt } from '#party/shape/guest'
import { api, ask } from '../../client/calls/api.ts'
import type { Effect } from '../form/machine/actions.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { findPreviousAnswer } from '../form/previous-answer.ts'
import { sentPerson } from '../form/rules/consent.ts'
import type { Draft } from '../form/rules/draft.ts'
import { AskedFirst, sendOnce } from '../form/sending/send-once.ts'

/** Sends a draft in a way of its own. Gives the receipt of a first answer. */
export type Send = (answer: Draft, menuVersion: number) => Promise<Receipt | undefined>

/**
 * Sends an answer, and dispatches what became of it. One that takes the place of a stored answer, `over`, is sent as an
 * edit of that, on a personal link, too.
 * @param sendByLink sends the first answer of a personal link
 */
export function sendAnswer(
  words: GuestWords,
  code: string,
  { answer, menuVersion, over }: Extract<Effect, { type: 'send' }>,
  dispatch: Dispatch,
  sendByLink?: Send,
): Promise<void> {
  const draft = answer as Draft
  return sendOnce(dispatch, () =>
    sendByLink && !over ? sendByLink(draft, menuVersion) : send(words, code, draft, menuVersion, over),
  )
}

async function send(
  words: GuestWords,
  code: string,
  draft: Draft,
  menuVersion: number,
  over: Receipt | null,
): Promise<Receipt> {
  const { submissionId, email, party: people, decline, another } = draft
  const party = people.map(sentPerson)
  if (over) {
    const param = { token: over.editToken }
    const json = { email, party, menuVersion }
    await ask((options) => api.responses[':token'].$put({ param, json }, options))
    return over
  }
  const json = { submissionId, email, party, menuVersion }
  if (decline) {
    const param = { declineToken: decline }
    return ask((options) => api.declines[':declineToken'].$put({ param, json }, options))
  }
  const previous = another ? null : await findPreviousAnswer(words, code)
  if (previous) throw new AskedFirst({ code: 'answered', previous })
  return ask((options) => api.codes[':code'].responses.$post({ param: { code }, json }, options))
}
