import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { user } from '../account/table.ts'
import { memberRoles } from '../events/rules/roles.ts'
import { events } from '../events/table/events.ts'

/** Users who may use an event beside its owner. `events/table/may-use.ts` reads them by SQL. */
export const eventMembers = sqliteTable(
  'event_members',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role', { enum: memberRoles }).notNull(),
    /** A viewer also reads needs, addresses and notes. True for every editor. */
    needs: integer('needs', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('events_of_member').on(table.userId),
    check(
      'members_have_a_role',
      sql`${table.role} = 'editor' and ${table.needs} or ${table.role} = 'viewer'`,
    ),
  ],
)

/**
 * Invitations to be a member, by address. A row goes once it is withdrawn or a while expired; an accepted one stays so long, so
 * that who accepted it finds the event by it again.
 */
export const memberInvitations = sqliteTable(
  'event_member_invitations',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role', { enum: memberRoles }).notNull(),
    needs: integer('needs', { mode: 'boolean' }).notNull(),
    /** SHA-256 of the token, which is never stored. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The account that accepted it. */
    acceptedBy: text('accepted_by').references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('member_invitations_of_event').on(table.eventId, table.email),
    // A new account looks for the one it was made for.
    index('member_invitations_by_address').on(table.email),
    // Cron deletes expired invitations.
    index('member_invitations_by_end').on(table.expiresAt),
    index('accepted_member_invitations').on(table.acceptedBy).where(sql`accepted_by is not null`),
  ],
)

/**
 * Offers of an event to a member, one an event at most. A row goes once it is taken back, replaced or a while expired; an
 * accepted one stays so long, so that who accepted it finds the event by its link again.
 */
export const handovers = sqliteTable(
  'handovers',
  {
    eventId: text('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    id: text('id').notNull().unique(),
    /** The member it is offered to. */
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The owner who offers it. An offer of somebody who owns it no more opens nothing. */
    offeredBy: text('offered_by')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The owner stays as an editor. */
    stays: integer('stays', { mode: 'boolean' }).notNull(),
    /** SHA-256 of the token, which is never stored. */
    tokenHash: text('token_hash').notNull().unique(),
    acceptedAt: integer('accepted_at'),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('handovers_to_user').on(table.userId),
    index('handovers_by_user').on(table.offeredBy),
    // Cron deletes expired offers.
    index('handovers_by_end').on(table.expiresAt),
  ],
)
