import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { queueMail } from '#core/mail/queue'

/** Delay of the mails, in milliseconds: a substitute removed within it is never mailed. */
const mailDelay = 60_000

/**
 * Queues the mail to a party with an address for which the batch has just set or removed a substitute: one for each change.
 * A mail that already waits for the response reports the same once it is sent. Comes right after the audit row of the
 * change.
 * @param isPersonSql the condition that finds the person among `guest_selections g` and their people `p`
 */
export function queueSubstituteMail(db: Database, isPersonSql: SQL, at: number) {
  return queueMail(
    db,
    { kind: 'served_instead', subjectId: sql`g.id`, dedupeKey: at, at, dueAt: at + mailDelay },
    sql`from guest_selections g, json_each(g.selections) p
      where ${isPersonSql} and g.lead_guest_email is not null and changes() > 0`,
  )
}

/** True if something was agreed for a response since a mail to it was queued, and nothing ended it. */
export function substituteSetSince(responseId: Column, queuedAt: number): SQL {
  return sql`exists (select 1 from agreements a where a.response_id = ${responseId} and a.at >= ${queuedAt})`
}

/**
 * True if a substitute was removed by hand since a mail was queued, and none was set since. A guest is told that a
 * substitute ended only if they were told of it: the mail was queued by the removal itself, or an earlier one was sent.
 */
export function substituteRemovedSince(responseId: Column, queuedAt: number): SQL {
  return sql`exists (select 1 from ended_agreements e where e.response_id = ${responseId} and e.reason = 'taken_back'
    and (e.at = ${queuedAt} or e.at > ${queuedAt} and exists (select 1 from outbox o where o.subject_id = ${responseId}
      and o.kind = 'served_instead' and o.sent_at <= ${queuedAt})))`
}
