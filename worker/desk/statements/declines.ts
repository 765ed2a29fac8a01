import { type SQL, sql } from 'drizzle-orm'
import { userIdOf } from '#core/actor'
import { asksEmailSql } from '#events/table/asks-email'
import { isDeclineNotAnonymizedSql, setAnonymized, setAnonymizedDecline } from '#party/table/anonymize'
import { storedWithResponse } from '#party/table/declines'
import { mayAnswerSql } from '../decide/by-invitation.ts'
import { isNotSuspendedSql, restorableSince } from '../decide/in-time.ts'
import { type DeclineCommand, type Received, type ReceivedCommand, rowKeyOf } from '../shape.ts'
import type { Snapshot } from '../snapshot.ts'

/**
 * The statements of a command about a decline, in their order. The first returns a row if it changed something. A replaced
 * row is removed only if its replacement is stored. A `rejoin` has only that removal here: the statement that stores the
 * submission comes before it.
 */
export function declineStatements(
  code: string,
  snapshot: Snapshot,
  command: Received<DeclineCommand['kind']>,
): SQL[] {
  const { at, actor } = command
  const isRemoval = command.kind === 'remove_decline'
  const event = sql`select id from events where event_code = ${code} and id = ${snapshot.event?.id ?? ''}
    and ${actor.kind === 'guest' ? sql`closes_at > ${at} and ${isRemoval ? sql`true` : isNotSuspendedSql}` : sql`true`}`
  const newVersionSql = sql`version = version + 1, written_by = ${userIdOf(actor)}, updated_at = ${at}`
  if (command.kind === 'rejoin')
    return [
      sql`update declines set deleted_at = ${at}, ${setAnonymizedDecline}, ${newVersionSql}
        where token_hash = ${command.declineKey} and event_id = (${event}) and deleted_at is null
        and exists (select 1 from guest_selections where id = ${command.id} and created_at = ${at})`,
    ]
  if (command.kind === 'decline')
    return insertDecline(command, sql`${event} and ${mayAnswerSql(command)}`, newVersionSql)
  const target = sql`where (id = ${command.declineKey} or token_hash = ${command.declineKey}) and event_id = (${event})`
  if (command.kind === 'restore_decline')
    return [
      sql`update declines set deleted_at = null, ${newVersionSql}, ${invitationIfFree('declines')} ${target} and ${isDeclineNotAnonymizedSql}
        and deleted_at >= ${restorableSince(at)} returning id`,
    ]
  return command.erase
    ? [
        sql`update declines set deleted_at = coalesce(deleted_at, ${at}), ${setAnonymizedDecline}, ${newVersionSql} ${target}
          and (deleted_at is null or ${isDeclineNotAnonymizedSql}) returning id`,
      ]
    : [
        sql`update declines set deleted_at = ${at}, ${newVersionSql} ${target} and deleted_at is null returning id`,
      ]
}

type Decline = Received<'decline'>

/** Inserts a decline and removes what it replaces. */
function insertDecline(command: Decline, event: SQL, newVersionSql: SQL): SQL[] {
  const { responseKey, invitationKey } = command
  const invitationId =
    invitationKey === undefined
      ? sql`(select invitation_id from guest_selections where edit_token_hash = ${responseKey})`
      : invitationIdOf(invitationKey)
  const isReplacedSql =
    invitationKey === undefined
      ? sql`edit_token_hash = ${responseKey} and event_id = (${event}) and deleted_at is null`
      : sql`invitation_id = ${invitationId} and event_id = (${event}) and deleted_at is null`
  const isAllowedSql = sql`${mayReplaceSql(command, isReplacedSql)} and ${isOfEventSql(command, invitationId)}`
  if (responseKey === null && invitationKey === undefined)
    return [
      insertRow(command, event, isAllowedSql, { names: sql`${JSON.stringify(command.names)}`, ids: null }),
    ]
  // All people of an invitation decline, under the names of the list.
  const people = sql`(select people from invitations where id = ${invitationId} and deleted_at is null)`
  const names = sql`coalesce(${fieldOfPeople(people, 'name')}, ${JSON.stringify(command.names)})`
  return [
    insertRow(command, event, isAllowedSql, { names, ids: fieldOfPeople(people, 'id') }),
    ...removeReplaced(command, invitationId, isReplacedSql, newVersionSql),
  ]
}

/**
 * Condition on the response that a decline replaces. A named one must exist, and a guest's decline by code or invitation needs
 * none. A planner's for an invitation is stored only if no response answers it.
 */
function mayReplaceSql({ responseKey, invitationKey, actor }: Decline, isReplacedSql: SQL): SQL {
  if (responseKey !== null) return sql`exists (select 1 from guest_selections where ${isReplacedSql})`
  if (invitationKey === undefined || actor.kind === 'guest') return sql`true`
  return sql`not exists (select 1 from guest_selections where ${isReplacedSql})`
}

