import { type SQL, sql } from 'drizzle-orm'
import { type AdminPlanner, adminPageSize, type Paged, type PlannersQuery } from '#contract/admin'
import { type Database, statement } from '#ground/db'
import { pageOf } from './page-of.ts'

const columns = {
  email: 'email',
  joined: 'created_at',
  lastSignIn: 'last_sign_in_at',
  events: 'event_count',
  guests: 'total_guests',
} satisfies Record<PlannersQuery['sort'], string>

/**
 * A page of all planners, fifty at a time. Searching and sorting by counts read the whole table once, which holds
 * for tens of thousands; otherwise only the page's planners are counted.
 */
export async function listPlanners(
  db: Database,
  { search, sort, order, page }: PlannersQuery,
): Promise<Paged<AdminPlanner>> {
  const found = search
    ? sql`where instr(lower(email), lower(${search})) > 0 or instr(lower(name), lower(${search})) > 0`
    : sql``
  const sorted = sql.raw(`order by ${columns[sort]} ${order}, id ${order}`)
  const limit = sql`limit ${adminPageSize} offset ${(page - 1) * adminPageSize}`
  const byCount = sort === 'events' || sort === 'guests'
  const people = sql`select id, email, created_at, last_sign_in_at from user ${found}`
  const counted = (of: SQL) =>
    sql`select u.*, (select count(*) from events where user_id = u.id) as event_count,
      (select coalesce(sum(registered_guests), 0) from events where user_id = u.id) as total_guests from (${of}) u`
  const rows = byCount
    ? sql`select * from (${counted(people)}) ${sorted} ${limit}`
    : sql`${counted(sql`${people} ${sorted} ${limit}`)} ${sorted}`
  const [shown, total] = await db.$client.batch([
    statement(db, rows),
    statement(db, sql`select count(*) as total from user ${found}`),
  ])
  return pageOf(page, total, (shown?.results ?? []) as Row[], planner)
}

type Row = {
  id: string
  email: string
  created_at: number
  last_sign_in_at: number | null
  event_count: number
  total_guests: number
}

function planner(row: Row): AdminPlanner {
  return {
    id: row.id,
    email: row.email,
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
    eventCount: row.event_count,
    totalGuests: row.total_guests,
  }
}
