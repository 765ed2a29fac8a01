import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { auditLogs } from '#core/audit/table'
import type { Context } from '#core/context'
import { runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { outbox } from '#core/mail/table'
import { events } from '#events/table/events'
import { usableBy } from '#events/table/may-use'
import { listMails, mailPauses } from '#mailings/table'
import { declines } from '#party/table/declines'
import { responses } from '#party/table/responses'
import { paymentCustomers, paymentOrders } from '#purchases/table'
import { confirmsAccount } from './shape/deletion.ts'
import { namesAllShared } from './shared-events.ts'
import { addressChanges, user } from './table.ts'

/**
 * Deletes an account with its events, sessions, links and waiting mails. Audit rows, payment orders and what was mailed to lists stay under one
 * random id that leads to nobody and keeps them together.
 * @param typed the account's address, as its owner typed it
 * @param named shared events that are to be deleted with it
 * @returns the ids and codes of the deleted events, whose open pages are to be notified
 * @throws Refusal 409 `confirm` when the address differs, and when a shared event is not named: nothing is deleted then
 */
export async function deleteAccount(
  { db, at }: Context<'db' | 'at'>,
  { id, email, typed, named = [] }: { id: string; email: string; typed: string; named?: readonly string[] },
): Promise<{ id: string; eventCode: string }[]> {
  if (!confirmsAccount(typed, email)) throw new Refusal('address_not_typed')
  return removeAccount({ db, at }, id, namesAllShared(id, named))
}

/**
 * The same for an account whose owner has confirmed it before.
 * @param may SQL condition under which anything is deleted at all
 * @throws Refusal 404 when it is gone, 409 `confirm` where it may not be
 */
export async function removeAccount(
  { db, at }: Context<'db' | 'at'>,
  id: string,
  may: SQL = sql`true`,
): Promise<{ id: string; eventCode: string }[]> {
  const nobody = `deleted-${crypto.randomUUID()}`
  const eventsOfIt = db.select({ id: events.id }).from(events).where(usableBy(id, 'owner'))
  const responsesOfIt = db
    .select({ id: responses.id })
    .from(responses)
    .innerJoin(events, eq(events.id, responses.eventId))
    .where(usableBy(id, 'owner'))
  const declinesOfIt = db
    .select({ id: declines.id })
    .from(declines)
    .innerJoin(events, eq(events.id, declines.eventId))
    .where(usableBy(id, 'owner'))
  const changesOfIt = db
    .select({ id: addressChanges.id })
    .from(addressChanges)
    .where(eq(addressChanges.userId, id))
  const theirs = or(
    eq(outbox.subjectId, id),
    inArray(outbox.subjectId, changesOfIt),
    inArray(outbox.subjectId, eventsOfIt),
    inArray(outbox.subjectId, responsesOfIt),
    inArray(outbox.subjectId, declinesOfIt),
    eq(outbox.plannerId, id),
  )
  const { owned, deleted, left } = await runBatch(db, {
    owned: db
      .select({ id: events.id, eventCode: events.eventCode })
      .from(events)
      .where(usableBy(id, 'owner')),
    waiting: db.delete(outbox).where(and(theirs, isNull(outbox.sentAt), may)),
    sent: db
      .update(outbox)
      .set({ plannerId: null })
      .where(and(eq(outbox.plannerId, id), may)),
    log: db
      .update(auditLogs)
      .set({
        userId: nobody,
        entityId: sql`case when entity_type = 'user' then ${nobody} else entity_id end`,
        details: sql`json_remove(details, '$.email')`,
      })
      .where(and(eq(auditLogs.userId, id), may)),
    // Mail that went out still counts for another account of the same mailbox.
    mails: db
      .update(listMails)
      .set({ userId: nobody })
      .where(and(eq(listMails.userId, id), may)),
    pauses: db
      .update(mailPauses)
      .set({ subjectId: nobody })
      .where(and(eq(mailPauses.subjectId, id), may)),
    orders: db
      .update(paymentOrders)
      .set({ userId: nobody, customerId: null })
      .where(and(eq(paymentOrders.userId, id), may)),
    customer: db.delete(paymentCustomers).where(and(eq(paymentCustomers.userId, id), may)),
    deleted: audited(
      db,
      db
        .delete(user)
        .where(and(eq(user.id, id), may))
        .returning({ id: user.id }),
      {
        actor: { kind: 'planner', id: nobody },
        action: 'DELETE_ACCOUNT',
        entityType: 'user',
        entityId: nobody,
        at,
      },
    ),
    left: db.select({ id: user.id }).from(user).where(eq(user.id, id)),
  })
  if (left.length > 0) throw new Refusal('shared_events')
  if (deleted.length === 0) throw notFound()
  return owned
}
