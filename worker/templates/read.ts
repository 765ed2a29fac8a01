import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import type { MenuTemplate } from './shape/template.ts'
import { menuTemplates } from './table.ts'

/** The columns of a template as the list shows it. */
export const summaryColumns = {
  id: menuTemplates.id,
  name: menuTemplates.name,
  courses: sql<number>`json_array_length(${menuTemplates.categories})`.as('courses'),
  dishes: sql<number>`(select coalesce(sum(json_array_length(c.value, '$.items')), 0)
    from json_each(${menuTemplates.categories}) c)`.as('dishes'),
}

/** The condition for one template of a planner. */
export function ownTemplate(id: string, userId: string) {
  return and(eq(menuTemplates.id, id), eq(menuTemplates.userId, userId))
}

/** The query for a planner's templates, by name. */
export function templatesOf(db: Database, userId: string) {
  return db
    .select(summaryColumns)
    .from(menuTemplates)
    .where(eq(menuTemplates.userId, userId))
    .orderBy(asc(menuTemplates.name), asc(menuTemplates.id))
}

/** A planner's template with its menu. @throws Refusal 404 for any other */
export async function readTemplate(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<MenuTemplate> {
  const { found } = await runBatch(db, {
    found: db
      .select({ id: menuTemplates.id, name: menuTemplates.name, categories: menuTemplates.categories })
      .from(menuTemplates)
      .where(ownTemplate(id, userId)),
  })
  const [template] = found
  if (!template) throw notFound('template_not_found')
  return template
}
