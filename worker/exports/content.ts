import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database, Results } from '#core/db'
import { invitations } from '#invitations/table'
import { endedSubstitutes, kitchenLinks, substitutes } from '#kitchen/table'
import { eventMailings, listMails } from '#mailings/table'
import { menuCategories, menuItems, menuWords } from '#menu/table'
import { declines } from '#party/table/declines'
import { responses } from '#party/table/responses'
import { placements, tables } from '#seating/table'
import { exportedInvitation } from '../invitations/read.ts'
import { linkColumns } from '../links/list.ts'
import { exportedSheets, sheetsExported } from '../sheets/export.ts'

/** The queries for everything that is stored of an event beside its own row: no token, hash or secret is among it. */
export function contentQueries(db: Database, eventId: string | SQL<string>) {
  const ofEvent = db
    .select({ id: menuCategories.id })
    .from(menuCategories)
    .where(eq(menuCategories.eventId, eventId))
  return {
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
    menuWords: db
      .select()
      .from(menuWords)
      .where(eq(menuWords.eventId, eventId))
      .orderBy(asc(menuWords.language), asc(menuWords.entityId)),
    responses: db
      .select({
        id: responses.id,
        leadGuestName: responses.leadGuestName,
        leadGuestEmail: responses.leadGuestEmail,
        guestCount: responses.guestCount,
        party: responses.selections,
        createdAt: responses.createdAt,
        updatedAt: responses.updatedAt,
        deletedAt: responses.deletedAt,
      })
      .from(responses)
      .where(eq(responses.eventId, eventId))
      .orderBy(asc(responses.createdAt)),
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
        testNote: eventMailings.testNote,
      })
      .from(eventMailings)
      .where(eq(eventMailings.eventId, eventId)),
    servedInstead: db
      .select()
      .from(substitutes)
      .where(eq(substitutes.eventId, eventId))
      .orderBy(asc(substitutes.at)),
    noLongerServedInstead: db
      .select()
      .from(endedSubstitutes)
      .where(eq(endedSubstitutes.eventId, eventId))
      .orderBy(asc(endedSubstitutes.at)),
    kitchenLinks: db
      .select(linkColumns)
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
    ...sheetsExported(db, eventId),
  }
}

/** The rows of `contentQueries` as they stand in a JSON file: dishes within their categories, a sheet with its lines. */
export function contentOf({
  categories,
  items,
  sheets,
  lines,
  seen,
  ...content
}: Results<ReturnType<typeof contentQueries>>) {
  const itemsOf = (id: string) => items.filter(({ categoryId }) => categoryId === id)
  return {
    categories: categories.map((category) => ({ ...category, items: itemsOf(category.id) })),
    ...content,
    sheets: exportedSheets({ sheets, lines, seen }),
  }
}
