import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import type { EventRow } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { type KitchenLinks, kitchenLinksEnd, kitchenLinksMax } from './shape/link.ts'

/** Number of links listed: the live ones, and the latest revoked. */
const listedMax = 5 * kitchenLinksMax

/** Readable columns of a link: all but the hash of its token. */
export const linkColumns = {
  id: kitchenLinks.id,
  label: kitchenLinks.label,
  courses: kitchenLinks.courses,
  names: kitchenLinks.names,
  mayConfirm: kitchenLinks.mayConfirm,
  keepOffline: kitchenLinks.keepOffline,
  language: kitchenLinks.language,
  email: kitchenLinks.email,
  createdAt: kitchenLinks.createdAt,
  openedAt: kitchenLinks.openedAt,
  revokedAt: kitchenLinks.revokedAt,
}

/** The query for an event's links, the live ones first. */
export function linksQuery(db: Database, eventId: string | SQL<string>) {
  return db
    .select(linkColumns)
    .from(kitchenLinks)
    .where(eq(kitchenLinks.eventId, eventId))
    .orderBy(sql`${kitchenLinks.revokedAt} is not null`, desc(kitchenLinks.createdAt), desc(kitchenLinks.id))
    .limit(listedMax)
}

type Row = Awaited<ReturnType<typeof linksQuery>>[number]

/** Rows of `linksQuery` with the time until which they open the page. No URL is among them: none is stored. */
export function linksOf(
  rows: Row[],
  event: Pick<EventRow, 'serviceDay' | 'timeZone' | 'closesAt'>,
): KitchenLinks {
  const expiresAt = kitchenLinksEnd(event)
  return { links: rows.map((row) => ({ ...row, expiresAt })) }
}
