import { type SQL, sql } from 'drizzle-orm'
import { reservedUntilMs } from '../rules/reserved-places.ts'

/** SQL condition on a row of `events`: it reserves places for invited guests at a time, as `reservedPlaces` tells. */
export function reservesPlacesSql(event: SQL, at: SQL | number): SQL {
  return sql`(${event}.keep_places and ${event}.closes_at - ${sql.raw(String(reservedUntilMs))} > ${at})`
}
