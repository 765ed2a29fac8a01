import type { Context } from '#core/context'
import { database } from '#core/db'
import { sha256 } from '#core/hash'
import { notFound, Refusal } from '#core/http/refusal'
import type { Command } from '#desk/shape'
import type { DeclineReceipt } from '#party/shape/decline'
import type { Receipt } from '#party/shape/guest'
import type { Person, SentPerson } from '#party/shape/person'
import type { SavedResponse } from '#party/shape/responses'
import { answerIdOf } from '../../desk/answer-id.ts'
import { refusalOf } from '../../desk/refusals.ts'
import { declineAsGuest } from '../../guest/decline/decline.ts'
import { guestMenu } from '../../guest/look-up.ts'
import { submit } from '../../guest/submit.ts'
import { eventCodeOf } from '../../guest/token.ts'
import { sendCommand } from '../../live/call.ts'
import { notComingOf } from '../not-coming.ts'
import type { InviteCorrection, InviteSubmission } from '../shape/invite.ts'
import { invitedParty } from './read.ts'

type Calling = Context<'env' | 'actor' | 'clientAddress' | 'language'>

/**
 * Stores the answer to an invitation by its personal link, in the place of a decline that it has. Sending the same submission
 * again returns the same receipt.
 * @returns the receipt, and whether the response was created by this call
 * @throws Refusal as `submit`; 409 `answered` where the party has a response, 409 `limit_reached` beyond its places
 */
export async function answerInvitation(
  { env, actor, clientAddress, language }: Calling,
  { token, notComing, ...form }: { token: string } & InviteSubmission,
): Promise<{ receipt: Receipt; created: boolean }> {
  const code = eventCodeOf(token)
  const id = await answerIdOf('guest', code, form.submissionId)
  const parts = await notComingOf(env, code, { id, version: 1 }, { ids: notComing, party: form.party })
  return submit(
    { env, clientAddress, language },
    { ...form, code },
    { invitationKey: await sha256(token), notComing: parts, actor },
  )
}

/**
 * Changes the response to an invitation by its personal link. The link does not show needs, so those that are not sent stay, and
 * so does the address.
 * @throws Refusal 404, 409, 410, 429 or 503, as `refusalOf` makes it; 409 `changed` without the newer answer
 */
export async function changeResponse(
  { env, actor, clientAddress, language }: Calling,
  { token, party, notComing, version, menuVersion }: { token: string } & InviteCorrection,
): Promise<SavedResponse> {
  const code = eventCodeOf(token)
  const invitation = await sha256(token)
  const [row] = await invitedParty(database(env.DB), invitation)
  const { responseId: id, editTokenHash, leadGuestEmail = null, party: stored } = row ?? {}
  if (!id || !editTokenHash || !stored) {
    // The look-up refuses with the reason where the event takes no answers.
    if (row) await guestMenu(env, code, { bypassCache: true, hasAnswered: true })
    throw notFound('link_invalid')
  }
  const command: Command = {
    kind: 'edit',
    responseKey: editTokenHash,
    version,
    content: { email: leadGuestEmail, party: party.map((person) => withStoredNeeds(person, stored)) },
    menuVersion,
    invitationKey: invitation,
    notComing: await notComingOf(env, code, { id, version: version + 1 }, { ids: notComing, party }),
    actor,
    language,
  }
  const result = await sendCommand(env, code, command, clientAddress)
  // The newer answer has needs, which are not for everybody who holds this link.
  if ('refused' in result && result.refused === 'changed') throw new Refusal('invitation_changed')
  if ('refused' in result) throw refusalOf(command, result)
  return { responseId: result.id, version: result.version }
}

function withStoredNeeds(sent: SentPerson, stored: readonly Person[]): SentPerson {
  const before = stored.find(({ id }) => id !== undefined && id === sent.id)
  if (!before) return sent
  const { needs, wishes, wishNeeds } = sent.needs ? sent : before
  return {
    ...sent,
    allergies: sent.allergies || before.allergies,
    ...(needs && { needs }),
    ...(wishes && { wishes }),
    ...(wishNeeds && { wishNeeds }),
    ...((sent.consent || before.consent) && { consent: true as const }),
  }
}

/**
 * Stores that nobody of an invitation can come, in the place of the answer before. Sending the same decline again returns
 * the same receipt.
 * @returns the receipt, and whether the decline was created by this call
 * @throws Refusal as `declineAsGuest`
 */
export async function declineInvitation(
  { env, actor, clientAddress, language }: Calling,
  { token, submissionId }: { token: string; submissionId: string },
): Promise<{ receipt: DeclineReceipt; created: boolean }> {
  const invitation = await sha256(token)
  const [row] = await invitedParty(database(env.DB), invitation)
  if (!row) throw notFound('link_invalid')
  // The desk takes the names of the list; the label stands in for a party of which nobody is named.
  const names = [row.label]
  return declineAsGuest(
    { env, actor, clientAddress, language },
    { code: eventCodeOf(token), submissionId, email: '', names, invitation },
  )
}
