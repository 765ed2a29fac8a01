import { inArray, type SQL, sql } from 'drizzle-orm'
import { user } from '#account/table'
import { systemActor } from '#core/actor'
import type { Context } from '#core/context'
import { type Database, database, rowsOf, runBatch, statement } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { events } from '#events/table/events'
import { membersMax } from '#members/rules/limits'
import {
  isDeclineNotAnonymizedSql,
  isNotAnonymizedSql,
  setAnonymized,
  setAnonymizedDecline,
} from '#party/table/anonymize'
import { removeAccount } from '../account/delete.ts'
import { removeEvent } from '../events/remove.ts'
import {
  notifyCapacityChanged,
  notifyEventChanged,
  notifyEventGone,
  notifyMembershipEnded,
  notifyResponsesChanged,
} from '../live/notify.ts'
import { eraseNeedsOf } from './erase-needs.ts'
import { eraseDetailsOf } from './erase-old.ts'
import type { Erasure } from './erasure-log.ts'

const idsAtOnce = 500
const eventsAtOnce = 5

/**
 * Makes erasures again that a restore of the database has undone. What is erased already stays as it is, so it may run
 * any number of times.
 * @returns how many of them were undone
 */
export async function repeatErasures({ env, at }: Context<'env' | 'at'>, erased: Erasure[]): Promise<number> {
  const db = database(env.DB)
  const subjects = (kind: Erasure['kind'], size = idsAtOnce) => {
    const ids = [...new Set(erased.filter((one) => one.kind === kind).map(({ subject }) => subject))]
    return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
      ids.slice(index * size, (index + 1) * size),
    )
  }
  let again = 0
  // Before accounts go: their events may have been handed over.
  for (const [eventId, userId] of lastOwners(erased)) again += await handOver(db, eventId, userId, at)
  for (const ids of subjects('account', 1)) again += await removeAccounts(env, db, ids, at)
  for (const ids of subjects('event', 1)) again += await removeEvents(env, db, ids, at)
  for (const ids of subjects('response_removed')) again += await eraseRows(env, db, responsesGone(ids, at))
  for (const ids of subjects('response_erased')) again += await eraseRows(env, db, responses(ids, at))
  for (const ids of subjects('decline_removed')) again += await eraseRows(env, db, declinesGone(ids, at))
  for (const ids of subjects('decline_erased')) again += await eraseRows(env, db, declines(ids, at))
  for (const ids of subjects('kitchen_link')) again += await eraseRows(env, db, links(ids, at))
  again += await lowerMembers(env, db, lastRights(erased))
  for (const ids of subjects('member')) again += await removeMembers(env, db, ids)
  for (const ids of subjects('member_invitation')) again += await endInvitations(db, ids)
  for (const ids of subjects('event_needs', eventsAtOnce))
    again += await eraseNeedsOf(
      { db, at },
      sql`(select id from events where id in ${of(ids)} and needs_erased_at is null)`,
    )
  for (const ids of subjects('event_details', eventsAtOnce))
    again += await eraseDetailsOf(
      { db, at },
      sql`(select id from events where id in ${of(ids)} and personal_data_erased_at is null)`,
    )
  return again
}

