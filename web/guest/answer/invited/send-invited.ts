import type { Invitee } from '#invitations/shape/invitation'
import type { Receipt } from '#party/shape/guest'
import { api, callApi } from '../../../client/calls/api.ts'
import type { Draft } from '../../form/rules/draft.ts'
import { personToSend } from '../../form/rules/person-draft.ts'
import { notComingIds } from './attending.ts'

/**
 * Sends the draft of a personal link: a first response, or an edit of the stored one.
 * @returns the receipt of a first response; an edit has none, since the link may have been forwarded
 * @throws ApiError
 */
export async function sendInvited(
  token: string,
  people: Invitee[],
  { submissionId, email, party: guests, attending, version }: Draft,
  menuVersion: number,
): Promise<Receipt | undefined> {
  const party = guests.map(personToSend)
  const notComing = notComingIds(people, attending)
  const param = { inviteToken: token }
  if (version === undefined) {
    const json = { submissionId, email, party, notComing, menuVersion }
    return callApi((options) => api.invitations[':inviteToken'].responses.$post({ param, json }, options))
  }
  const json = { party, notComing, version, menuVersion }
  await callApi((options) => api.invitations[':inviteToken'].responses.$put({ param, json }, options))
  return undefined
}
