import { and, eq, sql } from 'drizzle-orm'
import type { UserActor } from '#core/actor'
import type { Action } from '#core/audit/audit'
import { auditLogs } from '#core/audit/table'
import { now } from '#core/clock'
import { type Database, insertSelect, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { mailboxFullUntil } from '#core/mail/send'
import { outbox } from '#core/mail/table'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import type { EventContext } from '#events/table/context'
import type { EventRow } from '#events/table/events'
import type { EditLink, QueuedMail } from '#party/shape/responses'
import { isNotAnonymizedSql } from '#party/table/anonymize'
import { responses } from '#party/table/responses'
import { queueEditLinkAgain } from '../guest/edit-link/queue-again.ts'
import { editUrl, remadeEditToken } from '../guest/token.ts'

const minute = 60_000
// A mail that is being sent is leased for a minute, and does not count as waiting.
const sendingMs = 2 * minute

/**
 * Returns the edit link of a response, for its planner to hand on. The audit row is written before.
 * @throws Refusal 404 `not_found`, 410 `removed`, 410 when its link cannot be made again
 */
export async function copyEditLink(
  { env, db, event, actor }: EventContext<'env' | 'db' | 'event' | 'actor'>,
  id: string,
): Promise<EditLink> {
  const { tokenHash } = await liveResponse(db, event, id)
  const { secrets, origin } = settings(env)
  const token = await remadeEditToken(secrets, event.eventCode, id, tokenHash)
  const live = sql`${responses} where id = ${id} and event_id = ${event.id}
    and deleted_at is null and ${isNotAnonymizedSql}`
  const { copied } = await runBatch(db, {
    copied: auditRow(db, 'COPY_EDIT_LINK', event, id, actor, now(), live).returning({ id: auditLogs.id }),
  })
  if (copied.length === 0) throw notFound('response_not_found')
  return { url: editUrl(origin, token) }
}

/**
 * Queues the mail with the edit link of a response again, at most one a minute.
 * @returns until when it waits, since an address gets three mails an hour
 * @throws Refusal as `copyEditLink`; 400 `invalid` without an email, 410 `closed` after closing, 429 `too_many`
 */
export async function mailEditLink(
  { env, db, event, actor }: EventContext<'env' | 'db' | 'event' | 'actor'>,
  id: string,
): Promise<QueuedMail> {
  const at = now()
  const { email, tokenHash } = await liveResponse(db, event, id)
  if (!isOpen(event, at)) throw new Refusal('edit_link_not_mailed')
  if (email === null) throw new Refusal('response_without_email')
  await remadeEditToken(settings(env).secrets, event.eventCode, id, tokenHash)
  const mailboxFreeAt = await mailboxFullUntil(env, db, email, 'edit_link')
  const isOfResponse = and(eq(outbox.subjectId, id), eq(outbox.kind, 'edit_link'))
  // The mail that this batch queued: a new one, or a queued one that it changed.
  const queued = sql`${outbox} where subject_id = ${id} and kind = 'edit_link' and sent_at is null and failed_at is null
    and changes() > 0`
  const {
    mails: [mail],
  } = await runBatch(db, {
    asked: queueEditLinkAgain(db, id, at),
    audit: auditRow(db, 'RESEND_EDIT_LINK', event, id, actor, at, queued),
    mails: db
      .select({ dueAt: outbox.dueAt, sentAt: outbox.sentAt, failedAt: outbox.failedAt })
      .from(outbox)
      .where(isOfResponse)
      .orderBy(sql`(sent_at is null and failed_at is null) desc, created_at desc`)
      .limit(1),
  })
  if (!mail || mail.failedAt !== null) throw new Refusal('mail_queue_full')
  const due = Math.max(mail.dueAt, mailboxFreeAt ?? 0)
  return { waitsUntil: mail.sentAt === null && due > at + sendingMs ? due : null }
}

/** Inserts the audit row of a planner's use of an edit link, if `from` has a row. */
function auditRow(
  db: Database,
  action: Action,
  { id: event_id, title }: EventRow,
  id: string,
  actor: UserActor,
  at: number,
  from: ReturnType<typeof sql>,
) {
  return insertSelect(
    db,
    auditLogs,
    {
      userId: actor.id,
      action,
      entityType: 'guest_selection',
      entityId: id,
      details: { event_id, title },
      createdAt: at,
    },
    sql`from ${from}`,
  )
}

/** @throws Refusal 404 `not_found`, also for a deleted one, 410 `removed` */
async function liveResponse(db: Database, event: EventRow, id: string) {
  const [found] = await db
    .select({
      email: responses.leadGuestEmail,
      tokenHash: responses.editTokenHash,
      name: responses.leadGuestName,
      deletedAt: responses.deletedAt,
    })
    .from(responses)
    .where(and(eq(responses.id, id), eq(responses.eventId, event.id)))
  if (!found || found.deletedAt !== null) throw notFound('response_not_found')
  if (found.name === '') throw new Refusal('response_erased')
  return found
}
