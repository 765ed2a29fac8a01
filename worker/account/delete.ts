import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
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
import { guestSelections } from '#party/table/responses'
import { paymentCustomers, paymentOrders } from '#purchases/table'
import { confirmsAccount } from './shape/deletion.ts'
import { addressChanges, user } from './table.ts'

/**
 * Deletes an account with its events, sessions, links and waiting mails. Audit rows, payment orders and what was mailed to lists stay under one
 * random id that leads to nobody and keeps them together.
 * @param typed the account's address, as its owner typed it
 * @returns the ids and codes of the deleted events, whose open pages are to be notified
 * @throws Refusal 409 `confirm` when the address differs
 */
export async function deleteAccount(
  { db, at }: Context<'db' | 'at'>,
  { id, email, typed }: { id: string; email: string; typed: string },
): Promise<{ id: string; eventCode: string }[]> {
  if (!confirmsAccount(typed, email)) throw new Refusal('address_not_typed')
  return removeAccount({ db, at }, id)
}

/** The same for an account whose owner has confirmed it before. @throws Refusal 404 when it is gone */
export async function removeAccount(
  { db, at }: Context<'db' | 'at'>,
  id: string,
): Promise<{ id: string; eventCode: string }[]> {
  const nobody = `deleted-${crypto.randomUUID()}`
  const eventsOfIt = db.select({ id: events.id }).from(events).where(usableBy(id, 'owner'))
  const responsesOfIt = db
    .select({ id: guestSelections.id })
    .from(guestSelections)
    .innerJoin(events, eq(events.id, guestSelections.eventId))
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
  const { owned, deleted } = await runBatch(db, {
    owned: db
      .select({ id: events.id, eventCode: events.eventCode })
      .from(events)
      .where(usableBy(id, 'owner')),
    waiting: db.delete(outbox).where(and(theirs, isNull(outbox.sentAt))),
    sent: db.update(outbox).set({ plannerId: null }).where(eq(outbox.plannerId, id)),
    log: db
      .update(auditLogs)
      .set({
        userId: nobody,
        entityId: sql`case when entity_type = 'user' then ${nobody} else entity_id end`,
        details: sql`json_remove(details, '$.email')`,
      })
      .where(eq(auditLogs.userId, id)),
    // Mail that went out still counts for another account of the same mailbox.
    mails: db.update(listMails).set({ userId: nobody }).where(eq(listMails.userId, id)),
    pauses: db.update(mailPauses).set({ subjectId: nobody }).where(eq(mailPauses.subjectId, id)),
    orders: db
      .update(paymentOrders)
      .set({ userId: nobody, customerId: null })
      .where(eq(paymentOrders.userId, id)),
    customer: db.delete(paymentCustomers).where(eq(paymentCustomers.userId, id)),
    deleted: audited(db, db.delete(user).where(eq(user.id, id)).returning({ id: user.id }), {
      actor: { kind: 'planner', id: nobody },
      action: 'DELETE_ACCOUNT',
      entityType: 'user',
      entityId: nobody,
      at,
    }),
  })
  if (deleted.length === 0) throw notFound()
  return owned
}
