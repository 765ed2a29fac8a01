import { and, eq, type SQL, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { refuseClashes } from '#core/audit/refuse-clashes'
import { type Database, insertSelect, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { translationsMax } from '../rules/menu-words.ts'
import type { MenuInLanguage, MenuWords } from '../shape/menu-words.ts'
import { menuWords } from '../table.ts'
import { bumpGuestsVersion } from '../version.ts'
import { mergeTranslation } from './merge-translation.ts'

/** The query for all translations of an event's menu. */
export function translations(db: Database, eventId: string | SQL<string>) {
  return db.select().from(menuWords).where(eq(menuWords.eventId, eventId))
}

/** Rows of `translations` as the planner's page reads them. */
export function translationsOf(rows: (typeof menuWords.$inferSelect)[]): MenuWords[] {
  return rows.map(({ entityId, language, name, description, ofName, ofDescription }) => ({
    id: entityId,
    language,
    name,
    description,
    of: { name: ofName, description: ofDescription },
  }))
}

const attemptsMax = 5

/**
 * Stores courses and dishes in one language: all of them or none. Equal texts write nothing; an empty name removes a text.
 * @param language a tag
 * @throws Refusal 404 for a course or dish that is not on this event's menu, 409 `limit_reached` above three languages, 409
 *   `changed` where somebody else changed the same text since the page read it
 */
export async function translateMenu(
  { db, event, actor, at }: EventContext,
  language: string,
  menu: MenuInLanguage,
): Promise<void> {
  const courses = (menu.courses ?? []).map((course) => ({ ...course, description: '' }))
  const dishes = menu.dishes ?? []
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const made = { eventId: event.id, language, sent: [...courses, ...dishes] }
    const { texts, both, basedOn } = await mergeTranslation(db, made)
    await refuseClashes(db, both, { eventId: event.id, action: 'TRANSLATE_MENU' })
    const ids = { courses: idsOf(courses), dishes: idsOf(dishes) }
    if (await store({ db, event, actor, at }, { language, sent: texts, ids, basedOn })) return
  }
  throw new Refusal('menu_moved_on')
}

/** @returns false where others stored something since it was merged with theirs: then nothing is written */
async function store(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  {
    language,
    sent,
    ids,
    basedOn,
  }: {
    language: string
    sent: Awaited<ReturnType<typeof mergeTranslation>>['texts']
    ids: { courses: string; dishes: string }
    basedOn: number | null
  },
): Promise<boolean> {
  const texts = sent.filter(({ name }) => name !== '')
  const named = sql`json_each(${JSON.stringify(texts)}) s`
  const emptied = sent.filter(({ name }) => name === '').map(({ id }) => id)
  const hasUnknownCourseSql = sql<number>`exists (select 1 from json_each(${ids.courses}) s where not exists
    (select 1 from menu_categories c where c.id = s.value and c.event_id = ${eventId} and c.deleted_at is null))`
  const hasUnknownDishSql = sql<number>`exists (select 1 from json_each(${ids.dishes}) s where not exists
    (select 1 from menu_items i join menu_categories c on c.id = i.category_id where i.id = s.value
      and i.deleted_at is null and c.event_id = ${eventId} and c.deleted_at is null))`
  const isFullSql = sql<number>`(exists (select 1 from ${named}) and (select count(distinct language) from menu_words
    where event_id = ${eventId} and language <> ${language}) >= ${translationsMax})`
  const isValidSql = sql`not ${hasUnknownCourseSql} and not ${hasUnknownDishSql} and not ${isFullSql}`
  const unmoved =
    basedOn === null ? sql`true` : sql`(select menu_version from events where id = ${eventId}) = ${basedOn}`
  const removed = and(
    eq(menuWords.eventId, eventId),
    eq(menuWords.language, language),
    sql`${menuWords.entityId} in (select value from json_each(${JSON.stringify(emptied)}))`,
  )
  const text = {
    name: sql`s.value ->> 'name'`,
    description: sql`s.value ->> 'description'`,
    ofName: sql`coalesce(s.value ->> '$.of.name', i.name, c.name)`,
    ofDescription: sql`coalesce(s.value ->> '$.of.description', i.description, '')`,
  }
  const mains = sql`${named} left join menu_categories c on c.id = s.value ->> 'id'
    left join menu_items i on i.id = s.value ->> 'id'`
  const differs = sql`(exists (select 1 from menu_words where ${removed}) or exists (select 1 from ${mains} where not exists
    (select 1 from menu_words w where w.event_id = ${eventId} and w.entity_id = s.value ->> 'id' and w.language = ${language}
      and w.name = ${text.name} and w.description = ${text.description}
      and w.of_name = ${text.ofName} and w.of_description = ${text.ofDescription})))`
  const { found } = await runBatch(db, {
    found: db
      .select({
        unmoved: sql<number>`${unmoved}`.as('is_unmoved'),
        noCourse: hasUnknownCourseSql.as('no_course'),
        noDish: hasUnknownDishSql.as('no_dish'),
        full: isFullSql.as('is_full'),
      })
      .from(sql`(select 1)`),
    // It decides for all: each of those behind it writes if the one right before it did.
    version: audited(db, bumpGuestsVersion(db, eventId, sql`${isValidSql} and ${unmoved} and ${differs}`), {
      actor,
      action: 'TRANSLATE_MENU',
      entityType: 'event',
      entityId: eventId,
      details: { event_id: eventId, title, language, items: sent.length },
      at,
    }),
    ...(texts.length > 0 && {
      stored: insertSelect(
        db,
        menuWords,
        { entityId: sql`s.value ->> 'id'`, language, eventId, ...text },
        sql`from ${mains} where changes() > 0`,
      ).onConflictDoUpdate({
        target: [menuWords.eventId, menuWords.entityId, menuWords.language],
        set: {
          name: sql`excluded.name`,
          description: sql`excluded.description`,
          ofName: sql`excluded.of_name`,
          ofDescription: sql`excluded.of_description`,
        },
      }),
    }),
    ...(emptied.length > 0 && { removed: db.delete(menuWords).where(and(removed, sql`changes() > 0`)) }),
  })
  if (found[0]?.noCourse) throw notFound('category_not_found')
  if (found[0]?.noDish) throw notFound('item_not_found')
  if (found[0]?.full) throw new Refusal('translation_limit')
  return Boolean(found[0]?.unmoved)
}

function idsOf(texts: readonly { id: string }[]): string {
  return JSON.stringify(texts.map(({ id }) => id))
}

/** Deletes a language's translations. Where there are none, nothing is written. */
export async function deleteTranslation(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  language: string,
): Promise<void> {
  const deleted = audited(
    db,
    db.delete(menuWords).where(and(eq(menuWords.eventId, eventId), eq(menuWords.language, language))),
    {
      actor,
      action: 'DELETE_TRANSLATION',
      entityType: 'event',
      entityId: eventId,
      at,
      details: { event_id: eventId, title, language },
    },
  )
  await runBatch(db, { deleted, version: bumpGuestsVersion(db, eventId, sql`changes() > 0`) })
}
