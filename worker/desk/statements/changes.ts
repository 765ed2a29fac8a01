import { type SQL, sql } from 'drizzle-orm'
import { userIdOf } from '#core/actor'
import { asksEmailSql } from '#events/table/asks-email'
import { reservesPlacesSql } from '#events/table/reserves-places'
import { isNotAnonymizedSql, setAnonymized } from '#party/table/anonymize'
import { isNotSuspendedSql, restorableSince } from '../decide/in-time.ts'
import { applyChange, isPartyChange, type PartyChange, peopleExpectedStored } from '../decide/party-change.ts'
import { editOfOtherVersion, rebaseEdit } from '../decide/rebase.ts'
import type { Received, ReceivedCommand } from '../shape.ts'
import type { Snapshot } from '../snapshot.ts'
import { declineStatements, invitationIfFree } from './declines.ts'
import { forgetNeeds } from './forget-needs.ts'
import { figureOfInvitation } from './reads.ts'
import { isStoredWithoutNeedsSql, storedParty } from './stored-party.ts'
import type { Submission } from './submissions.ts'

/** A command that changes, deletes or restores a stored response. */
type ResponseCommand = PartyChange | Received<'remove' | 'restore'>
type NotSubmission = Exclude<ReceivedCommand, Submission>

/** True for a command about a stored response, false for one about a decline. */
export function isOfResponse(command: NotSubmission): command is ResponseCommand {
  return 'responseKey' in command && command.kind !== 'decline'
}

/** The statements of a command. The first returns a row if it changed something. */
export function statementsOf(code: string, snapshot: Snapshot, command: NotSubmission): SQL[] {
  return isOfResponse(command)
    ? withFollowUps(code, snapshot, command)
    : declineStatements(code, snapshot, command)
}

/** The statements of a change. The first returns a row if it changed the response. */
function withFollowUps(code: string, snapshot: Snapshot, sent: ResponseCommand): SQL[] {
  const row = snapshot.responses?.get(sent.responseKey)
  const stale = editOfOtherVersion(sent, row)
  const merged = row && stale ? rebaseEdit(stale, row, snapshot.menu) : null
  const command = merged?.edit ?? sent
  const change = changeStatement(code, snapshot, command)
  // The desk has not read the row, so the statement itself requires that nobody in it has a need or a special number.
  if (!row || !isPartyChange(command)) return [change]
  const after = applyChange(command, row.party, snapshot.menu)
  return [change, ...forgetNeeds(row.id, row.party, after, command.at)]
}

/** The row that a change is for, as a condition, and the columns that every change sets. */
type Target = { target: SQL; newVersionSql: SQL }

/** The statement of a change by its kind. */
function changeStatement(code: string, snapshot: Snapshot, command: ResponseCommand): SQL {
  const { responseKey, at, actor } = command
  const isAllowedSql = actor.kind === 'guest' ? isInTimeSql(command, snapshot) : sql`true`
  const target = sql`where (id = ${responseKey} or edit_token_hash = ${responseKey}) and event_id = (select id from events
    where event_code = ${code} and id = ${snapshot.event?.id ?? ''} and ${isAllowedSql})`
  const write = {
    target,
    newVersionSql: sql`version = version + 1, written_by = ${userIdOf(actor)}, updated_at = ${at}`,
  }
  if (command.kind === 'restore') return restoreStatement(write, command)
  return command.kind === 'remove'
    ? removeStatement(write, command)
    : partyStatement(write, code, snapshot, command)
}

function restoreStatement({ target, newVersionSql }: Target, { at }: Received<'restore'>): SQL {
  return sql`update guest_selections set deleted_at = null, ${newVersionSql}, ${invitationIfFree('guest_selections')} ${target}
    and deleted_at >= ${restorableSince(at)} and ${isNotAnonymizedSql} returning id`
}

