import { sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { insertSelect, runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { mayUseSql } from '#events/table/may-use'
import { copyOf } from '#menu/rules/copy'
import { liveMenu, plannersMenuOf } from '../menu/read.ts'
import { ownTemplate, summaryColumns } from './read.ts'
import { templatesMax } from './rules/limits.ts'
import type { NewTemplate, TemplateSummary } from './shape/template.ts'
import { menuTemplates } from './table.ts'

/**
 * Keeps the menu of an event as a template of the actor's. The same id again is the same template. The INSERT itself checks
 * the limit, against concurrent writes.
 * @throws Refusal 409 `no_items`, 409 `limit_reached`, 409 `id_taken`
 */
export async function saveTemplate(
  { db, event, actor, at }: EventContext<'db' | 'event' | 'actor' | 'at'>,
  { id, name }: NewTemplate,
): Promise<TemplateSummary> {
  const { menu } = await runBatch(db, { menu: liveMenu(db, event.id) })
  const categories = copyOf(plannersMenuOf(menu))
  if (categories.every(({ items }) => items.length === 0)) throw new Refusal('template_empty')
  const hasRoomSql = sql`(select count(*) from menu_templates where user_id = ${actor.id}) < ${templatesMax}`
  const { found, full } = await runBatch(db, {
    saved: audited(
      db,
      insertSelect(
        db,
        menuTemplates,
        { id, userId: actor.id, name, categories, createdAt: at },
        sql`from events where ${mayUseSql(event.id, actor.id, 'editor')} and ${hasRoomSql}`,
      ).onConflictDoNothing(),
      {
        actor,
        action: 'SAVE_TEMPLATE',
        entityType: 'user',
        entityId: actor.id,
        details: { event_id: event.id, template: id },
        at,
      },
    ),
    found: db.select(summaryColumns).from(menuTemplates).where(ownTemplate(id, actor.id)),
    full: db.select({ full: sql<number>`not ${hasRoomSql}`.as('is_full') }).from(sql`(select 1)`),
  })
  const [template] = found
  if (template) return template
  if (full[0]?.full) throw new Refusal('template_limit')
  throw new Refusal('id_taken')
}
