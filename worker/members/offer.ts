import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { besideGuests, eventOfEntry } from '#core/audit/table'
import { insertSelect, rowsOf, runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { queueMail } from '#core/mail/queue'
import { settings } from '#core/settings'
import type { EventContext } from '#events/table/context'
import { mayUseSql } from '#events/table/may-use'
import { refuseMoreMails } from '../events/mails-a-day.ts'
import { handoversApart, invitationLife } from './rules/limits.ts'
import { confirmsHandover, type Handover, type NewHandover } from './shape/member.ts'
import { handovers } from './table.ts'
import { membershipToken } from './token.ts'

/**
 * Offers an event to one of its members and mails the link. Another offer replaces the one before; the same id again is
 * the same offer. The INSERT itself looks for the member and the owner.
 * @throws Refusal 409 `confirm` without the typed word, 404 for who is no member, 409 `locked` within a day of another
 *   hand-over, 409 `id_taken`, 429 for too many letters
 */
export async function offerEvent(
  { env, db, event, actor, at }: EventContext<'env' | 'db' | 'event' | 'actor' | 'at'>,
  { id = crypto.randomUUID(), userId, stays, confirm }: NewHandover,
): Promise<Handover> {
  if (!confirmsHandover(confirm)) throw new Refusal('handover_not_typed', { field: 'confirm' })
  const { id: eventId, title, eventCode } = event
  await refuseMoreMails(db, actor.id, at)
  const tokenHash = await sha256(await membershipToken(settings(env).secret, eventCode, id, 'handover'))
  const offer = {
    id,
    userId,
    offeredBy: actor.id,
    stays,
    tokenHash,
    acceptedAt: null,
    expiresAt: at + invitationLife,
  }
  const isMemberSql = sql`exists (select 1 from event_members where event_id = ${eventId} and user_id = ${userId})`
  const isQuietSql = sql`not exists (select 1 from audit_logs where ${eventOfEntry} = ${eventId} and ${besideGuests}
    and action = 'HAND_OVER_EVENT' and created_at > ${at - handoversApart})`
  const { found, why } = await runBatch(db, {
    offered: audited(
      db,
      insertSelect(
        db,
        handovers,
        { ...offer, eventId, createdAt: at },
        sql`from events where ${mayUseSql(eventId, actor.id, 'owner')} and ${isMemberSql} and ${isQuietSql}
          and not exists (select 1 from handovers h where h.id = ${id})`,
      ).onConflictDoUpdate({ target: handovers.eventId, set: { ...offer, createdAt: at } }),
      {
        actor,
        action: 'OFFER_EVENT',
        entityType: 'event',
        entityId: eventId,
        details: { title, member: userId },
        at,
      },
    ),
    mail: queueMail(
      db,
      { kind: 'handover', subjectId: id, at },
      sql`from handovers where id = ${id} and event_id = ${eventId}`,
    ),
    found: db
      .select({ userId: handovers.userId, stays: handovers.stays, expiresAt: handovers.expiresAt })
      .from(handovers)
      .where(and(eq(handovers.id, id), eq(handovers.eventId, eventId))),
    why: rowsOf<{ member: number; calm: number }>(
      db,
      sql`select ${isMemberSql} as member, ${isQuietSql} as calm`,
    ),
  })
  const [made] = found
  if (made) return made
  if (!why[0]?.member) throw new Refusal('member_not_found')
  if (!why[0]?.calm) throw new Refusal('handover_too_soon')
  throw new Refusal('id_taken')
}

/**
 * Ends an offer: the owner takes it back, or the member it is made to declines. Nothing happens where none of theirs
 * stands.
 */
export async function endOffer({
  db,
  event: { id: eventId, title, userId: owner },
  actor,
  at,
}: EventContext<'db' | 'event' | 'actor' | 'at'>): Promise<void> {
  await runBatch(db, {
    ended: audited(
      db,
      db
        .delete(handovers)
        .where(
          and(
            eq(handovers.eventId, eventId),
            isNull(handovers.acceptedAt),
            or(eq(handovers.offeredBy, actor.id), eq(handovers.userId, actor.id)),
          ),
        ),
      {
        actor,
        action: owner === actor.id ? 'WITHDRAW_OFFER' : 'DECLINE_OFFER',
        entityType: 'event',
        entityId: eventId,
        details: { title },
        at,
      },
    ),
  })
}
