import { and, ne } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import { ownTemplate, summaryColumns } from './read.ts'
import type { TemplateSummary } from './shape/template.ts'
import { menuTemplates } from './table.ts'

type Own = { id: string; userId: string }

/** Gives a planner's template another name. The same name again is not audited. @throws Refusal 404 for any other */
export async function renameTemplate(
  { db, at }: Context<'db' | 'at'>,
  { id, userId, name }: Own & { name: string },
): Promise<TemplateSummary> {
  const { found } = await runBatch(db, {
    renamed: audited(
      db,
      db
        .update(menuTemplates)
        .set({ name })
        .where(and(ownTemplate(id, userId), ne(menuTemplates.name, name))),
      entry('RENAME_TEMPLATE', { id, userId }, at),
    ),
    found: db.select(summaryColumns).from(menuTemplates).where(ownTemplate(id, userId)),
  })
  const [template] = found
  if (!template) throw notFound('template_not_found')
  return template
}

/** Deletes a planner's template; nothing happens where it is gone. Menus that were started from it stay. */
export async function removeTemplate({ db, at }: Context<'db' | 'at'>, own: Own): Promise<void> {
  const { id, userId } = own
  await runBatch(db, {
    removed: audited(
      db,
      db.delete(menuTemplates).where(ownTemplate(id, userId)),
      entry('DELETE_TEMPLATE', own, at),
    ),
  })
}

function entry(action: 'RENAME_TEMPLATE' | 'DELETE_TEMPLATE', { id, userId }: Own, at: number) {
  const actor = { kind: 'planner', id: userId } as const
  return { actor, action, entityType: 'user', entityId: userId, details: { template: id }, at } as const
}
