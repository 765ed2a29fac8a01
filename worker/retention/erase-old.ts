import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#core/context'
import { rowsOf, runBatch } from '#core/db'
import { erasingDueOfRow, latestErasingOfRow } from '#events/table/events'
import {
  isDeclineNotAnonymizedSql,
  isNotAnonymizedSql,
  setAnonymized,
  setAnonymizedDecline,
} from '#party/table/anonymize'
import { anonymizedInvitation, personalInvitation } from '../invitations/table.ts'
import { erasureNoticeDays } from './rules.ts'

const atOnce = 5
const dayLength = 86_400_000

/**
 * Erases names, allergies and addresses of guests and of who was invited, where kitchen links were mailed to and who saw sheets, for events that are due and whose planner was notified 30 days ago; at
 * the latest date, also for events whose planner was not. Counts and choices stay. At most five events per run of the
 * cron, so that the largest fit into D1's time limit.
 * @returns how many events were erased
 */
export function eraseOld({ db, at }: Context<'db' | 'at'>): Promise<number> {
  return eraseDetailsOf(
    { db, at },
    sql`(select id from events where personal_data_erased_at is null and ${erasingDueOfRow} <= ${at}
      and (erasure_notified_at <= ${at - erasureNoticeDays * dayLength} or ${latestErasingOfRow} <= ${at})
      order by ${erasingDueOfRow} limit ${atOnce})`,
  )
}

/** The same for events given by a query for their ids. */
export async function eraseDetailsOf({ db, at }: Context<'db' | 'at'>, due: SQL): Promise<number> {
  const { erased } = await runBatch(db, {
    audit: rowsOf(
      db,
      sql`insert into audit_logs (user_id, action, entity_type, entity_id, details, created_at)
        select null, 'ERASE_PERSONAL_DATA', 'event', e.id, json_object('title', e.title, 'event_date', e.event_date,
          'by', 'clock'), ${at}
        from events e where e.id in ${due}
        and (exists (select 1 from guest_selections g where g.event_id = e.id and ${isNotAnonymizedSql})
          or exists (select 1 from declines d where d.event_id = e.id and ${isDeclineNotAnonymizedSql})
          or exists (select 1 from invitations i where i.event_id = e.id and ${personalInvitation}))`,
    ),
    people: rowsOf(
      db,
      sql`update guest_selections set updated_at = ${at}, ${setAnonymized} where event_id in ${due} and ${isNotAnonymizedSql}`,
    ),
    declined: rowsOf(
      db,
      sql`update declines set updated_at = ${at}, ${setAnonymizedDecline} where event_id in ${due} and ${isDeclineNotAnonymizedSql}`,
    ),
    invited: rowsOf(
      db,
      sql`update invitations set updated_at = ${at}, ${anonymizedInvitation}
        where event_id in ${due} and ${personalInvitation}`,
    ),
    seen: rowsOf(
      db,
      sql`update sheet_seen set name = null
        where name is not null and sheet_id in (select id from sheets where event_id in ${due})`,
    ),
    links: rowsOf(
      db,
      sql`update kitchen_links set email = null where event_id in ${due} and email is not null`,
    ),
    notes: rowsOf(
      db,
      sql`update event_mailings set test_note = '' where event_id in ${due} and test_note <> ''`,
    ),
    // Leaves word before the update, while the events are still due: a restored database erases them again.
    word: rowsOf(
      db,
      sql`insert or ignore into erasures (kind, subject) select 'event_details', id from ${due}`,
    ),
    erased: rowsOf(
      db,
      sql`update events set personal_data_erased_at = ${at} where id in ${due} returning id`,
    ),
  })
  return erased.length
}
