import type { LoaderFunctionArgs } from 'react-router'
import type { EventLog } from '#members/shape/log'
import type { MemberChange, MemberList, NewHandover, NewMember } from '#members/shape/member'
import { api, callApi } from '../../client/calls/api.ts'
import { signedIn } from '../../client/calls/session.ts'
import { orNotFound } from '../shared/event/load-event.ts'

const { members: calls, owner } = api.events[':id']

export type People = MemberList & { userId: string; log: EventLog }

/** The members of the event and its log, with the id of the reader. */
export async function loadMembers({ request, params }: LoaderFunctionArgs): Promise<People> {
  const { id: userId } = await signedIn(request)
  const id = params.id ?? ''
  const [list, log] = await orNotFound(
    Promise.all([callApi((options) => calls.$get({ param: { id } }, options)), readLog(id)]),
  )
  return { userId, ...list, log }
}

/** A page of the event's log. @param after the `next` of the page before */
export function readLog(id: string, after?: string): Promise<EventLog> {
  const query = after === undefined ? {} : { after }
  return callApi((options) => api.events[':id'].log.$get({ param: { id }, query }, options))
}

export function inviteMember(id: string, json: NewMember) {
  return callApi((options) => calls.$post({ param: { id }, json }, options))
}

export function withdrawInvitation(id: string, mid: string) {
  return callApi((options) => calls.invitations[':mid'].$delete({ param: { id, mid } }, options))
}

export function changeMember(id: string, userId: string, json: MemberChange) {
  return callApi((options) => calls[':userId'].$put({ param: { id, userId }, json }, options))
}

/** Switches the reader's own mail about the event on or off. */
export function switchMails(id: string, on: boolean) {
  return callApi((options) => calls.me.mails.$put({ param: { id }, json: { on } }, options))
}

/** Removes a member, or leaves the event where it is one's own id. */
export function removeMember(id: string, userId: string) {
  return callApi((options) => calls[':userId'].$delete({ param: { id, userId } }, options))
}

export function offerEvent(id: string, json: NewHandover) {
  return callApi((options) => owner.$post({ param: { id }, json }, options))
}

/** Takes the offer of the event back, or declines it. */
export function endOffer(id: string) {
  return callApi((options) => owner.$delete({ param: { id } }, options))
}
