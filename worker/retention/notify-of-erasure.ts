import { sql } from 'drizzle-orm'
import type { Context } from '#core/context'
import { statement } from '#core/db'
import { erasingDueOfRow } from '#events/table/events'
import { isDeclineNotAnonymizedSql, isNotAnonymizedSql } from '#party/table/anonymize'
import { erasureNoticeDays } from './rules.ts'

const atOnce = 100
const dayLength = 86_400_000

/**
 * Queues the mail that tells a planner 30 days ahead that an event's personal data will be erased, for events that have
 * any. At most a hundred events per run of the cron.
 */
export async function notifyOfErasure({ db, at }: Context<'db' | 'at'>): Promise<void> {
  const due = sql`(select id from events where erasure_notified_at is null
    and ${erasingDueOfRow} <= ${at + erasureNoticeDays * dayLength} order by ${erasingDueOfRow} limit ${atOnce})`
  await db.$client.batch([
    statement(
      db,
      sql`insert into outbox (id, kind, subject_id, dedupe_key, due_at, created_at)
        select lower(hex(randomblob(16))), 'erasure_notice', e.id, 'erasure_notice:' || e.id || ':' || ${at}, ${at}, ${at}
        from events e where e.id in ${due}
        and (exists (select 1 from guest_selections g where g.event_id = e.id and ${isNotAnonymizedSql})
          or exists (select 1 from declines d where d.event_id = e.id and ${isDeclineNotAnonymizedSql}))
        on conflict do nothing`,
    ),
    statement(db, sql`update events set erasure_notified_at = ${at} where id in ${due}`),
  ])
}
