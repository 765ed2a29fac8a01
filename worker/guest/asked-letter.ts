import type { Database } from '#core/db'
import { queueMail } from '#core/mail/outbox'

const minute = 60_000

/**
 * Queues the letter with an edit link that somebody asked for, at most once a minute.
 * `changes()` is 0 right after it where nothing was queued, since one waits already.
 */
export function queueAskedLetter(db: Database, responseId: string, at: number) {
  const dedupeKey = `edit_link:${responseId}:asked:${Math.floor(at / minute)}`
  return queueMail(db, { kind: 'edit_link', subjectId: responseId, dedupeKey, at })
}
