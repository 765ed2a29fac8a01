import { type SQL, sql } from 'drizzle-orm'
import { userIdOf } from '#core/actor'
import { rowAsksEmail } from '#events/table/asks-email'
import { anonymized, anonymizedDecline, personalDecline } from '#party/table/anonymize'
import { notSuspended, restorableSince } from '../in-time.ts'
import type { DeclineCommand, Received } from '../shape.ts'
import type { Snapshot } from '../snapshot.ts'

/**
 * The statements of a command about a decline, in their order. The first returns a row if it changed something. What a
 * command replaces goes only if what replaces it is stored; of a `rejoin` only that statement, which comes after the
 * submission's own.
 */
export function declineStatements(
  code: string,
  snapshot: Snapshot,
  command: Received<DeclineCommand['kind']>,
): SQL[] {
  const { at, actor } = command
  const erases = command.kind === 'remove_decline'
  const event = sql`select id from events where event_code = ${code} and id = ${snapshot.event?.id ?? ''}
    and ${actor.kind === 'guest' ? sql`closes_at > ${at} and ${erases ? sql`true` : notSuspended}` : sql`true`}`
  const stamp = sql`version = version + 1, written_by = ${userIdOf(actor)}, updated_at = ${at}`
  if (command.kind === 'rejoin')
    return [
      sql`update declines set deleted_at = ${at}, ${anonymizedDecline}, ${stamp}
        where token_hash = ${command.decline} and event_id = (${event}) and deleted_at is null
        and exists (select 1 from guest_selections where id = ${command.id} and created_at = ${at})`,
    ]
  if (command.kind === 'decline') return insertDecline(command, event, stamp)
  const target = sql`where (id = ${command.decline} or token_hash = ${command.decline}) and event_id = (${event})`
  if (command.kind === 'restore_decline')
    return [
      sql`update declines set deleted_at = null, ${stamp} ${target} and ${personalDecline}
        and deleted_at >= ${restorableSince(at)} returning id`,
    ]
  return command.erase
    ? [
        sql`update declines set deleted_at = coalesce(deleted_at, ${at}), ${anonymizedDecline}, ${stamp} ${target}
          and (deleted_at is null or ${personalDecline}) returning id`,
      ]
    : [sql`update declines set deleted_at = ${at}, ${stamp} ${target} and deleted_at is null returning id`]
}

function insertDecline(
  { id, hash, tokenHash, names, email, response, at, actor }: Received<'decline'>,
  event: SQL,
  stamp: SQL,
): SQL[] {
  const ofResponse = sql`edit_token_hash = ${response} and event_id = (${event})`
  const replaces =
    response === null
      ? sql`true`
      : sql`exists (select 1 from guest_selections where ${ofResponse} and deleted_at is null)`
  const insert = sql`insert into declines (id, event_id, names, email, submission_hash, token_hash, written_by, created_at,
      updated_at)
    select ${id}, id, ${JSON.stringify(names)}, case when ${rowAsksEmail} then ${email} end, ${hash}, ${tokenHash},
      ${userIdOf(actor)}, ${at}, ${at}
    from events where id = (${event})
    and not exists (select 1 from guest_selections where id = ${id}) and ${replaces}
    on conflict (id) do nothing returning id`
  if (response === null) return [insert]
  return [
    insert,
    sql`update guest_selections set deleted_at = ${at}, ${anonymized}, ${stamp}
      where ${ofResponse} and deleted_at is null
      and exists (select 1 from declines where id = ${id} and created_at = ${at})`,
  ]
}
