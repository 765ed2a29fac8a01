import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { auditLogs } from '#core/audit/table'
import { type Database, runBatch } from '#core/db'
import { site } from '#core/site'
import { archivedEvents } from '#events/table/archived'
import { events } from '#events/table/events'
import { usableBy } from '#events/table/may-use'
import { invitations } from '#invitations/table'
import { agreements, endedAgreements, kitchenLinks } from '#kitchen/table'
import { eventMailings, listMails } from '#mailings/table'
import { eventMembers, handovers, memberInvitations } from '#members/table'
import { menuCategories, menuItems } from '#menu/table'
import { notificationsOff } from '#notifications/table'
import { declines } from '#party/table/declines'
import { guestSelections } from '#party/table/responses'
import { eventPurchases, paymentOrders, paymentRefunds } from '#purchases/table'
import { placements, tables } from '#seating/table'
import { exportedInvitation } from '../invitations/read.ts'
import { linkColumns } from '../links/list.ts'
import { exportedSheets, sheetsExported } from '../sheets/export.ts'
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
    sharedEvents,
    offeredEvents,
    putAside,
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
    sharedEvents,
    offeredEvents,
    archivedEvents: putAside,
    log,
  }
  yield `${JSON.stringify(head).slice(0, -1)},"events":[`
  for (const [index, event] of owned.entries())
    yield `${index === 0 ? '' : ','}${JSON.stringify({ ...event, ...(await contentOf(db, event.id)) })}`
  yield ']}'
}

async function contentOf(db: Database, eventId: string) {
  const ofEvent = db
    .select({ id: menuCategories.id })
    .from(menuCategories)
    .where(eq(menuCategories.eventId, eventId))
  const { categories, items, sheets, lines, seen, ...content } = await runBatch(db, {
    categories: db
      .select()
      .from(menuCategories)
      .where(eq(menuCategories.eventId, eventId))
      .orderBy(asc(menuCategories.sortOrder)),
    items: db
      .select()
      .from(menuItems)
      .where(inArray(menuItems.categoryId, ofEvent))
      .orderBy(asc(menuItems.sortOrder)),
    responses: db
      .select({
        id: guestSelections.id,
        leadGuestName: guestSelections.leadGuestName,
        leadGuestEmail: guestSelections.leadGuestEmail,
        guestCount: guestSelections.guestCount,
        party: guestSelections.selections,
        createdAt: guestSelections.createdAt,
        updatedAt: guestSelections.updatedAt,
        deletedAt: guestSelections.deletedAt,
      })
      .from(guestSelections)
      .where(eq(guestSelections.eventId, eventId))
      .orderBy(asc(guestSelections.createdAt)),
    declines: db
      .select({
        id: declines.id,
        names: declines.names,
        email: declines.email,
        createdAt: declines.createdAt,
        updatedAt: declines.updatedAt,
        deletedAt: declines.deletedAt,
      })
      .from(declines)
      .where(eq(declines.eventId, eventId))
      .orderBy(asc(declines.createdAt)),
    invitations: db
      .select(exportedInvitation)
      .from(invitations)
      .where(eq(invitations.eventId, eventId))
      .orderBy(asc(invitations.sortKey), asc(invitations.id)),
    mails: db
      .select({
        kind: listMails.kind,
        invitationId: listMails.invitationId,
        responseId: listMails.responseId,
        state: listMails.state,
        note: listMails.note,
        createdAt: listMails.createdAt,
        updatedAt: listMails.updatedAt,
      })
      .from(listMails)
      .where(eq(listMails.eventId, eventId))
      .orderBy(asc(listMails.createdAt), asc(listMails.id)),
    reminders: db
      .select({
        windows: eventMailings.windows,
        hour: eventMailings.hour,
        allowedAt: eventMailings.allowedAt,
      })
      .from(eventMailings)
      .where(eq(eventMailings.eventId, eventId)),
    servedInstead: db
      .select()
      .from(agreements)
      .where(eq(agreements.eventId, eventId))
      .orderBy(asc(agreements.at)),
    noLongerServedInstead: db
      .select()
      .from(endedAgreements)
      .where(eq(endedAgreements.eventId, eventId))
      .orderBy(asc(endedAgreements.at)),
    kitchenLinks: db
      .select({ ...linkColumns, expiresAt: kitchenLinks.expiresAt })
      .from(kitchenLinks)
      .where(eq(kitchenLinks.eventId, eventId))
      .orderBy(asc(kitchenLinks.createdAt)),
    tables: db.select().from(tables).where(eq(tables.eventId, eventId)).orderBy(asc(tables.sortOrder)),
    placements: db
      .select({
        responseId: placements.responseId,
        personId: placements.personId,
        tableId: placements.tableId,
        seat: placements.seat,
      })
      .from(placements)
      .where(eq(placements.eventId, eventId)),
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
    ...sheetsExported(db, eventId),
  })
  const itemsOf = (id: string) => items.filter(({ categoryId }) => categoryId === id)
  return {
    categories: categories.map((category) => ({ ...category, items: itemsOf(category.id) })),
    ...content,
    sheets: exportedSheets({ sheets, lines, seen }),
  }
}
