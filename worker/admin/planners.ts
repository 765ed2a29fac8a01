import { sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { paginate, type Sort } from './paginate.ts'
import { searchBy } from './search.ts'
import type { AdminPlanner, Paged, PlannersQuery } from './shape/lists.ts'

const byUser = sql`user cross join planner_counts on planner_counts.user_id = user.id`
const byCounts = sql`planner_counts cross join user on user.id = planner_counts.user_id`
const seen = 'case when user.last_sign_in_at is null then 0 else user.last_sign_in_at end'

// Counted from so many events at most; of a planner with more, the sum is the one of the last hour.
const mostCounted = 100
const guests = sql`case when planner_counts.event_count <= ${mostCounted}
  then (select coalesce(sum(events.registered_guests), 0) from events where events.user_id = planner_counts.user_id)
  else planner_counts.guest_total end`

const sorts = {
  email: { from: byUser, key: 'user.email', rest: ['user.id'] },
  joined: { from: byUser, key: 'user.created_at', rest: ['user.id'] },
  lastSignIn: { from: byUser, key: seen, rest: ['user.id'] },
  events: { from: byCounts, key: 'planner_counts.event_count', rest: ['planner_counts.user_id'] },
  guests: { from: byCounts, key: 'planner_counts.guest_total', rest: ['planner_counts.user_id'] },
} satisfies Record<PlannersQuery['sort'], Sort>

/** The columns of a `PlannerRow`. */
export const plannerColumns = sql`user.id, user.email, user.role, user.created_at, user.last_sign_in_at, planner_counts.event_count,
  user.suspended_at, user.suspension_reason, ${guests} as guest_total`

/**
 * A page of all planners, fifty at a time, or of those who are found by the words of their name and address. By guests
 * they are sorted as `sortGuests` counted them within the last hour; the figures shown are counted now.
 */
export async function listPlanners(
  db: Database,
  { search, sort, order, after }: PlannersQuery,
): Promise<Paged<AdminPlanner>> {
  return paginate(db, {
    kind: 'planner',
    columns: plannerColumns,
    sort: sorts[sort],
    order,
    after,
    found: await searchBy(db, 'planner', search),
    joined: sql`user on user.id = found.value cross join planner_counts on planner_counts.user_id = user.id`,
    view: planner,
  })
}

export type PlannerRow = {
  id: string
  email: string
  role: 'planner' | 'admin'
  created_at: number
  last_sign_in_at: number | null
  event_count: number
  guest_total: number
  suspended_at: number | null
  suspension_reason: string | null
}

/** A row as admins see it. */
export function planner(row: PlannerRow): AdminPlanner {
  return {
    id: row.id,
    email: row.email,
    isAdmin: row.role === 'admin',
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
    eventCount: row.event_count,
    totalGuests: row.guest_total,
    suspendedAt: row.suspended_at,
    suspensionReason: row.suspension_reason,
  }
}
