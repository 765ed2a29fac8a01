import { eq, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { queueMail } from '#core/mail/queue'
import { settings } from '#core/settings'
import type { EventContext } from '#events/table/context'
import { nextReminder } from './rules/plan.ts'
import type { RemindersChange, TestMailRequest } from './shape/mail.ts'
import { eventMailings } from './table.ts'

/**
 * Sets on which days before the deadline reminders go out, and at which hour. None at all can always be set.
 * @throws Refusal 403 `locked` where the operator lets nobody mail lists; 409 `confirm` before the test mail, and without
 *   the planner's word that they may write to these people
 */
export async function setReminders(
  { env, db, event, actor, at }: EventContext<'env' | 'db' | 'event' | 'actor' | 'at'>,
  { windows, hour, allowed }: RemindersChange,
): Promise<void> {
  const [stored] = await db.select().from(eventMailings).where(eq(eventMailings.eventId, event.id))
  if (windows.length > 0) {
    if (settings(env).listMail === null) throw new Refusal('list_mail_off')
    if (!stored || stored.testedAt === null) throw new Refusal('mail_untested')
    if (stored.allowedAt === null && !allowed) throw new Refusal('mail_not_allowed')
  }
  if (!stored) return
  const next = nextReminder({ ...event, windows, hour }, at)
  await runBatch(db, {
    set: audited(
      db,
      db
        .update(eventMailings)
        .set({
          windows: windows.toSorted((one, other) => other - one),
          hour,
          nextAt: next?.at ?? null,
          nextWindow: next?.window ?? null,
          ...(allowed && { allowedAt: sql`coalesce(allowed_at, ${at})` }),
        })
        .where(eq(eventMailings.eventId, event.id)),
      {
        actor,
        action: 'UPDATE_REMINDERS',
        entityType: 'event',
        entityId: event.id,
        details: { title: event.title, windows, hour },
        at,
      },
    ),
  })
}

/**
 * Queues a mail to the planner that shows what their guests would get. Queuing it lifts `mail_untested`. One a minute is sent
 * of each note; one that still waits is sent with the latest.
 * @throws Refusal 403 `locked` where the operator lets nobody mail lists
 */
export async function sendTestMail(
  { env, db, event, actor, at }: EventContext<'env' | 'db' | 'event' | 'actor' | 'at'>,
  { note: testNote = '' }: TestMailRequest,
): Promise<void> {
  if (settings(env).listMail === null) throw new Refusal('list_mail_off')
  const dedupeKey = `${Math.floor(at / 60_000)}:${await sha256(testNote)}`
  await runBatch(db, {
    queued: audited(db, queueMail(db, { kind: 'list_test', subjectId: event.id, dedupeKey, at }), {
      actor,
      action: 'SEND_TEST_MAIL',
      entityType: 'event',
      entityId: event.id,
      details: { title: event.title },
      at,
    }),
    tested: db
      .insert(eventMailings)
      .values({ eventId: event.id, testedAt: at, testNote })
      .onConflictDoUpdate({ target: eventMailings.eventId, set: { testedAt: at, testNote } }),
  })
}
