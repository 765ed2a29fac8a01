import type { Database } from '#core/db'
import { oncePerMinute, queueMail } from '#core/mail/queue'

/**
 * Queues the mail with an edit link again, at most once a minute. `changes()` is 0 right after it if nothing was queued, since one
 * waits already.
 */
export function queueEditLinkAgain(db: Database, responseId: string, at: number) {
  return queueMail(db, { kind: 'edit_link', subjectId: responseId, dedupeKey: oncePerMinute(at), at })
}
