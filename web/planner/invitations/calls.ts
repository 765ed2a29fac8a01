import { personNameMax } from '#core/limits'
import type { ImportChunk, ImportedChunk, UndoableImports, UndoneImport } from '#invitations/shape/import'
import type {
  Invitation,
  InvitationChange,
  NewInvitation,
  ResponseLink,
  ResponsesToMatch,
} from '#invitations/shape/invitation'
import { answersNotLoaded } from '#invitations/words/planner-answers'
import { api, callApi } from '../../client/calls/api.ts'

const path = api.events[':id'].invitations

/** A party as the page sends it. */
export type SentParty = Partial<Pick<Invitation, 'label' | 'maxSize' | 'tableLabel' | 'note'>> & {
  people?: { id?: string | undefined; name: string; kind: Invitation['people'][number]['kind'] }[]
  email?: string
  phone?: string
}

/** Adds a party under the id given, however often it is sent. */
export async function addParty(eventId: string, id: string, party: SentParty): Promise<Invitation> {
  const { invitation } = await callApi((options) =>
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
  await callApi((options) => path[':invitation'].$put({ param: { id: eventId, invitation }, json }, options))
}

/** Takes a party off the list. */
export async function takeOff(eventId: string, invitation: string): Promise<void> {
  await callApi((options) => path[':invitation'].$delete({ param: { id: eventId, invitation } }, options))
}

/** Puts a party back that was taken off. */
export async function putBack(eventId: string, invitation: string): Promise<void> {
  await callApi((options) =>
    path[':invitation'].restore.$post({ param: { id: eventId, invitation } }, options),
  )
}

/** The personal link of a party. */
export async function partyLink(eventId: string, invitation: string): Promise<string> {
  const { url } = await callApi((options) =>
    path[':invitation'].link.$get({ param: { id: eventId, invitation } }, options),
  )
  return url
}

/** Another personal link of a party; the one before no longer works. */
export async function renewLink(eventId: string, invitation: string): Promise<string> {
  const { url } = await callApi((options) =>
    path[':invitation'].link.$post({ param: { id: eventId, invitation } }, options),
  )
  return url
}

/** Says which response is a party's, or that one is not, or takes either back. */
export async function sayWhose(eventId: string, invitation: string, json: ResponseLink): Promise<void> {
  await callApi((options) =>
    path[':invitation'].response.$put({ param: { id: eventId, invitation }, json }, options),
  )
}

/** The responses among which a party's is found. */
export function responsesToMatch(eventId: string, invitation: string): Promise<ResponsesToMatch> {
  return callApi(
    (options) => path[':invitation'].answers.$get({ param: { id: eventId, invitation } }, options),
    answersNotLoaded,
  )
}

/** Stores that nobody of a party comes. @returns the id of that answer */
export async function declineFor(eventId: string, party: Invitation): Promise<string> {
  const named = party.people.filter(({ kind }) => kind !== 'vendor').map(({ name }) => name)
  // The list's own names are stored; the label stands for a party of which nobody is named.
  const names = named.length > 0 ? named : [Array.from(party.label).slice(0, personNameMax).join('')]
  const json = { submissionId: crypto.randomUUID(), email: '', names, invitation: party.id }
  const { id } = await callApi((options) =>
    api.events[':id'].declines.$post({ param: { id: eventId }, json }, options),
  )
  return id
}

/** Takes back that nobody of a party comes. */
export async function undecline(eventId: string, did: string): Promise<void> {
  await callApi((options) =>
    api.events[':id'].declines[':did'].$delete({ param: { id: eventId, did } }, options),
  )
}

const response = api.events[':id'].responses[':rid']

/** Withdraws a response. It can be put back for a minute. */
export async function withdraw(eventId: string, rid: string): Promise<void> {
  await callApi((options) => response.$delete({ param: { id: eventId, rid } }, options))
}

/** Puts a response back that was withdrawn. */
export async function unwithdraw(eventId: string, rid: string): Promise<void> {
  await callApi((options) => response.restore.$post({ param: { id: eventId, rid } }, options))
}

/** Adds a chunk of a file, however often it is sent. */
export function importChunk(eventId: string, json: ImportChunk): Promise<ImportedChunk> {
  return callApi((options) => path.import.$post({ param: { id: eventId }, json }, options))
}

/** The imports that can still be undone. */
export function undoableImports(eventId: string): Promise<UndoableImports> {
  return callApi((options) => api.events[':id'].imports.$get({ param: { id: eventId } }, options))
}

/** Takes back what an import added, but for parties that have answered. */
export function undoImport(eventId: string, importId: string): Promise<UndoneImport> {
  return callApi((options) =>
    api.events[':id'].imports[':importId'].$delete({ param: { id: eventId, importId } }, options),
  )
}
