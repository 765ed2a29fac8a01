import type { GuestWords } from '#languages/language'
import type { Receipt } from '#party/shape/guest'
import { api, ask, bypassCache } from '../../client/calls/api.ts'
import { answeredBefore } from '../form/answered-before.ts'
import { AskedFirst, attempt } from '../form/attempt.ts'
import type { Effect } from '../form/machine/actions.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { sentPerson } from '../form/rules/consent.ts'
import type { Draft } from '../form/rules/draft.ts'

/** Sends an answer, and dispatches what became of it. */
export function sendAnswer(
  words: GuestWords,
  code: string,
  { answer, menuVersion, over }: Extract<Effect, { type: 'send' }>,
  dispatch: Dispatch,
): Promise<void> {
  return attempt(dispatch, () => send(words, code, answer as Draft, menuVersion, over))
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
  const before = another ? null : await answeredBefore(words, code)
  if (before) throw new AskedFirst({ code: 'answered', before })
  return ask((options) => api.codes[':code'].responses.$post({ param: { code }, json }, options))
}

/** Reads the menu anew because of an outcome, and dispatches it. */
export async function readMenu(
  code: string,
  { outcome }: Extract<Effect, { type: 'read_menu' }>,
  dispatch: Dispatch,
): Promise<void> {
  const menu = await ask((options) =>
    api.codes[':code'].$get({ param: { code } }, bypassCache(options)),
  ).catch(() => null)
  dispatch({ type: 'menu_came', menu, outcome })
}
