import { and, eq, type SQL, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { insertSelect, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { events } from '#events/table/events'
import { queueOverruledMails } from './overruled-mails.ts'
import type { SubstituteInput } from './shape/substitute.ts'
import { queueSubstituteMail } from './substitute-mails.ts'
import {
  type Link,
  type SourcedSubstitute,
  type SubstituteContext,
  type SubstituteTarget,
  substituteEntry,
} from './substitute-target.ts'
import { endedSubstitutes, substitutes } from './table.ts'

/**
 * Stores what a person is served in a course instead of the dish they chose, if any. Equal values write nothing.
 * @throws Refusal 404 `not_found`, 409 `changed`
 */
export async function setSubstitute(
  { db, event, at }: SubstituteContext,
  { link, partyPeople, isPersonSql, chosenItem, isReplaceableSql, isOfPersonAndCourseSql }: SubstituteTarget,
  { special, categoryId, words, agreedBy, source }: SourcedSubstitute,
): Promise<void> {
  const { found } = await runBatch(db, {
    change: audited(
      db,
      insertSelect(
        db,
        substitutes,
        {
          responseId: sql`g.id`,
          personId: sql`p.value ->> 'id'`,
          categoryId,
          itemId: chosenItem,
          eventId: sql`g.event_id`,
          words,
          agreedBy,
          by: source.by,
          at,
          linkId: link?.id,
          linkLabel: link?.label,
          replaced: replacedOnInsert({ words, agreedBy, categoryId }, link),
        },
        sql`from ${partyPeople} where ${isPersonSql} and ${isReplaceableSql}
          on conflict (response_id, person_id, category_id) do update set item_id = excluded.item_id,
            words = excluded.words, agreed_by = excluded.agreed_by, "by" = excluded."by", at = excluded.at,
            link_id = excluded.link_id, link_label = excluded.link_label, replaced = ${replacedOnUpdate(at)}
          where item_id <> excluded.item_id or words <> excluded.words or agreed_by <> excluded.agreed_by`,
      ),
      substituteEntry('SET_AGREEMENT', event, source.actor, { categoryId, special }, at),
    ),
    // Like the audit row, this changes a row only where the substitute did.
    version: db
      .update(events)
      .set({ kitchenVersion: sql`${events.kitchenVersion} + 1` })
      .where(and(eq(events.id, event.id), sql`changes() > 0`)),
    mail: queueSubstituteMail(db, isPersonSql, at),
    // A substitute replaces the one that ended.
    endedSubstitutes: db.delete(endedSubstitutes).where(
      sql`${isOfPersonAndCourseSql} and (response_id, person_id, category_id) in
        (select response_id, person_id, category_id from agreements)`,
    ),
    ...queueOverruledMails(db, event.id, link?.id ?? null, at),
    found: db
      .select({ isReplaceable: sql<number>`${isReplaceableSql}`.as('is_replaceable') })
      .from(partyPeople)
      .where(isPersonSql),
  })
  const [one] = found
  if (!one) throw notFound('special_not_found')
  if (!one.isReplaceable) throw new Refusal('nothing_to_replace')
}

/** Others' substitutes that somebody took back. The new one takes them over, so that whoever agreed them is told. */
function replacedOnInsert(
  { words, agreedBy, categoryId }: Pick<SubstituteInput, 'words' | 'agreedBy' | 'categoryId'>,
  link: Link | null,
): SQL {
  const isEndedSql = sql`e.response_id = g.id and e.person_id = p.value ->> 'id' and e.category_id = ${categoryId}
    and e.reason = 'taken_back'`
  const isOfOthersSql = (id: SQL) => sql`${id} is not ${link?.id ?? null} and ${id} is not e.taken_back_id`
  return sql`(select nullif(json_group_array(json(entry)), '[]') from (
    select r.value as entry from ended_agreements e, json_each(e.replaced) r
      where ${isEndedSql} and ${isOfOthersSql(sql`r.value ->> 'linkId'`)}
    union all select json_object('words', e.words, 'agreedBy', e.agreed_by, 'linkId', e.link_id, 'linkLabel', e.link_label,
        'replacedAt', e.at) from ended_agreements e
      where ${isEndedSql} and ${isOfOthersSql(sql`e.link_id`)} and (e.words, e.agreed_by) <> (${words}, ${agreedBy})))`
}

/** Substitutes of others that a rewritten row replaces. */
function replacedOnUpdate(at: number): SQL {
  return sql`case when agreements.link_id is excluded.link_id then agreements.replaced
    else (select json_group_array(json(entry)) from (
      select value as entry from json_each(coalesce(agreements.replaced, '[]'))
        where value ->> 'linkId' is not excluded.link_id
      union all select json_object('words', agreements.words, 'agreedBy', agreements.agreed_by,
        'linkId', agreements.link_id, 'linkLabel', agreements.link_label, 'replacedAt', ${at}))) end`
}
