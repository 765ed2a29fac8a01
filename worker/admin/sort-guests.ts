import { sql } from 'drizzle-orm'
import type { Context } from '#core/context'
import { statement } from '#core/db'

/** Events a call looks at, at most. */
const slice = 2000
/** From the beginning of one pass through all events to the next, in milliseconds. */
const passEvery = 3_600_000

/**
 * Copies `registered_guests` to `sorted_guests`, by which admins sort events and, summed in `planner_counts`, planners: so a
 * submission writes neither the indexes nor the sums of the admin's lists. A pass through all events begins once an
 * hour and takes 2,000 of them a call; only those that differ are written.
 * @param at the server's time in milliseconds
 */
export async function sortGuests({ db, at }: Context<'db' | 'at'>): Promise<void> {
  const progress = await statement(
    db,
    sql`select cursor, started_at as startedAt from cron_progress where task = 'sort_guests'`,
  ).first<{ cursor: string | null; startedAt: number }>()
  const begins = !progress || progress.cursor === null
  if (progress && begins && at - progress.startedAt < passEvery) return
  const after = progress?.cursor ?? ''
  const startedAt = begins ? at : progress.startedAt
  const last = await statement(
    db,
    sql`select id from events where id > ${after} order by id limit 1 offset ${slice - 1}`,
  ).first<string>('id')
  const upTo = last === null ? sql`` : sql`and id <= ${last}`
  const differing = sql`from events where id > ${after} ${upTo} and sorted_guests <> registered_guests`
  await db.$client.batch([
    // Before the copies: it adds what they are about to change. The plus keeps the group from choosing an index that
    // would read all events.
    statement(
      db,
      sql`update planner_counts set guest_total = guest_total + more.guests
        from (select user_id, sum(registered_guests - sorted_guests) as guests ${differing} group by +user_id) more
        where planner_counts.user_id = more.user_id`,
    ),
    statement(
      db,
      sql`update events set sorted_guests = registered_guests
        where id > ${after} ${upTo} and sorted_guests <> registered_guests`,
    ),
    statement(
      db,
      sql`insert into cron_progress (task, cursor, started_at) values ('sort_guests', ${last}, ${startedAt})
        on conflict (task) do update set cursor = excluded.cursor, started_at = excluded.started_at`,
    ),
  ])
}