function removeStatement({ target, newVersionSql }: Target, { at, erase }: Received<'remove'>): SQL {
  return erase
    ? sql`update guest_selections set deleted_at = coalesce(deleted_at, ${at}), ${setAnonymized}, ${newVersionSql} ${target}
        and (deleted_at is null or ${isNotAnonymizedSql}) returning id`
    : sql`update guest_selections set deleted_at = ${at}, ${newVersionSql} ${target} and deleted_at is null returning id`
}

/** Stores a changed party, if the response and the menu are still as the change was decided on. */
function partyStatement(
  { target, newVersionSql }: Target,
  code: string,
  snapshot: Snapshot,
  command: PartyChange,
): SQL {
  const row = snapshot.responses?.get(command.responseKey)
  const assumedParty = snapshot.responses === null ? peopleExpectedStored(command) : null
  const people = storedParty(applyChange(command, assumedParty ?? row?.party ?? [], snapshot.menu), code)
  const isAsDecidedSql = assumedParty
    ? isStoredWithoutNeedsSql(assumedParty)
    : sql`version = ${row?.version ?? 0}`
  const isUnchangedSql = sql`deleted_at is null and ${isAsDecidedSql} and exists (select 1 from events
    where event_code = ${code} and menu_version = ${snapshot.event?.menuVersion ?? 0})`
  if (command.kind !== 'edit')
    return sql`update guest_selections set selections = ${people}, ${newVersionSql} ${target} and ${isUnchangedSql}
      and ${isNotAnonymizedSql} and selections <> ${people} returning id`
  const { language = null, content } = command
  const { email, party } = content
  const address = sql`(select case when ${asksEmailSql} then ${email} end from events where event_code = ${code})`
  return sql`update guest_selections set lead_guest_name = ${party[0]?.name ?? ''}, lead_guest_email = ${address},
    guest_count = ${party.length}, selections = ${people}, language = coalesce(${language}, language), ${newVersionSql}
    ${target} and ${isUnchangedSql} and ${assumedParty ? isNotAnonymizedSql : sql`true`} and (${command.version} is null or version = ${command.version})
    and ${fitsInvitationSql(command)} and ${fitsBesideReservedPlacesSql(code, command)}
    and (${command.version} is not null or selections <> ${people} or lead_guest_email is not ${address}) returning id`
}

/**
 * Condition on the event. Needs may be changed until the meal: whether that is past was decided by the meal's day and the
 * closing, which both must still be the same. The same in TypeScript: `isLate` and `isRefusedBySuspension` in
 * `../decide/in-time.ts`.
 */
function isInTimeSql({ kind, at }: ResponseCommand, { event }: Snapshot): SQL {
  const isOpenSql =
    kind === 'remove' ? sql`closes_at > ${at}` : sql`closes_at > ${at} and ${isNotSuspendedSql}`
  return kind === 'needs'
    ? sql`refunded_at is null and ${isNotSuspendedSql}
        and (${isOpenSql} or (closes_at = ${event?.closesAt ?? 0} and service_day is ${event?.serviceDay ?? null}))`
    : isOpenSql
}

/** Condition on the response: a guest's party grows only by places that are not reserved for others, as in `refusalOfCapacity`. */
function fitsBesideReservedPlacesSql(code: string, { actor, at, content }: Received<'edit'>): SQL {
  if (actor.kind !== 'guest') return sql`true`
  const growth = sql`${content.party.length} - guest_count`
  const silentPlaces = sql`coalesce(${sql.raw(figureOfInvitation('silent'))}, 0)`
  return sql`(${growth} <= ${silentPlaces} or not exists (select 1 from events e where e.event_code = ${code}
    and ${reservesPlacesSql(sql.raw('e'), at)} and e.registered_guests + e.reserved_guests - ${silentPlaces} + ${growth} > e.guest_limit))`
}

/** Condition on the response: a guest's party grows only within its invitation's places, as in `refusalOfInvitation`. */
function fitsInvitationSql({ actor, content }: Received<'edit'>): SQL {
  if (actor.kind !== 'guest') return sql`true`
  const { length } = content.party
  return sql`(invitation_id is null or ${length} <= max(guest_count, coalesce(${sql.raw(figureOfInvitation('places'))}, ${length})))`
}
