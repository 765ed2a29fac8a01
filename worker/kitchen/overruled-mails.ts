import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { queueMail } from '#core/mail/queue'

/** Delay of the mails, in milliseconds: a change undone within it is never mailed. */
const mailDelay = 60_000

/**
 * Queues the mails about a substitute that this batch replaced or removed: to the link by which it was agreed, and to the
 * planner if a link did it.
 * @param by the link that did it; null for the planner
 */
export function queueOverruledMails(db: Database, eventId: string, by: string | null, at: number) {
  const overruled = sql`select r.value ->> 'linkId' as link_id from agreements a, json_each(a.replaced) r
      where a.event_id = ${eventId} and a.at = ${at} and r.value ->> 'replacedAt' = ${at}
    union all select e.link_id from ended_agreements e
      where e.event_id = ${eventId} and e.at = ${at} and e.reason = 'taken_back' and e.link_id is not e.taken_back_id`
  const mail = { at, dedupeKey: at, dueAt: at + mailDelay }
  return {
    toLinks: queueMail(
      db,
      {
        ...mail,
        kind: 'link_overruled',
        subjectId: sql`k.id`,
      },
      sql`from (${overruled}) c join kitchen_links k on k.id = c.link_id
        where k.revoked_at is null and k.email is not null`,
    ),
    ...(by !== null && {
      toPlanner: queueMail(
        db,
        { ...mail, kind: 'overruled', subjectId: eventId },
        sql`from (select 1) where exists (${overruled})`,
      ),
    }),
  }
}

/**
 * True if somebody else changed or took back a substitute.
 * @param eventId the event
 * @param link the link by which it was agreed; null for a substitute of anybody that a link changed, as the planner reads
 */
export function isOverruledSql(eventId: SQL | string, link: SQL | null): SQL<number> {
  const isReplacedSql = link ? sql`r.value ->> 'linkId' = ${link}` : sql`a.link_id is not null`
  const isTakenBackSql = sql`e.event_id = ${eventId} and e.reason = 'taken_back'`
  const isOfLinkSql = link ? sql`e.link_id = ${link}` : sql`e.taken_back_id is not null`
  return sql<number>`(exists (select 1 from agreements a, json_each(a.replaced) r
      where a.event_id = ${eventId} and ${isReplacedSql})
    or exists (select 1 from ended_agreements e where ${isTakenBackSql} and e.link_id is not e.taken_back_id and ${isOfLinkSql})
    or exists (select 1 from ended_agreements e, json_each(e.replaced) r where ${isTakenBackSql}
      and r.value ->> 'linkId' is not e.taken_back_id and ${link ? sql`r.value ->> 'linkId' = ${link}` : sql`e.taken_back_id is not null`}))`
}
