import { type SQL, sql } from 'drizzle-orm'
import { type Database, insertSelect } from '#core/db'
import { freeGuestLimit } from '#core/limits'
import { type Choice, recipients } from './recipients.ts'
import type { ChangedFact, ListMailKind } from './shape/mail.ts'
import { listMails } from './table.ts'

type Mailing = {
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
  { kind, choice, requestId, note = '', changed = [] }: Mailing,
  where: SQL = sql`true`,
) {
  const { eventId, at, byHand } = choice
  return insertSelect(
    db,
    listMails,
    {
      id: sql`lower(hex(randomblob(16)))`,
      eventId,
      userId: sql`(select user_id from events where id = ${eventId})`,
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
