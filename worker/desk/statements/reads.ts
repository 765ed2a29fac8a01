import type { Person } from '#party/shape/person'
import type { StoredDecline, StoredInvitation, StoredResponse } from '../shape.ts'

export type ResponseRow = Omit<StoredResponse, 'party' | 'seated'> & { party: string; seated: number }

/** The `EventState` of the event of a code (`?1`). */
export const eventStateSql = `select id, guest_limit as guestLimit, registered_guests as registeredGuests, closes_at as closesAt,
  entry = 'list_only' as listOnly, iif(keep_places, reserved_guests, 0) as reservedGuests,
  menu_version as menuVersion, time_zone as timeZone, service_day as serviceDay,
  refunded_at as refundedAt, own_needs as ownNeeds, coalesce(suspended_at, planner_suspended_at) as suspendedAt from events where event_code = ?1`

/** SQL for a row of a response or a decline: a figure of the invitation that it answers. Null without one. */
export function figureOfInvitation(figure: 'places' | 'silent'): string {
  return `(select ${figure} from invitations i where i.id = invitation_id and i.deleted_at is null)`
}

/** The responses that row keys (`?1`, a JSON array) name by id or token hash. */
export const responsesSql = `select id, event_id as eventId, lead_guest_name as leadGuestName, lead_guest_email as leadGuestEmail,
  guest_count as guestCount, selections as party, submission_hash as submissionHash, edit_token_hash as editTokenHash,
  version, created_at as createdAt, updated_at as updatedAt, deleted_at as deletedAt,
  exists (select 1 from placements where response_id = guest_selections.id) as seated,
  ${figureOfInvitation('places')} as invitedPlaces,
  ${figureOfInvitation('silent')} as invitedSilent
  from guest_selections where id in (select value from json_each(?1))
  or edit_token_hash in (select value from json_each(?1))`

/** Rows of `responsesSql` by id and by token hash. */
export function responsesByRowKey(rows: ResponseRow[]): Map<string, StoredResponse> {
  const parsed = rows.map((row) => ({
    ...row,
    party: JSON.parse(row.party) as Person[],
    seated: row.seated === 1,
  }))
  return new Map(parsed.flatMap((row) => [[row.id, row] as const, [row.editTokenHash, row] as const]))
}

export type DeclineRow = Omit<StoredDecline, 'names'> & { names: string }

/** The declines that row keys (`?1`, a JSON array) name by id or token hash. */
export const declinesSql = `select id, event_id as eventId, names, email, submission_hash as submissionHash,
  token_hash as tokenHash, version, created_at as createdAt, updated_at as updatedAt, deleted_at as deletedAt,
  ${figureOfInvitation('places')} as invitedPlaces,
  ${figureOfInvitation('silent')} as invitedSilent,
  (select response_id from invitations i where i.id = invitation_id) as invitedResponse
  from declines where id in (select value from json_each(?1)) or token_hash in (select value from json_each(?1))`

/** Rows of `declinesSql` by id and by token hash. */
export function declinesByRowKey(rows: DeclineRow[]): Map<string, StoredDecline> {
  const parsed = rows.map((row) => ({ ...row, names: JSON.parse(row.names) as string[] }))
  return new Map(parsed.flatMap((row) => [[row.id, row] as const, [row.tokenHash, row] as const]))
}

/**
 * The invitations that row keys (`?1`, a JSON array) name by id, by their link's hash, or, of the event of a code (`?2`),
 * by address and lead name.
 */
export const invitationsSql = `select id, event_id as eventId, link_hash as linkHash, match_key as matchKey, places, silent,
  response_id as responseId, decline_id as declineId
  from invitations where deleted_at is null and (id in (select value from json_each(?1))
  or link_hash in (select value from json_each(?1))
  or (event_id = (select id from events where event_code = ?2) and match_key in (select value from json_each(?1))))`

/** Rows of `invitationsSql` by id, by the link's hash, and by address and lead name. */
export function invitationsByRowKey(rows: StoredInvitation[]): Map<string, StoredInvitation> {
  return new Map(
    rows.flatMap((row) => [row.id, row.linkHash, row.matchKey ?? row.id].map((name) => [name, row] as const)),
  )
}
