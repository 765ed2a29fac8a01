import { sql } from 'drizzle-orm'
import type { Context } from '#core/context'
import {
  isDeclineNotAnonymizedSql,
  isNotAnonymizedSql,
  setAnonymized,
  setAnonymizedDecline,
} from '#party/table/anonymize'
import { restorableSince } from '../desk/decide/in-time.ts'

/** Anonymizes responses and declines that were deleted and can no longer be restored, and deletes such invitations. */
export async function anonymizeDeleted({ db, at }: Context<'db' | 'at'>): Promise<void> {
  const until = restorableSince(at)
  await db.run(sql`update guest_selections set ${setAnonymized}
    where deleted_at is not null and ${isNotAnonymizedSql} and deleted_at < ${until}`)
  await db.run(sql`update declines set ${setAnonymizedDecline}
    where deleted_at is not null and ${isDeclineNotAnonymizedSql} and deleted_at < ${until}`)
  await db.run(sql`delete from invitations where deleted_at is not null and deleted_at < ${until}`)
}