const of = (ids: string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`

// An erasure by the system is a new version of the row, as it was the first time: a trigger audits it and notes it again.
const stamp = (at: number) => sql`version = version + 1, written_by = null, updated_at = ${at}`

const responses = (ids: string[], at: number) =>
  sql`update guest_selections set ${setAnonymized}, ${stamp(at)} where id in ${of(ids)} and ${isNotAnonymizedSql} returning event_id`

const responsesGone = (ids: string[], at: number) =>
  sql`update guest_selections set deleted_at = coalesce(deleted_at, ${at}), ${setAnonymized}, ${stamp(at)}
    where id in ${of(ids)} and (deleted_at is null or ${isNotAnonymizedSql}) returning event_id`

const declines = (ids: string[], at: number) =>
  sql`update declines set ${setAnonymizedDecline}, ${stamp(at)} where id in ${of(ids)} and ${isDeclineNotAnonymizedSql} returning event_id`

const declinesGone = (ids: string[], at: number) =>
  sql`update declines set deleted_at = coalesce(deleted_at, ${at}), ${setAnonymizedDecline}, ${stamp(at)}
    where id in ${of(ids)} and (deleted_at is null or ${isDeclineNotAnonymizedSql}) returning event_id`

/** Also a link that was renewed: the address that it has again is one that was to open nothing any more. */
const links = (ids: string[], at: number) =>
  sql`update kitchen_links set revoked_at = ${at} where id in ${of(ids)} and revoked_at is null returning event_id`

/** Runs such an update, and tells the desks and open pages of the events. */
async function eraseRows(env: Env, db: Database, update: SQL): Promise<number> {
  const { results } = await statement(db, update).all<{ event_id: string }>()
  const ids = [...new Set(results.map((row) => row.event_id))]
  const codes = await db.all<{ code: string }>(
    sql`select event_code as code from events where id in ${of(ids)}`,
  )
  for (const { code } of codes) {
    await notifyCapacityChanged(env, code)
    await notifyResponsesChanged(env, code)
  }
  return results.length
}

/** The owners that events had last, by the events' ids. */
function lastOwners(erased: Erasure[]): Map<string, string> {
  const owners = erased.filter(({ kind }) => kind === 'event_owner').map(({ subject }) => subject.split(' '))
  return new Map(owners.map(([eventId = '', userId = '']) => [eventId, userId]))
}

/** Gives an event to who owned it last. Who has it again stays as an editor, unless it is recorded that they went. */
async function handOver(db: Database, eventId: string, userId: string, at: number): Promise<number> {
  const isMovedSql = sql`events.id = ${eventId} and events.user_id <> ${userId}
    and exists (select 1 from user where id = ${userId})`
  const { moved } = await runBatch(db, {
    stays: rowsOf(
      db,
      sql`insert into event_members (event_id, user_id, role, needs, created_at)
        select id, user_id, 'editor', 1, ${at} from events where ${isMovedSql}
          and (select count(*) from event_members m where m.event_id = events.id and m.user_id <> ${userId}) < ${membersMax}
        on conflict do nothing`,
    ),
    moved: rowsOf(
      db,
      sql`update events set user_id = ${userId},
        planner_suspended_at = (select suspended_at from user where id = ${userId}) where ${isMovedSql} returning id`,
    ),
    member: rowsOf(
      db,
      sql`delete from event_members where event_id = ${eventId} and user_id = ${userId}
        and exists (select 1 from events where id = ${eventId} and user_id = ${userId})`,
    ),
  })
  return moved.length
}

/** The rights that memberships had last, by the ids of event and user. */
function lastRights(erased: Erasure[]) {
  const changes = erased
    .filter(({ kind }) => kind === 'member_rights')
    .map(({ subject }) => subject.split(' '))
  const last = new Map(changes.map((change) => [change.slice(0, 2).join(' '), change]))
  return [...last.values()].map(([event, user, role, needs]) => ({ event, user, role, needs: Number(needs) }))
}

/** Takes from members what was taken from them. A right that they were given is the owner's to give again. */
async function lowerMembers(env: Env, db: Database, rights: ReturnType<typeof lastRights>): Promise<number> {
  if (rights.length === 0) return 0
  const { results } = await statement(
    db,
    sql`update event_members set role = 'viewer', needs = w.needs
      from (select value ->> 'event' as event, value ->> 'user' as user, value ->> 'needs' as needs
        from json_each(${JSON.stringify(rights)}) where value ->> 'role' = 'viewer') w
      where event_id = w.event and user_id = w.user and (role = 'editor' or event_members.needs > w.needs)
      returning (select event_code from events where id = event_members.event_id) as code`,
  ).all<{ code: string }>()
  for (const { code } of results) await notifyEventChanged(env, code)
  return results.length
}

/** Members who had left or were removed. @param ids of event and user, a space between them */
async function removeMembers(env: Env, db: Database, ids: string[]): Promise<number> {
  const { results } = await statement(
    db,
    sql`delete from event_members where (event_id, user_id) in
      (select substr(value, 1, instr(value, ' ') - 1), substr(value, instr(value, ' ') + 1)
        from json_each(${JSON.stringify(ids)}))
      returning user_id, (select event_code from events where id = event_members.event_id) as code`,
  ).all<{ user_id: string; code: string }>()
  for (const { user_id, code } of results) await notifyMembershipEnded(env, code, user_id)
  return results.length
}

/** Invitations of members whose links were to open nothing any more. */
async function endInvitations(db: Database, ids: string[]): Promise<number> {
  const { results } = await statement(
    db,
    sql`delete from event_member_invitations where id in ${of(ids)} returning id`,
  ).all()
  return results.length
}

async function removeEvents(env: Env, db: Database, ids: string[], at: number): Promise<number> {
  const found = await db.select().from(events).where(inArray(events.id, ids))
  for (const event of found)
    if (await unlessGone(() => removeEvent({ db, event, actor: systemActor, at }, { confirm: 'Delete' })))
      await notifyEventGone(env, event.eventCode)
  return found.length
}

async function removeAccounts(env: Env, db: Database, ids: string[], at: number): Promise<number> {
  const found = await db.select({ id: user.id }).from(user).where(inArray(user.id, ids))
  for (const { id } of found)
    for (const { eventCode } of (await unlessGone(() => removeAccount({ db, at }, id))) || [])
      await notifyEventGone(env, eventCode)
  return found.length
}

/** Result of a deletion, or false where somebody else was faster. */
async function unlessGone<T>(remove: () => Promise<T>): Promise<T | false> {
  try {
    return await remove()
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return false
    throw error
  }
}
