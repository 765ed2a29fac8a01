import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#account/table'
import type { UserActor } from '#core/actor'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { type Database, runBatch } from '#core/db'
import { events } from '#events/table/events'
import { mailPauses } from '../mailings/table.ts'
import type { MailPause } from './shape/mail-pauses.ts'

/** Pauses of mail to guest lists that hold now, the oldest first. */
export function listMailPauses(db: Database): Promise<MailPause[]> {
  const { subjectId: id, subject, reason, at } = mailPauses
  return db
    .select({
      id,
      subject,
      reason,
      at,
      title: events.title,
      plannerName: user.name,
      plannerEmail: user.email,
    })
    .from(mailPauses)
    .leftJoin(events, eq(events.id, id))
    .leftJoin(user, eq(user.id, sql`coalesce(${events.userId}, ${id})`))
    .where(isNull(mailPauses.liftedAt))
    .orderBy(asc(at))
}

/** Lifts a pause. What came back before no longer counts. One that is lifted already stays, and is not audited. */
export async function liftMailPause(
  { db, actor, at }: Context<'db' | 'actor' | 'at', UserActor>,
  { id, subject }: Pick<MailPause, 'id' | 'subject'>,
): Promise<void> {
  const held = and(eq(mailPauses.subjectId, id), eq(mailPauses.subject, subject), isNull(mailPauses.liftedAt))
  await runBatch(db, {
    lifted: audited(db, db.update(mailPauses).set({ liftedAt: at }).where(held), {
      actor,
      action: 'RESTORE_LIST_MAIL',
      entityType: subject === 'event' ? 'event' : 'user',
      entityId: id,
      at,
    }),
  })
}
