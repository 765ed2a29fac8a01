import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { auditLogs } from '#core/audit/table'
import { type Database, runBatch } from '#core/db'
import { site } from '#core/site'
import { archivedEvents } from '#events/table/archived'
import { events } from '#events/table/events'
import { usableBy } from '#events/table/may-use'
import { eventMembers, handovers, memberInvitations } from '#members/table'
import { eventMails, notificationsOff } from '#notifications/table'
import { eventPurchases, paymentOrders, paymentRefunds } from '#purchases/table'
import { menuTemplates } from '#templates/table'
import { contentOf, contentQueries } from '../exports/content.ts'
import { addressChanges, session, user } from './table.ts'

/**
 * Everything stored about a planner as one JSON document, streamed event by event, so that a large account needs no more
 * memory than its largest event. The first piece writes the audit row.
 */
export async function* exported(db: Database, userId: string, at: number): AsyncGenerator<string> {
  const ordersOfIt = db
    .select({ sessionId: paymentOrders.sessionId })
    .from(paymentOrders)
    .where(eq(paymentOrders.userId, userId))
  const {
    account: [account],
    sessions,
    newAddresses,
    orders,
    refunds,
    switchedOff,
    eventMailSwitches,
    sharedEvents,
    offeredEvents,
    putAside,
    menus,
    owned,
    log,
  } = await runBatch(db, {
    account: db
      .select({
        id: user.id,
        name: user.name,
        email: user.email,
        role: user.role,
        createdAt: user.createdAt,
        lastSignInAt: user.lastSignInAt,
      })
      .from(user)
      .where(eq(user.id, userId)),
    sessions: db
      .select({
        createdAt: session.createdAt,
        expiresAt: session.expiresAt,
        userAgent: session.userAgent,
        signInMethod: session.signInMethod,
      })
      .from(session)
      .where(eq(session.userId, userId)),
    newAddresses: db
      .select({
        email: addressChanges.email,
        oldEmail: addressChanges.oldEmail,
        createdAt: addressChanges.createdAt,
        confirmedAt: addressChanges.confirmedAt,
      })
      .from(addressChanges)
      .where(eq(addressChanges.userId, userId)),
    orders: db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.userId, userId))
      .orderBy(asc(paymentOrders.createdAt)),
    refunds: db.select().from(paymentRefunds).where(inArray(paymentRefunds.sessionId, ordersOfIt)),
    switchedOff: db
      .select({ kind: notificationsOff.kind, at: notificationsOff.at })
      .from(notificationsOff)
      .where(eq(notificationsOff.userId, userId)),
    eventMailSwitches: db
      .select({ eventId: eventMails.eventId, wanted: eventMails.wanted, at: eventMails.at })
      .from(eventMails)
      .where(eq(eventMails.userId, userId)),
    sharedEvents: db
      .select({ title: events.title, role: eventMembers.role, since: eventMembers.createdAt })
      .from(eventMembers)
      .innerJoin(events, eq(events.id, eventMembers.eventId))
      .where(eq(eventMembers.userId, userId)),
    offeredEvents: db
      .select({ title: events.title, since: handovers.createdAt })
      .from(handovers)
      .innerJoin(events, eq(events.id, handovers.eventId))
      .where(eq(handovers.userId, userId)),
    putAside: db
      .select({ eventId: archivedEvents.eventId, at: archivedEvents.at })
      .from(archivedEvents)
      .where(eq(archivedEvents.userId, userId)),
    menus: db
      .select({
        name: menuTemplates.name,
        categories: menuTemplates.categories,
        createdAt: menuTemplates.createdAt,
      })
      .from(menuTemplates)
      .where(eq(menuTemplates.userId, userId)),
    owned: db
      .select()
      .from(events)
      .where(usableBy(userId, 'owner'))
      .orderBy(asc(events.eventDate), asc(events.id)),
    log: db.select().from(auditLogs).where(eq(auditLogs.userId, userId)).orderBy(asc(auditLogs.id)),
    exported: db
      .insert(auditLogs)
      .values({ userId, action: 'EXPORT_ACCOUNT', entityType: 'user', entityId: userId, createdAt: at }),
  })
  const head = {
    from: site.name,
    exportedAt: new Date(at).toISOString(),
    account,
    sessions,
    newAddresses,
    orders,
    refunds,
    notificationsOff: switchedOff,
    eventMails: eventMailSwitches,
    sharedEvents,
    offeredEvents,
    archivedEvents: putAside,
    menuTemplates: menus,
    log,
  }
  yield `${JSON.stringify(head).slice(0, -1)},"events":[`
  for (const [index, event] of owned.entries())
    yield `${index === 0 ? '' : ','}${JSON.stringify({ ...event, ...(await everythingOf(db, event.id)) })}`
  yield ']}'
}

async function everythingOf(db: Database, eventId: string) {
  const { members, invitedMembers, offeredTo, purchases, ...content } = await runBatch(db, {
    ...contentQueries(db, eventId),
    members: db
      .select({ email: user.email, role: eventMembers.role, needs: eventMembers.needs })
      .from(eventMembers)
      .innerJoin(user, eq(user.id, eventMembers.userId))
      .where(eq(eventMembers.eventId, eventId)),
    invitedMembers: db
      .select({
        email: memberInvitations.email,
        role: memberInvitations.role,
        needs: memberInvitations.needs,
        createdAt: memberInvitations.createdAt,
      })
      .from(memberInvitations)
      .where(and(eq(memberInvitations.eventId, eventId), isNull(memberInvitations.acceptedBy))),
    offeredTo: db
      .select({ email: user.email, stays: handovers.stays, createdAt: handovers.createdAt })
      .from(handovers)
      .innerJoin(user, eq(user.id, handovers.userId))
      .where(eq(handovers.eventId, eventId)),
    purchases: db.select().from(eventPurchases).where(eq(eventPurchases.eventId, eventId)),
  })
  return { ...contentOf(content), members, invitedMembers, offeredTo, purchases }
}
