import { and, eq, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { insertSelect, runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { queueMail } from '#core/mail/queue'
import { settings } from '#core/settings'
import type { EventContext } from '#events/table/context'
import { kitchenLinks } from '#kitchen/table'
import { refuseMoreMails } from '../events/mails-a-day.ts'
import { kitchenLinksMax, type MadeKitchenLink } from './shape/link.ts'
import type { NewKitchenLink } from './shape/new-link.ts'
import { kitchenToken } from './token.ts'
import { linkWithUrl } from './with-url.ts'

/**
 * Makes a link to an event's kitchen page, and mails it where an email is given. The INSERT checks the limit, since others may
 * be made at the same time. A retry under the same id returns the existing link.
 * @param at the server's time in milliseconds
 * @throws Refusal 409 `limit_reached`, 404 for a course that is not on the menu, 409 `id_taken`, 429 after too many mails
 */
export async function makeLink(
  { env, db, event, actor, at }: EventContext<'env' | 'db' | 'event' | 'actor' | 'at'>,
  { id = crypto.randomUUID(), courses = null, email, language, ...given }: NewKitchenLink,
): Promise<MadeKitchenLink> {
  const { id: eventId, title, eventCode, userId } = event
  const { secret } = settings(env)
  if (email !== '') await refuseMoreMails(db, userId, at)
  const token = await kitchenToken(secret, eventCode, { id, generation: 1 })
  const wanted = courses === null ? null : JSON.stringify([...new Set(courses)])
  const live = sql`(select count(*) from kitchen_links where event_id = ${eventId} and revoked_at is null)`
  const hasUnknownSql = sql`exists (select 1 from json_each(${wanted ?? '[]'}) where value not in
    (select id from menu_categories where event_id = ${eventId} and deleted_at is null))`
  const { inserted, found, why } = await runBatch(db, {
    inserted: audited(
      db,
      insertSelect(
        db,
        kitchenLinks,
        {
          id,
          eventId,
          tokenHash: await sha256(token),
          courses: wanted === null ? null : sql`${wanted}`,
          ...given,
          language: language ?? null,
          email: email || null,
          createdAt: at,
        },
        sql`where ${live} < ${kitchenLinksMax} and not ${hasUnknownSql} on conflict do nothing`,
      ).returning({ id: kitchenLinks.id }),
      {
        actor,
        action: 'CREATE_KITCHEN_LINK',
        entityType: 'kitchen_link',
        entityId: id,
        details: { event_id: eventId, title },
        at,
      },
    ),
    ...(email !== '' && {
      mail: queueMail(db, { kind: 'kitchen_link', subjectId: id, at }),
    }),
    found: db
      .select({
        generation: kitchenLinks.generation,
        tokenHash: kitchenLinks.tokenHash,
        revokedAt: kitchenLinks.revokedAt,
      })
      .from(kitchenLinks)
      .where(and(eq(kitchenLinks.id, id), eq(kitchenLinks.eventId, eventId))),
    why: db
      .select({
        taken: sql<number>`count(*)`.as('taken'),
        unknown: sql<number>`${hasUnknownSql}`.as('unknown'),
      })
      .from(kitchenLinks)
      .where(eq(kitchenLinks.id, id)),
  })
  const [link] = found
  if (link && link.revokedAt === null) return linkWithUrl(env, event, { id, ...link })
  if (inserted.length === 0 && (why[0]?.taken ?? 0) > 0) throw new Refusal('id_taken')
  if (why[0]?.unknown) throw new Refusal('category_not_found')
  throw new Refusal('kitchen_link_limit', { params: { limit: kitchenLinksMax } })
}
