import { sql } from 'drizzle-orm'

/** SQL condition on a row of `events`: it has a paid upgrade that was not refunded. */
export const isPremiumSql = sql<number>`exists (select 1 from event_purchases
  where event_purchases.event_id = events.id and event_purchases.refunded_at is null)`
