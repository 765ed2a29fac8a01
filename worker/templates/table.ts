import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '../account/table.ts'
import type { AddedCategory } from '../menu/shape/menu.ts'

/** Menus that a planner keeps, to start those of other events from. */
export const menuTemplates = sqliteTable(
  'menu_templates',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Categories with their dishes, and what the planner stated of each: nothing of guests, and nothing a kitchen said. */
    categories: text('categories', { mode: 'json' }).notNull().$type<AddedCategory[]>(),
    createdAt: integer('created_at').notNull(),
  },
  // The list of a planner's templates, by name.
  (table) => [index('templates_of_planner').on(table.userId, table.name)],
)
