import { sql } from 'drizzle-orm'
import { insertSelect, runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import type { ContactNote } from './shape/mail.ts'
import { listMails } from './table.ts'

/**
 * Notes that a planner wrote to a party or called it by their own means. The same id again notes nothing more.
 * @throws Refusal 404 for a party that is not on the event's list
 */
export async function noteContact(
  { db, event, at }: EventContext<'db' | 'event' | 'at'>,
  { id, kind, invitationId }: ContactNote & { invitationId: string },
): Promise<void> {
  const key = `contact:${event.id}:${id}`
  const noted = insertSelect(
    db,
    listMails,
    {
      id: sql`lower(hex(randomblob(16)))`,
      eventId: event.id,
      userId: event.userId,
      kind,
      invitationId: sql`i.id`,
      dedupeKey: key,
      byHand: true,
      dueAt: at,
      state: 'noted',
      createdAt: at,
      updatedAt: at,
    },
    sql`from invitations i where i.id = ${invitationId} and i.event_id = ${event.id} and i.deleted_at is null`,
  )
    .onConflictDoUpdate({ target: listMails.dedupeKey, set: { kind } })
    .returning({ id: listMails.id })
  const { made } = await runBatch(db, { made: noted })
  if (made.length === 0) throw notFound('invitation_not_found')
}
