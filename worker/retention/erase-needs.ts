import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#core/context'
import { rowsOf, runBatch } from '#core/db'
import { anonymizedInvitation, personalInvitation } from '../invitations/table.ts'
import { needsErasedBefore } from './rules.ts'

const atOnce = 5

/**
 * Erases needs, words about them, wishes, what was told, consent, substitutes, also ended ones, and the special guests on sheets, and who was invited and never answered, for events whose
 * meal was 30 days ago. Names, choices and special numbers stay until the event's personal data is erased. At most five events per run.
 * @returns how many events were erased
 */
export function eraseNeeds({ db, at }: Context<'db' | 'at'>): Promise<number> {
  const day = needsErasedBefore(at)
  return eraseNeedsOf(
    { db, at },
    sql`(select id from events where service_day is not null and needs_erased_at is null
      and service_day <= ${day} and event_date <= ${day} order by service_day limit ${atOnce})`,
  )
}

/** The same for events given by a query for their ids. */
export async function eraseNeedsOf({ db, at }: Context<'db' | 'at'>, due: SQL): Promise<number> {
  const hasNeedsSql = sql`exists (select 1 from json_each(selections)
    where value ->> 'allergies' <> '' or value -> 'needs' is not null or value -> 'consent' is not null)`
  const { erased } = await runBatch(db, {
    audit: rowsOf(
      db,
      sql`insert into audit_logs (user_id, action, entity_type, entity_id, details, created_at)
        select null, 'ERASE_NEEDS', 'event', e.id, json_object('title', e.title, 'by', 'clock'), ${at}
        from events e where e.id in ${due}
        and exists (select 1 from guest_selections where event_id = e.id and ${hasNeedsSql})`,
    ),
    people: rowsOf(
      db,
      sql`update guest_selections set updated_at = ${at}, selections = (select json_group_array(
          json_set(json_remove(value, '$.needs', '$.wishes', '$.wishNeeds', '$.shownVersions', '$.consent', '$.noteSorted'), '$.allergies', ''))
          from json_each(selections))
        where event_id in ${due} and ${hasNeedsSql}`,
    ),
    silent: rowsOf(
      db,
      sql`update invitations set updated_at = ${at}, ${anonymizedInvitation}
        where event_id in ${due} and response_id is null and decline_id is null and ${personalInvitation}`,
    ),
    agreed: rowsOf(db, sql`delete from agreements where event_id in ${due}`),
    ended: rowsOf(db, sql`delete from ended_agreements where event_id in ${due}`),
    lines: rowsOf(
      db,
      sql`update sheet_lines set line = null, erased_at = ${at}
        where line is not null and sheet_id in (select id from sheets where event_id in ${due})`,
    ),
    // Leaves word before the update, while the events are still due: a restored database erases them again.
    word: rowsOf(
      db,
      sql`insert or ignore into erasures (kind, subject) select 'event_needs', id from ${due}`,
    ),
    erased: rowsOf(db, sql`update events set needs_erased_at = ${at} where id in ${due} returning id`),
  })
  return erased.length
}
