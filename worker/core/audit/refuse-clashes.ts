import { sql } from 'drizzle-orm'
import { type Database, rowsOf, runBatch } from '../db.ts'
import { Refusal } from '../http/refusal.ts'
import type { BothSides, SavedMeanwhile } from '../shapes.ts'
import type { Action } from './audit.ts'
import { authorBy, authorIn } from './author.ts'
import { besideGuests, eventOfEntry } from './table.ts'

// So many changes of one thing are looked through for who saved a field last.
const lookedThrough = 50

/** The subject of a form: `of` is its id, where it is not the event itself. */
type Saved = { eventId: string; action: Action; of?: string | undefined }

/**
 * Refuses a form whose fields were changed on both sides, naming who saved the other side of each as far as the log tells.
 * @throws Refusal 409 `changed` with both sides of each clash, where there is one
 */
export async function refuseClashes(
  db: Database,
  both: BothSides[],
  { eventId, action, of = eventId }: Saved,
): Promise<void> {
  if (both.length === 0) return
  const { saved } = await runBatch(db, {
    saved: rowsOf<{ author: string | null; fields: string | null }>(
      db,
      sql`select ${authorBy(sql.raw('user_id'))} as author, details -> 'fields' as fields from audit_logs
        where ${eventOfEntry} = ${eventId} and ${besideGuests} and action = ${action}
          and coalesce(details ->> 'of', entity_id) = ${of}
        order by created_at desc, id desc limit ${lookedThrough}`,
    ),
  })
  const savedBy = (field: string) =>
    saved.find(({ fields }) => fields !== null && (JSON.parse(fields) as string[]).includes(field))
  const named = both.map((one): SavedMeanwhile => {
    const author = authorIn(savedBy(one.of)?.author ?? null)
    return { ...one, ...(author && { author }) }
  })
  throw new Refusal('form_changed', { details: { both: named } })
}
