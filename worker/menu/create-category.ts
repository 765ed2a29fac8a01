import { eq, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { insertSelect, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { menuIdLength, randomId } from '#core/ids'
import { freeCategories, paidCategories } from '#core/limits'
import type { EventContext } from '#events/table/context'
import { events } from '#events/table/events'
import { mayUseSql, userBehind } from '#events/table/may-use'
import { isPremiumSql } from '../purchases/premium.ts'
import { liveCategory } from './live.ts'
import type { Category, CategoryInput } from './shape/menu.ts'
import { menuCategories } from './table.ts'
import { updateCategory } from './update-category.ts'
import { bumpMenuVersion } from './version.ts'

const limit = sql<number>`case when ${isPremiumSql} then ${paidCategories} else ${freeCategories} end`

/**
 * Adds a category at the end. The INSERT itself checks the limit, against concurrent ones. If the event has a category
 * under the id already, that one is renamed to the input: a retry adds nothing.
 * @param at the server's time in milliseconds
 * @throws Refusal 409 `limit_reached`, 409 `id_taken` for an id that something else
 *   has or had: the page draws another
 */
export async function createCategory(
  { db, event, actor, at }: EventContext,
  { id: own, name, required = false }: CategoryInput & { id?: string | undefined },
): Promise<Category> {
  const { id: eventId, title } = event
  const id = own ?? randomId(menuIdLength)
  const { inserted, limits, existing, taken } = await runBatch(db, {
    inserted: audited(
      db,
      insertSelect(
        db,
        menuCategories,
        {
          id,
          eventId: sql`events.id`,
          name,
          sortOrder: sql`coalesce((select max(sort_order) from menu_categories where event_id = events.id), -1) + 1`,
          required,
        },
        sql`from events where ${mayUseSql(eventId, userBehind(actor, event), 'editor')}
        and (select count(*) from menu_categories where event_id = events.id and deleted_at is null) < ${limit}
        on conflict do nothing`,
      ).returning({ id: menuCategories.id }),
      {
        actor,
        action: 'CREATE_MENU_CATEGORY',
        entityType: 'menu_category',
        entityId: id,
        details: { event_id: eventId, title, name },
        at,
      },
    ),
    version: bumpMenuVersion(db, eventId),
    limits: db
      .select({ limit: limit.as('category_limit') })
      .from(events)
      .where(eq(events.id, eventId)),
    taken: db.select({ id: menuCategories.id }).from(menuCategories).where(eq(menuCategories.id, id)),
    existing: db
      .select({ name: menuCategories.name, required: menuCategories.required })
      .from(menuCategories)
      .where(liveCategory(id, eventId)),
  })
  const created = inserted.length > 0
  const [before] = existing
  const [found] = limits
  if (!found) throw notFound('event_not_found')
  const category = { id, name, ...(required && { required }), items: [] }
  if (!created && before?.name === name && before.required === required) return category
  if (!created && before)
    return {
      ...(await updateCategory({ db, event, actor, at }, { categoryId: id, name, required })),
      items: [],
    }
  if (!created && taken.length > 0) throw new Refusal('id_taken')
  if (!created) throw new Refusal('category_limit', { params: { limit: found.limit } })
  return category
}
