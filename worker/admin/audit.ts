import { type SQL, sql } from 'drizzle-orm'
import { besideGuests, besideResponses, eventOfEntry } from '#core/audit/table'
import { type Database, statement } from '#core/db'
import { isDay } from '#events/rules/closing'
import { plannerId } from './about.ts'
import { parseCursor } from './cursor.ts'
import { namesIn } from './names.ts'
import { type AuditEntry, type AuditPage, type AuditQuery, adminPageSize } from './shape/lists.ts'

const dayLength = 86_400_000

// With several filters, a page checks at most so many entries that the first filter selects.
const lookedThrough = 10_000

// The actions about responses, as the triggers on guest_selections write them, and those about declines.
const aboutResponses = /_GUEST_SELECTION$|^ERASE_PERSONAL_DATA$/
const aboutDeclines = /_DECLINE$/

/**
 * A page of the audit log, newest first. A planner is given by address or id; a day is in UTC. The most selective filter is
 * read through its index, and the others are checked on its rows. Entries about responses are only in the index by time,
 * and those about declines are not in an event's, so filters that may match them use another one.
 * @throws Refusal 400 `invalid` for a cursor that was never handed out
 */
export async function readAudit(
  db: Database,
  { planner, event, entity, action, day, after }: AuditQuery,
): Promise<AuditPage> {
  const ofEvent = event ? sql`${eventOfEntry} = ${event}` : null
  const kinds = [
    action ? sql`action = ${action}` : null,
    entity ? sql`entity_type = ${entity}` : null,
  ].filter((condition) => condition !== null)
  const responses = entity ? entity === 'guest_selection' : aboutResponses.test(action)
  const guests =
    responses || (entity ? entity === 'decline' || entity === 'user' : aboutDeclines.test(action))
  const [lead, ...rest]: (SQL | null)[] = planner
    ? [sql`user_id = ${plannerId(planner)}`, ofEvent, ...kinds]
    : ofEvent && !guests
      ? [sql`${ofEvent} and ${besideGuests}`, ...kinds]
      : kinds[0] && !responses
        ? [sql`${kinds[0]} and ${besideResponses}`, ofEvent, ...kinds.slice(1)]
        : [null, ofEvent, ...kinds]
  const others = rest.filter((condition) => condition !== null)
  const start = isDay(day) ? Date.parse(`${day}T00:00:00Z`) : null
  const last = parseCursor(after, 2)
  const within = [
    lead,
    start === null ? null : sql`created_at >= ${start} and created_at < ${start + dayLength}`,
    last && sql`created_at <= ${last[0]} and (created_at, id) < (${last[0]}, ${last[1]})`,
  ].filter((condition) => condition !== null && condition !== undefined)
  const led = sql`select * from audit_logs ${where(within)} order by created_at desc, id desc limit ${lookedThrough}`
  const place = sql`json_array(entry.created_at, entry.id) as place`
  const { results: rows } = await statement(
    db,
    sql`select entry.*, user.email as user_email, ${place}
      from (${led}) entry left join user on user.id = entry.user_id
      ${where(others)} limit ${adminPageSize + 1}`,
  ).all<Row>()
  const shown = rows.slice(0, adminPageSize)
  const entries = shown.map(entry)
  const names = await namesIn(db, entries)
  if (rows.length > shown.length || others.length === 0)
    return {
      entries,
      names,
      next: rows.length > shown.length ? (shown.at(-1)?.place ?? null) : null,
    }
  // The limit was reached before the page was full: the next page begins there.
  const end = sql`select ${place} from (${led}) entry limit 1 offset ${lookedThrough - 1}`
  return { entries, names, next: await statement(db, end).first<string>('place') }
}

type Row = {
  id: number
  user_id: string | null
  user_email: string | null
  action: string
  entity_type: string
  entity_id: string | null
  details: string | null
  created_at: number
  place: string
}

function where(conditions: SQL[]): SQL {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

function entry(row: Row): AuditEntry {
  return {
    id: row.id,
    userId: row.user_id,
    userEmail: row.user_email,
    action: row.action,
    entityType: row.entity_type,
    entityId: row.entity_id,
    details: row.details === null ? null : (JSON.parse(row.details) as Record<string, unknown>),
    createdAt: row.created_at,
  }
}
