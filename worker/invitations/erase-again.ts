import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#core/db'

/**
 * The query that lets the clock erase again where a party was written at a time: who has not answered goes with the needs,
 * everybody with the names.
 */
export function eraseListAgain(db: Database, eventId: string, at: number) {
  return rowsOf(
    db,
    sql`update events set erasure_notified_at = iif(personal_data_erased_at is null, erasure_notified_at, null),
        personal_data_erased_at = null, needs_erased_at = null
      where id = ${eventId} and (personal_data_erased_at is not null or needs_erased_at is not null)
        and exists (select 1 from invitations where event_id = ${eventId} and updated_at = ${at} and label <> '')`,
  )
}
