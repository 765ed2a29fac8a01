import { type SQL, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { type Database, insertSelect, runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import { queueOverruledMails } from './overruled-mails.ts'
import { queueSubstituteMail } from './substitute-mails.ts'
import {
  type Link,
  type SourcedSubstitute,
  type SubstituteContext,
  type SubstituteTarget,
  substituteEntry,
} from './substitute-target.ts'
import { copiedColumns, endedSubstitutes, substitutes } from './table.ts'

/** Removes a person's substitute for a dish, and keeps it as ended. @throws Refusal 404 `not_found` */
export async function removeSubstitute(
  { db, event, at }: SubstituteContext,
  { link, partyPeople, isPersonSql, isOfPersonAndCourseSql: isStoredSql }: SubstituteTarget,
  { special, categoryId, source }: SourcedSubstitute,
): Promise<void> {
  const { found } = await runBatch(db, {
    endedSubstitutes: insertEnded(db, isStoredSql, link, at),
    // A trigger counts the kitchen's version.
    change: audited(
      db,
      db.delete(substitutes).where(isStoredSql),
      substituteEntry('TAKE_BACK_AGREEMENT', event, source.actor, { categoryId, special }, at),
    ),
    mail: queueSubstituteMail(db, isPersonSql, at),
    ...queueOverruledMails(db, event.id, link?.id ?? null, at),
    found: db
      .select({ id: sql<string>`g.id`.as('id') })
      .from(partyPeople)
      .where(isPersonSql),
  })
  if (found.length === 0) throw notFound('special_not_found')
}

/** Copies a removed substitute to the ended ones, so that guest, planner and kitchen read that it no longer applies. */
function insertEnded(db: Database, isStoredSql: SQL, link: Link | null, at: number) {
  return insertSelect(
    db,
    endedSubstitutes,
    {
      ...copiedColumns,
      reason: 'taken_back',
      at,
      takenBackId: link?.id,
      takenBackLabel: link?.label,
      replaced: sql`replaced`,
    },
    sql`from agreements where ${isStoredSql}
      on conflict (response_id, person_id, category_id) do update set words = excluded.words,
        agreed_by = excluded.agreed_by, "by" = excluded."by", reason = excluded.reason, at = excluded.at,
        link_id = excluded.link_id, link_label = excluded.link_label, taken_back_id = excluded.taken_back_id,
        taken_back_label = excluded.taken_back_label, replaced = excluded.replaced`,
  )
}
