import { eq, type SQL, sql } from 'drizzle-orm'
import { auditStatement } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { events } from '#events/table/events'
import { menuCategories } from '#menu/table'
import type { KitchenRows } from './read.ts'
import type { KitchenSettings } from './shape/settings.ts'

/** The rows of `kitchenQueries` as what the planner told the kitchen. */
export function settingsOf({ about: [about], menu, served }: KitchenRows): KitchenSettings {
  const live = new Set(menu.filter((row) => row.categoryRemovedAt === null).map((row) => row.categoryId))
  return {
    contact: about?.kitchenContact ?? null,
    guaranteedPlates: about?.guaranteedPlates ?? null,
    guaranteedDue: about?.guaranteedDue ?? null,
    sparePercent: about?.spare ?? 0,
    extras: about?.extras ?? [],
    asksAge: about?.asksAge ?? false,
    sheetLetters: about?.sheetLetters ?? true,
    courses: served
      .filter(({ categoryId }) => live.has(categoryId))
      .map(({ categoryId, time, gets }) => ({ categoryId, servedAt: time, defaultItemId: gets })),
  }
}

/**
 * Stores what the planner tells the kitchen. Equal values write nothing. The caller then calls `notifyKitchenChanged`.
 * @param at the server's time in milliseconds
 * @throws Refusal 404 `category_not_found` or `item_not_found` where a course or its dish left the menu: nothing is stored
 */
export async function updateKitchenSettings(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  { courses, contact, sheetLetters, ...settings }: KitchenSettings,
): Promise<void> {
  const given = sql`json_each(${JSON.stringify(courses)}) c`
  const noCourse = sql<number>`exists (select 1 from ${given} where not exists (select 1 from menu_categories m
    where m.id = c.value ->> 'categoryId' and m.event_id = ${eventId} and m.deleted_at is null))`
  const noDish = sql<number>`exists (select 1 from ${given} where c.value ->> 'defaultItemId' is not null
    and not exists (select 1 from menu_items i where i.id = c.value ->> 'defaultItemId'
      and i.category_id = c.value ->> 'categoryId' and i.deleted_at is null))`
  const valid = sql`not ${noCourse} and not ${noDish}`
  const of = (key: string) =>
    sql`(select c.value ->> ${key} from ${given} where c.value ->> 'categoryId' = ${menuCategories.id})`
  const values = {
    ...settings,
    kitchenContact: contact,
    extras: settings.extras,
    ...(sheetLetters !== undefined && { sheetLetters }),
  }
  const differs: SQL = sql.join(
    Object.entries({ ...values, extras: JSON.stringify(values.extras) }).map(
      ([name, value]) =>
        sql`${events[name as keyof typeof values]} is not ${typeof value === 'boolean' ? Number(value) : value}`,
    ),
    sql` or `,
  )
  const { found } = await runBatch(db, {
    served: db
      .update(menuCategories)
      .set({ servedAt: of('servedAt'), defaultItemId: of('defaultItemId') })
      .where(
        sql`${eq(menuCategories.eventId, eventId)} and ${valid}
          and exists (select 1 from ${given} where c.value ->> 'categoryId' = ${menuCategories.id})
          and (${menuCategories.servedAt} is not ${of('servedAt')}
            or ${menuCategories.defaultItemId} is not ${of('defaultItemId')})`,
      ),
    event: db
      .update(events)
      .set({ ...values, kitchenVersion: sql`${events.kitchenVersion} + 1` })
      .where(sql`${eq(events.id, eventId)} and (changes() > 0 or ${valid} and (${differs}))`),
    audit: auditStatement(db, {
      actor,
      action: 'UPDATE_KITCHEN_SETTINGS',
      entityType: 'event',
      entityId: eventId,
      details: { title },
      at,
    }),
    found: db
      .select({ noCourse: noCourse.as('no_course'), noDish: noDish.as('no_dish') })
      .from(sql`(select 1)`),
  })
  if (found[0]?.noCourse) throw notFound('category_not_found')
  if (found[0]?.noDish) throw notFound('item_not_found')
}
