import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Attempts that must be counted exactly: wrong passwords, sign-ups, requests for mails, mails to a recipient. */
export const attempts = sqliteTable(
  'attempts',
  {
    /** Random, so that the id of a deleted attempt is never reused. */
    id: integer('id').primaryKey(),
    kind: text('kind', {
      enum: [
        'password',
        'password_address',
        'password_account',
        'password_device',
        'guessed_mail',
        'sign_up',
        'confirm_mail',
        'reset',
        'address_change',
        'mail',
        'account_mail',
        'safety_mail',
        'kitchen_edit',
        'link_again',
      ],
    }).notNull(),
    /** Keyed hash of the account, address, device or recipient that is counted. */
    key: text('key').notNull(),
    /** The account a sign-up created. The attempt counts until the account is confirmed. */
    userId: text('user_id'),
    at: integer('at').notNull(),
  },
  (table) => [
    index('attempts_of_account').on(table.userId).where(sql`user_id is not null`),
    index('attempts_by_key').on(table.kind, table.key, table.at),
    index('attempts_by_age').on(table.at),
  ],
)
