import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Database, Results } from '#core/db'
import type { Paper } from '#core/files/paper'
import { qrPath } from '#core/files/qr'
import type { Settings } from '#core/settings'
import { events } from '#events/table/events'
import { type AskedCards, cardChoices, paperOfStock } from '#print/rules/cards'
import { flatStocks } from '#print/shape/dishes'
import type { PrintedInvites } from '#print/shape/documents'
import { invitations } from '../table.ts'
import { invitationUrl, storedInvitationToken } from '../token.ts'

/** The queries for the invitation cards of an event: of the parties that have not answered. */
export function printedInvitesQueries(db: Database, eventId: SQL<string>) {
  return {
    code: db.select({ eventCode: events.eventCode }).from(events).where(eq(events.id, eventId)),
    silent: db
      .select({
        id: invitations.id,
        label: invitations.label,
        linkHash: invitations.linkHash,
        linkVersion: invitations.linkVersion,
      })
      .from(invitations)
      .where(
        and(
          eq(invitations.eventId, eventId),
          isNull(invitations.deletedAt),
          isNull(invitations.responseId),
          isNull(invitations.declineId),
          gt(invitations.places, 0),
        ),
      )
      .orderBy(asc(invitations.sortKey), asc(invitations.id)),
  }
}

/**
 * The rows of `printedInvitesQueries` as cards on flat stock, each with its party's personal link as a QR code.
 * @param paper in use where the event is
 */
export async function printedInvites(
  { origin, secrets }: Pick<Settings, 'origin' | 'secrets'>,
  { code, silent }: Results<ReturnType<typeof printedInvitesQueries>>,
  asked: AskedCards,
  paper: Paper,
): Promise<Pick<PrintedInvites, 'paper' | 'cardSettings' | 'invites'>> {
  const { stock: wanted, x, y } = cardChoices(asked, paper, false)
  const stock = flatStocks.find((id) => id === wanted) ?? paper
  const eventCode = code[0]?.eventCode ?? ''
  const invites = silent.map(async ({ id, label, ...link }) => {
    const token = await storedInvitationToken(secrets, eventCode, { id, ...link })
    return { id, label, qr: qrPath(invitationUrl(origin, token)) }
  })
  return { paper: paperOfStock(stock), cardSettings: { stock, x, y }, invites: await Promise.all(invites) }
}
