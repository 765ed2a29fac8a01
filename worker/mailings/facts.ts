import { type SQL, sql } from 'drizzle-orm'
import { type Database, type Query, rowsOf } from '#core/db'
import type { EventRow } from '#events/table/events'
import type { Quota } from './rules/quota.ts'

const day = 86_400_000

/** Facts that decide whether mail of an event may be queued. */
export type Facts = {
  /** When the planner's account was made. */
  joinedAt: number
  testedAt: number | null
  allowedAt: number | null
  /** JSON: which pause holds it, why and since when; null for none. */
  paused: string | null
  /** Mails of the last day: of this event, and of the planner's events without a paid plan. */
  ofEvent: number
  ofPlanner: number
  /** Parties of the event that were written to. */
  parties: number
}

const mailed = sql`m.state not in ('noted', 'dropped', 'stopped')`

/** SQL: mails of the last day by what a quota counts. Those of events that are gone count, too. */
export function mailsToday(event: Pick<EventRow, 'id' | 'userId'>, of: Quota['of'], at: number): SQL<number> {
  const which =
    of === 'event' ? sql`m.event_id = ${event.id}` : sql`m.user_id = ${event.userId} and not m.paid`
  return sql<number>`(select count(*) from list_mails m
    where ${which} and m.created_at > ${at - day} and ${mailed})`
}

/** SQL: parties of an event that were written to, and those of a query of recipients, each once. */
export function partiesMailed(eventId: string, beside?: SQL): SQL<number> {
  const more = beside ? sql` union select coalesce(invitation_id, response_id) from (${beside})` : sql``
  return sql<number>`(select count(*) from (select coalesce(m.invitation_id, m.response_id) from list_mails m
    where m.event_id = ${eventId} and ${mailed}${more}))`
}

/** SQL: a pause that holds an event's mail, as JSON. */
export function pauseOf({ id, userId }: Pick<EventRow, 'id' | 'userId'>): SQL<string | null> {
  return sql<string | null>`(select json_object('by', subject, 'reason', reason, 'at', at) from mail_pauses
    where subject_id in (${id}, ${userId}) and lifted_at is null order by subject desc limit 1)`
}

/** The query for what decides whether mail of an event may be queued. */
export function mailFacts(db: Database, event: Pick<EventRow, 'id' | 'userId'>, at: number): Query<Facts[]> {
  return rowsOf<Facts>(
    db,
    sql`select u.created_at as joinedAt, s.tested_at as testedAt, s.allowed_at as allowedAt,
      ${pauseOf(event)} as paused, ${mailsToday(event, 'event', at)} as ofEvent,
      ${mailsToday(event, 'planner', at)} as ofPlanner, ${partiesMailed(event.id)} as parties
    from user u left join event_mailings s on s.event_id = ${event.id} where u.id = ${event.userId}`,
  )
}

/** Number of mails that a quota leaves now. */
export function leftToday({ of, mails }: Quota, { ofEvent, ofPlanner }: Facts): number {
  return Math.max(0, mails - (of === 'event' ? ofEvent : ofPlanner))
}
