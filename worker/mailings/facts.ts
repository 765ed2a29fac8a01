import { eq, type SQL, sql } from 'drizzle-orm'
import { user } from '#account/table'
import { type Database, type Query, rowsOf } from '#core/db'
import { settings } from '#core/settings'
import type { EventRow } from '#events/table/events'
import { addressKey } from './address-key.ts'
import type { Quota } from './rules/quota.ts'

const day = 86_400_000

/** Facts that decide whether mail of an event may be queued. */
export type Facts = {
  /** When the planner's account was made. */
  joinedAt: number
  testedAt: number | null
  allowedAt: number | null
  /** 1 once there is a dish to choose. */
  hasMenu: 0 | 1
  /** JSON: which pause holds it, why and since when; null for none. */
  paused: string | null
  /** Mails of the last day: of this event, and of the planner's events without a paid plan. */
  ofEvent: number
  ofPlanner: number
  /** Parties of the event that were written to. */
  parties: number
}

const isMailedSql = sql`m.state not in ('noted', 'dropped', 'stopped')`

/** The sender whose mail a quota counts: an event, its planner, and the key of the planner's mailbox. */
export type Sender = Pick<EventRow, 'id' | 'userId'> & { plannerKey: string }

const ofPlanner = ({ userId, plannerKey }: Sender) =>
  sql`(m.user_id = ${userId} or m.planner_key = ${plannerKey})`

/**
 * SQL: mails of the last day by what a quota counts. Those of events that are gone count, too, and those of other accounts of
 * the planner's mailbox.
 */
export function mailsToday(sender: Sender, of: Quota['of'], at: number): SQL<number> {
  const which = of === 'event' ? sql`m.event_id = ${sender.id}` : sql`${ofPlanner(sender)} and not m.paid`
  return sql<number>`(select count(*) from list_mails m
    where ${which} and m.created_at > ${at - day} and ${isMailedSql})`
}

/** SQL: parties of an event that were written to, and those of a query of recipients, each once. */
export function partiesMailed(eventId: string, beside?: SQL): SQL<number> {
  const more = beside ? sql` union select coalesce(invitation_id, response_id) from (${beside})` : sql``
  return sql<number>`(select count(*) from (select coalesce(m.invitation_id, m.response_id) from list_mails m
    where m.event_id = ${eventId} and ${isMailedSql}${more}))`
}

/** SQL: a pause that holds an event's mail, as JSON. One of a planner holds for their mailbox's other accounts. */
function pauseOf({ id, userId, plannerKey }: Sender): SQL<string | null> {
  return sql<string | null>`(select json_object('by', subject, 'reason', reason, 'at', at) from mail_pauses
    where lifted_at is null and (subject_id in (${id}, ${userId})
      or subject_id in (select m.user_id from list_mails m where m.planner_key = ${plannerKey}))
    order by subject desc limit 1)`
}

/** The sender of an event's mail. */
export async function senderOf(
  env: Env,
  db: Database,
  { id, userId }: Pick<EventRow, 'id' | 'userId'>,
): Promise<Sender> {
  const [planner] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId))
  return { id, userId, plannerKey: await addressKey(settings(env).secret, planner?.email ?? '') }
}

/** The query for what decides whether mail of an event may be queued. */
export function mailFacts(db: Database, event: Sender, at: number): Query<Facts[]> {
  return rowsOf<Facts>(
    db,
    sql`select u.created_at as joinedAt, s.tested_at as testedAt, s.allowed_at as allowedAt,
      exists (select 1 from menu_categories c join menu_items i on i.category_id = c.id
        where c.event_id = ${event.id}) as hasMenu,
      ${pauseOf(event)} as paused, ${mailsToday(event, 'event', at)} as ofEvent,
      ${mailsToday(event, 'planner', at)} as ofPlanner, ${partiesMailed(event.id)} as parties
    from user u left join event_mailings s on s.event_id = ${event.id} where u.id = ${event.userId}`,
  )
}

/** Number of mails that a quota leaves now. */
export function leftToday({ of, mails }: Quota, { ofEvent, ofPlanner }: Facts): number {
  return Math.max(0, mails - (of === 'event' ? ofEvent : ofPlanner))
}
