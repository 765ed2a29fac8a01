import { sql } from 'drizzle-orm'
import { restorableFor } from '#contract/answers'
import type { Database } from '#ground/db'
import { restoreGrace } from './decide.ts'

/** Blanks names, allergies and addresses of responses that were deleted and can no longer be restored. */
export async function forgetDeleted(db: Database, at: number): Promise<void> {
  await db.run(sql`update guest_selections set lead_guest_name = '', lead_guest_email = null,
    selections = (select json_group_array(json_object('name', '', 'allergies', '', 'selections',
      json(value ->> 'selections'))) from json_each(selections))
    where deleted_at is not null and lead_guest_name <> '' and deleted_at < ${at - restorableFor - restoreGrace}`)
}
