import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { type Database, database, rowsOf, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { events } from '#events/table/events'
import type { ValidLink } from './find.ts'
import type { SeenSheet } from './shape/kitchen-requests.ts'
import { linkForWriting } from './write-by-token.ts'

/**
 * Notes that the newest sheet was seen through a link, and by whom. Said again by the same link, the first name and
 * instant stay.
 * @param clientAddress the caller's network address, whose wrong links are counted
 * @returns the event's code, whose open pages are then told
 * @throws Refusal 404 for an unknown link or sheet, 409 `superseded` for an older sheet, 410, 429
 */
export async function markSeenByToken(
  { env, clientAddress }: Context<'env' | 'clientAddress'>,
  { token, ...seen }: { token: string } & SeenSheet,
): Promise<string> {
  const db = database(env.DB)
  const link = await linkForWriting({ env, db, clientAddress }, token)
  await markSeen(db, link, seen, now())
  return link.event.eventCode
}

async function markSeen(
  db: Database,
  link: ValidLink,
  { sheet, name }: SeenSheet,
  at: number,
): Promise<void> {
  const { id: eventId, title } = link.event
  const newest = sql`(select max(number) from sheets where event_id = ${eventId})`
  const isLiveSql = sql`exists (select 1 from kitchen_links where id = ${link.id} and revoked_at is null)`
  const { found } = await runBatch(db, {
    seen: audited(
      db,
      rowsOf(
        db,
        sql`insert into sheet_seen (sheet_id, link_id, name, at)
          select s.id, ${link.id}, ${name}, ${at} from sheets s
          where s.event_id = ${eventId} and s.number = ${sheet} and s.number = ${newest} and ${isLiveSql}
          and not exists (select 1 from sheet_seen where sheet_id = s.id and link_id = ${link.id})`,
      ),
      {
        actor: { kind: 'kitchen', id: link.id, label: link.label },
        action: 'SEE_SHEET',
        entityType: 'kitchen_link',
        entityId: link.id,
        details: { event_id: eventId, title, sheet },
        at,
      },
    ),
    // The name is personal data: given after the event was erased, it is erased again.
    erasing: db
      .update(events)
      .set({ erasureNotifiedAt: null, personalDataErasedAt: null })
      .where(and(eq(events.id, eventId), isNotNull(events.personalDataErasedAt), sql`changes() > 0`)),
    found: rowsOf<{ newest: number | null; live: number }>(
      db,
      sql`select ${newest} as newest, ${isLiveSql} as live`,
    ),
  })
  const last = found[0]?.newest ?? 0
  if (!found[0]?.live) throw new Refusal('kitchen_link_revoked')
  if (sheet > last) throw notFound('sheet_not_found')
  if (sheet < last) throw new Refusal('sheet_superseded', { params: { sheet: last } })
}
