import { type SQL, sql } from 'drizzle-orm'
import { keptUntilMs } from '../rules/kept-places.ts'

/** SQL condition on a row of `events`: it keeps places for invited guests at a time, as `keptPlaces` tells. */
export function keepsPlaces(event: SQL, at: SQL | number): SQL {
  return sql`(${event}.keep_places and ${event}.closes_at - ${sql.raw(String(keptUntilMs))} > ${at})`
}
