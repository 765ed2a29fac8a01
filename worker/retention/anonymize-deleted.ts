import { sql } from 'drizzle-orm'
import { restorableFor } from '#contract/answers'
import type { Database } from '#core/db'
import { anonymized, personal } from '../desk/anonymize.ts'
import { restoreGrace } from '../desk/decide.ts'

/** Anonymizes responses that were deleted and can no longer be restored. */
export async function anonymizeDeleted(db: Database, at: number): Promise<void> {
  await db.run(sql`update guest_selections set ${anonymized}
    where deleted_at is not null and ${personal} and deleted_at < ${at - restorableFor - restoreGrace}`)
}
