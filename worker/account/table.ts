import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const user = sqliteTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    role: text('role', { enum: ['planner', 'admin'] })
      .notNull()
      .default('planner'),
    /** When an admin suspended the account, and why, as its owner reads it. */
    suspendedAt: integer('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** Set by a trigger on session. */
    lastSignInAt: integer('last_sign_in_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    // Sort orders of the admin's planner list. Sorting by address uses the unique index.
    index('users_by_joining').on(table.createdAt, table.id),
    index('users_by_sign_in').on(
      sql`case when last_sign_in_at is null then 0 else last_sign_in_at end`,
      table.id,
    ),
  ],
)

export const session = sqliteTable(
  'session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
    userAgent: text('user_agent'),
    signInMethod: text('sign_in_method', { enum: ['password', 'reset', 'confirmation'] })
      .notNull()
      .default('password'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('session_of_user').on(table.userId),
    // Cron deletes expired sessions.
    index('sessions_by_end').on(table.expiresAt),
  ],
)

/** Separate from `user`, so that reading or exporting a user row never includes the hash. */
export const passwords = sqliteTable('passwords', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Includes its parameters; see account/password/password-hash.ts. */
  hash: text('hash').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** Links mailed to an account's address. */
export const accountLinks = sqliteTable(
  'account_links',
  {
    /** SHA-256 of purpose and token. The token is never stored. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['confirm', 'reset'] }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    // For deleting an account, and for voiding its links on a new password.
    index('links_of_user').on(table.userId, table.purpose),
    // Cron deletes expired links.
    index('links_by_end').on(table.expiresAt),
  ],
)

/**
 * New addresses that planners asked for. The old one stays in use until the link mailed to the new one is pressed. At most
 * one waits per account; a confirmed one stays for the mail to the old address.
 */
export const addressChanges = sqliteTable(
  'address_changes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    oldEmail: text('old_email').notNull(),
    confirmedAt: integer('confirmed_at'),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('address_change_waiting').on(table.userId).where(sql`confirmed_at is null`),
    index('address_changes_of_user').on(table.userId),
    // Cron deletes expired changes.
    index('address_changes_by_end').on(table.expiresAt),
  ],
)
