import { sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { outbox } from '#core/schema/outbox'
import { insteadKey } from '../kitchen/instead-letters.ts'
import { contentsKey } from '../menu/contents-letters.ts'

const minute = 60_000

/** The key of a letter that somebody asked for holds this: it is sent whatever else there is to tell. */
const askedKey = ':asked:'

/**
 * Queues the letter with an edit link that somebody asked for, at most once a minute. Where a letter with news of a dish
 * waits already, that one becomes the letter asked for, too: it is sent even if the news is no longer true.
 * `changes()` is 0 right after it where nothing was queued.
 */
export function queueAskedLetter(db: Database, responseId: string, at: number) {
  const asked = `${askedKey}${Math.floor(at / minute)}`
  return db.insert(outbox).select(
    sql`select lower(hex(randomblob(16))), 'edit_link', ${responseId}, 'edit_link:' || ${responseId} || ${asked},
        ${at}, 0, null, null, null, ${at}, null where true
      on conflict (subject_id, kind) where sent_at is null and failed_at is null
        do update set dedupe_key = outbox.dedupe_key || ${asked}
        where instr(outbox.dedupe_key, ${askedKey}) = 0
          and instr(outbox.dedupe_key, ${contentsKey}) + instr(outbox.dedupe_key, ${insteadKey}) > 0
      on conflict do nothing`,
  )
}

/** True for a letter that somebody asked for. */
export function wasAskedFor(dedupeKey: string): boolean {
  return dedupeKey.includes(askedKey)
}
