import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Counted attempts that must be exact: wrong passwords, sign-ups, requests for mails, mails to a recipient. */
export const attempts = sqliteTable(
  'attempts',
  {
    /** Random, so that it is never given to a second attempt once the first was taken back. */
    id: integer('id').primaryKey(),
    kind: text('kind', {
      enum: [
        'password',
        'password_address',
        'password_account',
        'password_device',
        'guessed_letter',
        'sign_up',
        'confirm_mail',
        'reset',
        'mail',
        'account_mail',
      ],
    }).notNull(),
    /** Keyed hash of what is counted by: an account, an address, a device, a recipient. */
    key: text('key').notNull(),
    /** The account a sign-up made: it counts until that is confirmed. */
    userId: text('user_id'),
    at: integer('at').notNull(),
  },
  (table) => [
    index('attempts_of_account').on(table.userId).where(sql`user_id is not null`),
    index('attempts_by_key').on(table.kind, table.key, table.at),
    index('attempts_by_age').on(table.at),
  ],
)
