import { and, eq, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { refuseClashes } from '#core/audit/refuse-clashes'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import { clashesOf, differsFrom, isUnchangedSql, touchedOf, type Was } from '#core/sql/changed-fields'
import type { EventContext } from '#events/table/context'
import { events } from '#events/table/events'
import { menuCategories } from '#menu/table'
import type { KitchenRows } from './read.ts'
import {
  courseField,
  type KitchenSettings,
  type KitchenSettingsChange,
  settingsFields,
} from './shape/settings.ts'

/** The rows of `kitchenQueries` as what the planner told the kitchen. */
export function settingsOf({
  kitchenEvent: [kitchenEvent],
  menu,
  courseSettings,
}: KitchenRows): KitchenSettings {
  const live = new Set(menu.filter((row) => row.categoryRemovedAt === null).map((row) => row.categoryId))
  return {
    contact: kitchenEvent?.kitchenContact ?? null,
    guaranteedPlates: kitchenEvent?.guaranteedPlates ?? null,
    guaranteedDue: kitchenEvent?.guaranteedDue ?? null,
    sparePercent: kitchenEvent?.sparePercent ?? 0,
    extras: kitchenEvent?.extras ?? [],
    asksAge: kitchenEvent?.asksAge ?? false,
    lateChangeMails: kitchenEvent?.lateChangeMails ?? true,
    courses: courseSettings
      .filter(({ categoryId }) => live.has(categoryId))
      .map(({ categoryId, time, defaultItemId }) => ({ categoryId, servedAt: time, defaultItemId })),
  }
}

/**
 * Stores what the planner tells the kitchen. Equal values write nothing. The caller then calls `notifyEventChanged`.
 * @param at the server's time in milliseconds
 * @throws Refusal 409 `changed` where somebody else changed the same field since the form was opened, 404
 *   `not_found` where a course or its dish left the menu: nothing is stored
 */
export async function updateKitchenSettings(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  { was, ...settings }: KitchenSettingsChange,
): Promise<void> {
  const touched = touchedOf(settingsFields(settings), was)
  const { courses: sent, ...scalars } = settings
  const values = eventColumns(scalars, was)
  const courses = courseUpdateOf(eventId, sent, was, touched)
  const openedWith = was && { ...was, kitchenContact: was.contact }
  // Each of the two writes also checks the fields of the other, so that all or nothing is stored.
  const isEventUnchangedSql = sql`exists (select 1 from events where ${and(eq(events.id, eventId), isUnchangedSql(events, values, openedWith))})`
  const isValidSql = sql`not ${courses.lacksCourseSql} and not ${courses.lacksDishSql} and ${isEventUnchangedSql} and ${courses.isUnchangedSql}`
  const {
    found,
    now,
    courses: coursesNow,
  } = await runBatch(db, {
    served: db
      .update(menuCategories)
      .set(courses.values)
      .where(sql`${eq(menuCategories.eventId, eventId)} and ${isValidSql} and ${courses.isChangedSql}`),
    event: audited(
      db,
      db
        .update(events)
        .set({ ...values, kitchenVersion: sql`${events.kitchenVersion} + 1` })
        .where(
          sql`${eq(events.id, eventId)} and (changes() > 0 or ${isValidSql} and (${differsFrom(events, values)}))`,
        ),
      {
        actor,
        action: 'UPDATE_KITCHEN_SETTINGS',
        entityType: 'event',
        entityId: eventId,
        details: { title, fields: Object.keys(touched) },
        at,
      },
    ),
    found: db
      .select({
        noCourse: courses.lacksCourseSql.as('no_course'),
        noDish: courses.lacksDishSql.as('no_dish'),
      })
      .from(sql`(select 1)`),
    now: db.select().from(events).where(eq(events.id, eventId)),
    courses: db
      .select({
        categoryId: menuCategories.id,
        servedAt: menuCategories.servedAt,
        defaultItemId: menuCategories.defaultItemId,
      })
      .from(menuCategories)
      .where(eq(menuCategories.eventId, eventId)),
  })
  if (found[0]?.noCourse) throw notFound('category_not_found')
  if (found[0]?.noDish) throw notFound('item_not_found')
  const [event] = now
  if (!event) throw notFound('event_not_found')
  const fields = settingsFields({ ...event, contact: event.kitchenContact, courses: coursesNow })
  await refuseClashes(db, clashesOf(fields, touched, was), { eventId, action: 'UPDATE_KITCHEN_SETTINGS' })
}

/** Changed settings by their columns of the event. */
function eventColumns(scalars: Omit<KitchenSettings, 'courses'>, was: Was) {
  const { contact: kitchenContact, ...others } = touchedOf(scalars, was)
  return { ...others, ...(kitchenContact !== undefined && { kitchenContact }) }
}

/** Columns of the changed courses, and the conditions under which these are written. */
function courseUpdateOf(eventId: string, courses: KitchenSettings['courses'], was: Was, touched: object) {
  const sent = courses
    .filter(({ categoryId }) => courseField(categoryId) in touched)
    .map((course) => ({ ...course, was: was?.[courseField(course.categoryId)] }))
  const sentRows = sql`json_each(${JSON.stringify(sent)}) c`
  const isSentSql = sql`c.value ->> 'categoryId' = ${menuCategories.id}`
  const sentValue = (key: string) => sql`(select c.value ->> ${key} from ${sentRows} where ${isSentSql})`
  return {
    values: { servedAt: sentValue('servedAt'), defaultItemId: sentValue('defaultItemId') },
    isChangedSql: sql`exists (select 1 from ${sentRows} where ${isSentSql})
      and (${menuCategories.servedAt} is not ${sentValue('servedAt')}
        or ${menuCategories.defaultItemId} is not ${sentValue('defaultItemId')})`,
    lacksCourseSql: sql<number>`exists (select 1 from ${sentRows} where not exists (select 1 from menu_categories m
      where m.id = c.value ->> 'categoryId' and m.event_id = ${eventId} and m.deleted_at is null))`,
    lacksDishSql: sql<number>`exists (select 1 from ${sentRows} where c.value ->> 'defaultItemId' is not null
      and not exists (select 1 from menu_items i where i.id = c.value ->> 'defaultItemId'
        and i.category_id = c.value ->> 'categoryId' and i.deleted_at is null))`,
    /** True while each course is as the form was opened with, or already as it is set to. */
    isUnchangedSql: was
      ? sql`not exists (select 1 from ${sentRows} join menu_categories m on m.id = c.value ->> 'categoryId' where
          not (m.served_at is c.value ->> '$.was.servedAt' or m.served_at is c.value ->> 'servedAt')
          or not (m.default_item_id is c.value ->> '$.was.defaultItemId' or m.default_item_id is c.value ->> 'defaultItemId'))`
      : sql`true`,
  }
}