/** Condition on a row of `events`: the invitation that a command names is of this event. */
function isOfEventSql({ invitationKey }: Decline, invitationId: SQL): SQL {
  return invitationKey === undefined
    ? sql`true`
    : sql`exists (select 1 from invitations i where i.id = ${invitationId} and i.event_id = events.id)`
}

function insertRow(
  { id, hash, tokenHash, email, language = null, at, actor }: Decline,
  event: SQL,
  isAllowedSql: SQL,
  { names, ids }: { names: SQL; ids: SQL | null },
): SQL {
  return sql`insert into declines (id, event_id, names, person_ids, email, submission_hash, token_hash, written_by,
      created_at, updated_at, language)
    select ${id}, id, ${names}, ${ids}, case when ${asksEmailSql} then ${email} end, ${hash}, ${tokenHash},
      ${userIdOf(actor)}, ${at}, ${at}, ${language}
    from events where id = (${event})
    and not exists (select 1 from guest_selections where id = ${id}) and ${isAllowedSql}
    on conflict (id) do nothing returning id`
}

/** Removes the response and the decline that a stored decline replaces, and links it to its invitation. */
function removeReplaced(
  { id, at }: Decline,
  invitationId: SQL,
  isReplacedSql: SQL,
  newVersionSql: SQL,
): SQL[] {
  const wasWrittenSql = sql`exists (select 1 from declines where id = ${id} and created_at = ${at})`
  return [
    sql`update guest_selections set deleted_at = ${at}, ${setAnonymized}, ${newVersionSql}
      where ${isReplacedSql} and ${wasWrittenSql}`,
    // An invitation has one decline: this one replaces another.
    sql`update declines set deleted_at = ${at}, ${setAnonymizedDecline}, ${newVersionSql}
      where invitation_id = ${invitationId} and deleted_at is null and id <> ${id} and ${wasWrittenSql}`,
    sql`update declines set invitation_id = ${invitationId} where id = ${id} and created_at = ${at}
      and ${invitationId} is not null`,
  ]
}

/** Assignment for a restored row: it answers its invitation again, unless another row does so by now. */
export function invitationIfFree(table: 'guest_selections' | 'declines'): SQL {
  return sql`invitation_id = case when not exists (select 1 from ${sql.raw(table)} other
    where other.invitation_id = ${sql.raw(table)}.invitation_id and other.deleted_at is null) then invitation_id end`
}

/** The invitation of a reference: its id, or the hash of its personal link's token. */
function invitationIdOf(reference: string): SQL {
  return sql`(select id from invitations where (id = ${reference} or link_hash = ${reference}) and deleted_at is null)`
}

/** The id or name of each person of a list, vendors left out, as a JSON array; null where there is nobody. */
function fieldOfPeople(people: SQL, field: 'id' | 'name', isIncludedSql = sql`true`): SQL {
  return sql`(select nullif(json_group_array(p.value ->> ${sql.raw(`'${field}'`)}), '[]') from json_each(${people}) p
    where p.value ->> 'kind' <> 'vendor' and ${isIncludedSql})`
}

/**
 * The statements after an answer to an invitation: they store the people who do not come as a decline, in place of an
 * earlier one. They write nothing unless the answer was written.
 */
export function notComingStatements(code: string, command: ReceivedCommand): SQL[] {
  if (command.kind !== 'submit' && command.kind !== 'edit') return []
  const { invitationKey, notComing, actor, at } = command
  if (invitationKey === undefined || notComing === undefined) return []
  const rowKey = rowKeyOf(command)
  const invitationId = invitationIdOf(invitationKey)
  const wasWrittenSql = sql`exists (select 1 from guest_selections where (id = ${rowKey} or edit_token_hash = ${rowKey})
    and updated_at = ${at} and deleted_at is null and invitation_id = ${invitationId})`
  const people = sql`(select people from invitations where id = ${invitationId})`
  const isNotComingSql = sql`p.value ->> 'id' in (select value from json_each(${JSON.stringify(notComing.ids)}))`
  const ids = fieldOfPeople(people, 'id', isNotComingSql)
  return [
    sql`update declines set deleted_at = ${at}, ${setAnonymizedDecline}, version = version + 1,
        written_by = ${userIdOf(actor)}, updated_at = ${at}
      where invitation_id = ${invitationId} and deleted_at is null and person_ids is not ${ids} and ${wasWrittenSql}`,
    sql`insert into declines (id, event_id, names, person_ids, submission_hash, token_hash, written_by, created_at,
        updated_at, invitation_id)
      select ${notComing.declineId}, e.id, ${fieldOfPeople(people, 'name', isNotComingSql)}, ${ids}, ${storedWithResponse}, ${notComing.tokenHash},
        ${userIdOf(actor)}, ${at}, ${at}, ${invitationId}
      from events e where e.event_code = ${code} and ${ids} is not null and ${wasWrittenSql}
        and not exists (select 1 from declines where invitation_id = ${invitationId} and deleted_at is null)
      on conflict (id) do nothing`,
  ]
}
