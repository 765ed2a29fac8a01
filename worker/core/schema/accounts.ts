import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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
    /** Kept by the trigger on session. */
    lastSignInAt: integer('last_sign_in_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    // How admins sort planners, beside their address.
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
    // What the clock sweeps.
    index('sessions_by_end').on(table.expiresAt),
  ],
)

/** Beside `user`, so that no row of a person's that is read or exported holds it. */
export const passwords = sqliteTable('passwords', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Names its own parameters: account/password-hash.ts. */
  hash: text('hash').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** Links that were mailed to an account's address. */
export const accountLinks = sqliteTable(
  'account_links',
  {
    /** SHA-256 of purpose and token; the token itself is never stored. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['confirm', 'reset'] }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    // What goes with an account, and what a new password voids.
    index('links_of_user').on(table.userId, table.purpose),
    // What the clock sweeps.
    index('links_by_end').on(table.expiresAt),
  ],
)
