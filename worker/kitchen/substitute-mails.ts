import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { queueMail } from '#core/mail/queue'

/** Mails wait so long, in milliseconds: what is taken back before it was told is never told. */
const mailDelay = 60_000

/**
 * Queues the mail to a party with an address for which the batch has just stored what is served instead, or taken it back: one for
 * each change of mind. One that waits for the response already tells the same when it is sent. It stands right after the
 * audit row of that change.
 * @param isThem the condition that finds the person among `guest_selections g` and their people `p`
 */
export function queueSubstituteMail(db: Database, isThem: SQL, at: number) {
  return queueMail(
    db,
    { kind: 'served_instead', subjectId: sql`g.id`, once: at, at, dueAt: at + mailDelay },
    sql`from guest_selections g, json_each(g.selections) p
      where ${isThem} and g.lead_guest_email is not null and changes() > 0`,
  )
}

/** True if something was agreed for a response since a mail to it was queued, and nothing ended it. */
export function substituteSetSince(responseId: Column, queuedAt: number): SQL {
  return sql`exists (select 1 from agreements a where a.response_id = ${responseId} and a.at >= ${queuedAt})`
}

/**
 * True if something was taken back by hand since a mail was queued, and nothing agreed since. Nobody is told of the end
 * of what they never read of: the mail is that of the end itself, or one about what is served instead went before it.
 */
export function substituteRemovedSince(responseId: Column, queuedAt: number): SQL {
  return sql`exists (select 1 from ended_agreements e where e.response_id = ${responseId} and e.reason = 'taken_back'
    and (e.at = ${queuedAt} or e.at > ${queuedAt} and exists (select 1 from outbox o where o.subject_id = ${responseId}
      and o.kind = 'served_instead' and o.sent_at <= ${queuedAt})))`
}
