import type { Database } from '#core/db'
import { oncePerMinute, queueMail } from '#core/mail/queue'

/**
 * Queues the mail with an edit link again, at most once a minute. If a mail is already waiting nothing is inserted: the
 * planner's verb (`responses/edit-link.ts`) reads that by `changes()` right after.
 */
export function queueEditLinkAgain(db: Database, responseId: string, at: number) {
  return queueMail(db, { kind: 'edit_link', subjectId: responseId, dedupeKey: oncePerMinute(at), at })
}
