import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Rows erased, deleted or closed for good since the clock last noted them outside of the database, written with
 * the erasure. A row holds no more than the id of what was erased.
 */
export const erasures = sqliteTable(
  'erasures',
  {
    kind: text('kind', {
      enum: [
        'response_removed',
        'response_erased',
        'decline_removed',
        'decline_erased',
        'event_needs',
        'event_details',
        'kitchen_link',
        'member',
        'member_rights',
        'member_invitation',
        'event_owner',
        'event',
        'account',
      ],
    }).notNull(),
    /**
     * Id of the response, decline, event, kitchen link, invitation or user; of a member or an owner those of the event and the
     * user, and a member's rights behind them.
     */
    subject: text('subject').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
)
