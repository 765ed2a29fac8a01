import type { LoaderFunctionArgs } from 'react-router'
import type { MemberChange, MemberList, NewMember } from '#members/shape/member'
import { api, ask } from '../../client/calls/api.ts'
import { signedIn } from '../../client/calls/session.ts'
import { orNotFound } from '../shared/load-event.ts'

const calls = api.events[':id'].members

export type People = MemberList & { userId: string }

/** The members of the event, with the id of the reader. */
export async function loadMembers({ request, params }: LoaderFunctionArgs): Promise<People> {
  const { id: userId } = await signedIn(request)
  const param = { id: params.id ?? '' }
  return { userId, ...(await orNotFound(ask((options) => calls.$get({ param }, options)))) }
}

export function inviteMember(id: string, json: NewMember) {
  return ask((options) => calls.$post({ param: { id }, json }, options))
}

export function withdrawInvitation(id: string, mid: string) {
  return ask((options) => calls.invitations[':mid'].$delete({ param: { id, mid } }, options))
}

export function changeMember(id: string, userId: string, json: MemberChange) {
  return ask((options) => calls[':userId'].$put({ param: { id, userId }, json }, options))
}

/** Removes a member, or leaves the event where it is one's own id. */
export function removeMember(id: string, userId: string) {
  return ask((options) => calls[':userId'].$delete({ param: { id, userId } }, options))
}
