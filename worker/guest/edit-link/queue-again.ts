import type { Database } from '#core/db'
import { oncePerMinute, queueMail } from '#core/mail/queue'

/**
 * Queues the mail with an edit link that somebody asked for, at most once a minute.
 * `changes()` is 0 right after it where nothing was queued, since one waits already.
 */
export function queueEditLinkAgain(db: Database, responseId: string, at: number) {
  return queueMail(db, { kind: 'edit_link', subjectId: responseId, once: oncePerMinute(at), at })
}
