import type { Invitation, InvitationChange, NewInvitation } from '#invitations/shape/invitation'
import { api, ask } from '../../client/calls/api.ts'

const path = api.events[':id'].invitations

/** A party as the page sends it. */
export type SentParty = Partial<Pick<Invitation, 'label' | 'maxSize' | 'tableLabel' | 'note'>> & {
  people?: { id?: string | undefined; name: string; kind: Invitation['people'][number]['kind'] }[]
  email?: string
  phone?: string
}

/** Adds a party under the id given, however often it is sent. */
export async function addParty(eventId: string, id: string, party: SentParty): Promise<Invitation> {
  const { invitation } = await ask((options) =>
    path.$post({ param: { id: eventId }, json: { id, ...party } as NewInvitation }, options),
  )
  return invitation
}

/** Changes what a form changed of a party. @throws ApiError `changed` where somebody else changed the same */
export async function changeParty(
  eventId: string,
  invitation: string,
  json: InvitationChange,
): Promise<void> {
  await ask((options) => path[':invitation'].$put({ param: { id: eventId, invitation }, json }, options))
}

/** Takes a party off the list. */
export async function takeOff(eventId: string, invitation: string): Promise<void> {
  await ask((options) => path[':invitation'].$delete({ param: { id: eventId, invitation } }, options))
}

/** Puts a party back that was taken off. */
export async function putBack(eventId: string, invitation: string): Promise<void> {
  await ask((options) => path[':invitation'].restore.$post({ param: { id: eventId, invitation } }, options))
}

/** The personal link of a party. */
export async function partyLink(eventId: string, invitation: string): Promise<string> {
  const { url } = await ask((options) =>
    path[':invitation'].link.$get({ param: { id: eventId, invitation } }, options),
  )
  return url
}

/** Another personal link of a party; the one before no longer works. */
export async function renewLink(eventId: string, invitation: string): Promise<string> {
  const { url } = await ask((options) =>
    path[':invitation'].link.$post({ param: { id: eventId, invitation } }, options),
  )
  return url
}
