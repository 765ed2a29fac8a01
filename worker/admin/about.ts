import { type SQL, sql } from 'drizzle-orm'
import { type Database, statement } from '#core/db'
import { type EventRow, event, eventColumns } from './events.ts'
import { type PlannerRow, planner, plannerColumns } from './planners.ts'
import { type AdminEvent, type AdminPlanner, adminPageSize, type LogSubject } from './shape/lists.ts'

/** The id of the planner of an address, or what was given, which is then an id. */
export function plannerId(addressOrId: string): SQL {
  return sql`coalesce((select id from user where email = ${addressOrId.toLowerCase()}), ${addressOrId})`
}

/**
 * Subject of a log: a planner with their latest events, or an event with its planner. Both are empty once they
 * are gone.
 */
export async function readSubject(
  db: Database,
  { planner: whose, event: eventId }: { planner: string; event: string },
): Promise<LogSubject> {
  const owner = eventId ? sql`(select user_id from events where id = ${eventId})` : plannerId(whose)
  const which = eventId ? sql`events.id = ${eventId}` : sql`events.user_id = ${owner}`
  const [planners, events] = await db.$client.batch<unknown>([
    statement(
      db,
      sql`select ${plannerColumns} from user cross join planner_counts on planner_counts.user_id = user.id
        where user.id = ${owner}`,
    ),
    statement(
      db,
      sql`select ${eventColumns} from events cross join user on user.id = events.user_id where ${which}
        order by events.event_date desc, events.id desc limit ${adminPageSize}`,
    ),
  ])
  const [found] = (planners?.results ?? []) as PlannerRow[]
  return {
    planner: found ? (planner(found) satisfies AdminPlanner) : null,
    events: ((events?.results ?? []) as EventRow[]).map(event) satisfies AdminEvent[],
  }
}
