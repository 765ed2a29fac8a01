import { type SQL, sql } from 'drizzle-orm'
import { type Database, insertSelect } from '#core/db'
import { freeGuestLimit } from '#core/limits'
import { type Choice, recipients } from './recipients.ts'
import type { ChangedFact, ListMailKind } from './shape/mail.ts'
import { listMails } from './table.ts'

/** Room of a quota: so many mails, and so many parties that were not written to before; null for any number. */
export type Room = { mails: number; newParties: number | null }

type Mailing = {
  plannerKey: string
  kind: ListMailKind
  choice: Choice
  requestId?: string
  note?: string
  changed?: ChangedFact[]
}

/**
 * The insert that queues mail of a kind for those whom it concerns, for a batch.
 * @param where SQL condition under which anything is queued
 */
export function queueListMails(
  db: Database,
  { kind, choice, plannerKey, requestId, note = '', changed = [] }: Mailing,
  where: SQL = sql`true`,
  room?: Room,
) {
  const { eventId, at, byHand } = choice
  return insertSelect(
    db,
    listMails,
    {
      id: sql`lower(hex(randomblob(16)))`,
      eventId,
      userId: sql`(select user_id from events where id = ${eventId})`,
      plannerKey,
      paid: sql`(select guest_limit > ${freeGuestLimit} from events where id = ${eventId})`,
      kind,
      invitationId: sql`invitation_id`,
      responseId: sql`response_id`,
      dedupeKey: sql`dedupe_key`,
      requestId: requestId ?? null,
      byHand,
      note,
      changed,
      dueAt: at,
      state: 'waiting',
      createdAt: at,
      updatedAt: at,
    },
    sql`from (${room ? within(room, eventId, recipients(kind, choice)) : recipients(kind, choice)}) where ${where}`,
  ).onConflictDoNothing()
}

/** As many rows of recipients as there is room for. */
function within({ mails, newParties }: Room, eventId: string, rows: SQL): SQL {
  const isMailedSql = sql`exists (select 1 from list_mails m where m.event_id = ${eventId} and m.state <> 'noted'
    and coalesce(m.invitation_id, m.response_id) = coalesce(r.invitation_id, r.response_id))`
  return sql`select * from (select r.*, ${isMailedSql} as known,
      sum(not ${isMailedSql}) over (order by dedupe_key rows unbounded preceding) as nth from (${rows}) r)
    where known or nth <= ${newParties ?? Number.MAX_SAFE_INTEGER} order by dedupe_key limit ${mails}`
}

type Reminding = {
  eventId: string
  closesAt: number
  window: number
  at: number
  plannerKey: string
  room: Room
}

/** The insert of a reminder by the plan, of a kind: to who has not answered, or to whose answer lacks a required course. */
export function remindersFor(
  db: Database,
  kind: 'remind' | 'complete',
  { eventId, closesAt, window, at, plannerKey, room }: Reminding,
) {
  const choice = { eventId, at, byHand: false, dedupeKey: `${closesAt}:${window}` }
  return queueListMails(db, { kind, choice, plannerKey }, undefined, room)
}
