import { eq, sql } from 'drizzle-orm'
import { isSuspended } from '#admin/rules'
import { type Database, preparedQuery, runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import { notFound, Refusal } from '#core/http/refusal'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { eventCodeOf } from '../guest/token.ts'
import { type KitchenNames, kitchenLinksEnd } from './shape/link.ts'

/** The query for the link of a token's hash, with its event. */
export const linkOfToken = preparedQuery((db) =>
  db
    .select({
      event: events,
      // Aliased: in a batch, rows are objects, and columns of a join with the same name would overwrite one another.
      id: sql<string>`${kitchenLinks.id}`.as('link_id'),
      label: sql<string>`${kitchenLinks.label}`.as('link_label'),
      courses: sql<string | null>`${kitchenLinks.courses}`.as('link_courses'),
      names: sql<KitchenNames>`${kitchenLinks.names}`.as('link_names'),
      mayConfirm: sql<number>`${kitchenLinks.mayConfirm}`.as('link_may_confirm'),
      keepOffline: sql<number>`${kitchenLinks.keepOffline}`.as('link_keep_offline'),
      language: sql<string | null>`${kitchenLinks.language}`.as('link_language'),
      revokedAt: sql<number | null>`${kitchenLinks.revokedAt}`.as('link_revoked_at'),
    })
    .from(kitchenLinks)
    .innerJoin(events, eq(events.id, kitchenLinks.eventId))
    .where(eq(kitchenLinks.tokenHash, sql.placeholder('hash')))
    .limit(1),
)

type LinkRow = {
  event: typeof events.$inferSelect
  id: string
  label: string
  courses: string | null
  names: KitchenNames
  mayConfirm: number
  keepOffline: number
  language: string | null
  revokedAt: number | null
}

/** A link that opens the page: what it shows, and of which event. */
export type ValidLink = {
  event: typeof events.$inferSelect
  id: string
  label: string
  courses: readonly string[] | 'all'
  names: KitchenNames
  mayConfirm: boolean
  keepOffline: boolean
  language: string | null
}

/**
 * The link that a token's hash found, where it opens the page.
 * @throws Refusal 404 for no link, 410 `revoked`, 410 `expired` after its time, after the event's refund, and while the event is
 *   suspended
 */
export function validLink([row]: LinkRow[], at: number): ValidLink {
  if (!row) throw notFound('kitchen_link_unknown')
  const { event, id, label, courses, names, mayConfirm, keepOffline, language, revokedAt } = row
  if (revokedAt !== null) throw new Refusal('kitchen_link_revoked')
  if (event.refundedAt !== null || at >= kitchenLinksEnd(event)) throw new Refusal('kitchen_link_expired')
  if (isSuspended(event)) throw new Refusal('kitchen_suspended')
  const shown = courses === null ? ('all' as const) : (JSON.parse(courses) as string[])
  const may = { mayConfirm: mayConfirm === 1, keepOffline: keepOffline === 1 }
  return { event, id, label, courses: shown, names, ...may, language }
}

/** The hash of a kitchen link's token. The database is not asked about a text that cannot be one: 404. */
export async function kitchenTokenHash(token: string): Promise<string> {
  try {
    eventCodeOf(token)
  } catch {
    throw notFound('kitchen_link_unknown')
  }
  return sha256(token)
}

/**
 * Reads the link of a token.
 * @throws Refusal as `validLink`
 */
export async function linkByToken(db: Database, token: string, at: number): Promise<ValidLink> {
  const hash = await kitchenTokenHash(token)
  const { found } = await runBatch(db, { found: linkOfToken(db, { hash }) })
  return validLink(found, at)
}
