import { type SQL, sql } from 'drizzle-orm'
import { authorBy, authorIn } from '#core/audit/author'
import { besideGuests, eventOfEntry } from '#core/audit/table'
import { type Database, rowsOf } from '#core/db'
import { events } from '#events/table/events'
import { mayUseSql } from '#events/table/may-use'
import type { Doer, EventLog, LogEntry } from './shape/log.ts'

const pageSize = 50

/** A cursor is the time and the id of a page's last entry. */
export const logCursor = /^\d{1,15}\.\d{1,15}$/

type Row = {
  id: number
  at: number
  action: string
  entityType: string
  subject: string | null
  kitchen: string | null
  author: string | null
  operator: 0 | 1
}

// Names of guests stand in no entry: they are read where they are erased.
const subject = sql`case e.entity_type
  when 'guest_selection' then (select lead_guest_name from guest_selections where id = e.entity_id)
  when 'decline' then (select names ->> 0 from declines where id = e.entity_id)
  when 'invitation' then (select label from invitations where id = e.entity_id)
  when 'kitchen_link' then (select label from kitchen_links where id = e.entity_id)
  when 'menu_item' then coalesce(e.details ->> 'name', (select name from menu_items where id = e.entity_id))
  when 'menu_category' then coalesce(e.details ->> 'name', (select name from menu_categories where id = e.entity_id))
  else coalesce((select coalesce(nullif(u.name, ''), u.email) from user u where u.id = e.details ->> 'member'),
    (select name from tables where id = e.details ->> 'of'),
    (select name from menu_categories where id = e.details ->> 'category_id')) end`

// An admin who plans this event acts for themselves.
const operator = (
  eventId: SQL<string>,
) => sql`exists (select 1 from user u where u.id = e.user_id and u.role = 'admin')
  and not exists (select 1 from events where id = ${eventId} and user_id = e.user_id)
  and not exists (select 1 from event_members where event_id = ${eventId} and user_id = e.user_id)`

// Entries that there are only where a guest has needs.
const ofNeeds = sql.raw("'SET_AGREEMENT', 'TAKE_BACK_AGREEMENT', 'ERASE_NEEDS'")

/**
 * The query for a page of what was changed of an event, newest first. What guests do is not in it, nor, for a reader who does
 * not see needs, what tells that there are some.
 */
export function logQueries(
  db: Database,
  { eventId, userId, after }: { eventId: SQL<string>; userId: SQL<string>; after: string | undefined },
) {
  const isShownSql = sql`(action not in (${ofNeeds})
    or exists (select 1 from ${events} where ${mayUseSql(eventId, userId, 'needs')}))`
  const [at = 0, id = 0] = (after ?? '').split('.').map(Number)
  const older =
    after === undefined ? sql`true` : sql`created_at <= ${at} and (created_at, id) < (${at}, ${id})`
  return {
    log: rowsOf<Row>(
      db,
      sql`select e.id, e.created_at as at, e.action, e.entity_type as entityType, ${subject} as subject,
        e.details ->> 'kitchen_link' as kitchen, ${authorBy(sql.raw('e.user_id'))} as author,
        ${operator(eventId)} as operator
      from (select * from audit_logs where ${eventOfEntry} = ${eventId} and ${besideGuests} and ${older}
          and ${isShownSql}
        order by created_at desc, id desc limit ${pageSize + 1}) e
      order by e.created_at desc, e.id desc`,
    ),
  }
}

/** The rows of `logQueries` as a page. */
export function logOf({ log }: { log: Row[] }): EventLog {
  const shown = log.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    entries: shown.map(entryOf),
    ...(last && log.length > pageSize && { next: `${last.at}.${last.id}` }),
  }
}

function entryOf({ id, at, action, subject, ...row }: Row): LogEntry {
  return { id, at, action, subject: subject ?? '', by: doerOf(row) }
}

function doerOf({
  kitchen,
  author,
  operator,
  entityType,
}: Pick<Row, 'kitchen' | 'author' | 'operator' | 'entityType'>): Doer {
  if (kitchen !== null) return { kitchen }
  const somebody = authorIn(author)
  if (somebody) return operator ? 'site' : { author: somebody }
  return entityType === 'invitation' ? 'guest' : 'site'
}
