import { type SQL, sql } from 'drizzle-orm'
import { type Database, insertSelect } from '#core/db'
import { type Choice, recipients } from './recipients.ts'
import type { ChangedFact, ListMailKind } from './shape/mail.ts'
import { listMails } from './table.ts'

const hour = 3_600_000
// Of an event's day so many go ahead: what comes back of them can still pause the rest.
const ahead = 50

type Mailing = {
  kind: ListMailKind
  choice: Choice
  requestId?: string
  note?: string
  changed?: ChangedFact[]
}

/**
 * The insert that queues mail of a kind for those whom it concerns, for a batch. The first 50 of an event's day are due at
 * once, the rest an hour later.
 * @param where SQL condition under which anything is queued
 */
export function queueListMails(
  db: Database,
  { kind, choice, requestId, note = '', changed = [] }: Mailing,
  where: SQL = sql`true`,
) {
  const { eventId, at, byHand } = choice
  const today = sql`(select count(*) from list_mails m where m.event_id = ${eventId} and m.created_at > ${at - 24 * hour}
    and m.state <> 'noted')`
  return insertSelect(
    db,
    listMails,
    {
      id: sql`lower(hex(randomblob(16)))`,
      eventId,
      kind,
      invitationId: sql`invitation_id`,
      responseId: sql`response_id`,
      dedupeKey: sql`dedupe_key`,
      requestId: requestId ?? null,
      byHand,
      note,
      changed,
      dueAt: sql`iif(row_number() over (order by dedupe_key) + ${today} > ${ahead}, ${at + hour}, ${at})`,
      state: 'waiting',
      createdAt: at,
      updatedAt: at,
    },
    sql`from (${recipients(kind, choice)}) where ${where}`,
  ).onConflictDoNothing()
}

/** The two inserts of a reminder by the plan: to who has not answered, and to whose answer lacks a required course. */
export function remindersFor(
  db: Database,
  { eventId, closesAt, window, at }: { eventId: string; closesAt: number; window: number; at: number },
) {
  const choice = { eventId, at, byHand: false, once: `${closesAt}:${window}` }
  return {
    remind: queueListMails(db, { kind: 'remind', choice }),
    complete: queueListMails(db, { kind: 'complete', choice }),
  }
}
