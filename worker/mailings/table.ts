import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { events } from '../events/table/events.ts'
import { type changedFacts, contactKinds, mailKinds, mailStates } from './rules/kinds.ts'

/**
 * Mails of the list: what a planner has us write to those they invited, and to those who answered. Each goes out at most once:
 * a row is `sending` before the provider hears of it, and one without an outcome is never taken again by itself. Messages
 * that planners send themselves stand beside them.
 */
export const listMails = sqliteTable(
  'list_mails',
  {
    id: text('id').primaryKey(),
    /** No foreign keys: what was mailed counts for its planner and its mailbox when the event is gone. */
    eventId: text('event_id').notNull(),
    userId: text('user_id').notNull(),
    /** `addressKey` of the planner's address: another account of the same mailbox has the same. Null for messages of their own. */
    plannerKey: text('planner_key'),
    /** The event had a paid plan: its mail has a quota of its own. */
    paid: integer('paid', { mode: 'boolean' }).notNull().default(false),
    kind: text('kind', { enum: [...mailKinds, ...contactKinds] }).notNull(),
    /** The invitation it is for; null for a response that answers none. */
    invitationId: text('invitation_id'),
    /** The response it is for, of `complete` and `news`. */
    responseId: text('response_id'),
    /** Two inserts with the same key are one mail. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** The request of the planner's that queued it; null for what the clock wrote. */
    requestId: text('request_id'),
    /** A planner pressed for it; otherwise the clock wrote it. */
    byHand: integer('by_hand', { mode: 'boolean' }).notNull().default(false),
    /** The planner's own words in it. Emptied once the mail has an outcome. */
    note: text('note').notNull().default(''),
    /** News: which facts of the event have changed. */
    changed: text('changed', { mode: 'json' }).$type<(typeof changedFacts)[number][]>().notNull().default([]),
    dueAt: integer('due_at').notNull(),
    state: text('state', { enum: mailStates }).notNull().default('waiting'),
    /** When the provider was asked to send it. */
    attemptedAt: integer('attempted_at'),
    /** The provider's id. Those who share an address share a mail. */
    messageId: text('message_id'),
    /** Keyed hash of the mailbox it went to: `addressKey`. */
    addressKey: text('address_key'),
    /** The provider's code of a mail that it refused. */
    error: text('error'),
    createdAt: integer('created_at').notNull(),
    /** When its state was last told. */
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('list_mails_due').on(table.dueAt).where(sql`state = 'waiting'`),
    // Attempts of which nothing was heard.
    index('list_mails_sending').on(table.attemptedAt).where(sql`state = 'sending'`),
    // Mails of a day.
    index('list_mails_by_attempt').on(table.attemptedAt).where(sql`attempted_at is not null`),
    index('list_mails_of_planner').on(table.userId, table.createdAt),
    index('list_mails_of_mailbox').on(table.plannerKey, table.createdAt).where(sql`planner_key is not null`),
    index('list_mails_of_event').on(table.eventId, table.createdAt),
    index('list_mails_of_party')
      .on(table.invitationId, table.createdAt)
      .where(sql`invitation_id is not null`),
    index('list_mails_of_request').on(table.requestId).where(sql`request_id is not null`),
    index('list_mails_of_response').on(table.responseId).where(sql`response_id is not null`),
    index('list_mails_by_message').on(table.messageId).where(sql`message_id is not null`),
    index('list_mails_by_address')
      .on(table.addressKey, table.attemptedAt)
      .where(sql`address_key is not null`),
    // Cron deletes old ones.
    index('list_mails_by_age').on(table.createdAt),
  ],
)

/** Mail to the list of one event. A row exists once its planner asked for a test mail. */
export const eventMailings = sqliteTable(
  'event_mailings',
  {
    eventId: text('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** When the planner had a test mail sent to themselves. */
    testedAt: integer('tested_at'),
    /** The planner's own words in that test mail. */
    testNote: text('test_note').notNull().default(''),
    /** When the planner said that they may write to these people. */
    allowedAt: integer('allowed_at'),
    /** Days before the deadline on which reminders go out; empty for none. */
    windows: text('windows', { mode: 'json' }).$type<number[]>().notNull().default([]),
    /** The hour in the event's zone. */
    hour: integer('hour').notNull().default(10),
    /** When the clock next writes reminders; null for never. */
    nextAt: integer('next_at'),
    /** The window that is for. */
    nextWindow: integer('next_window'),
  },
  (table) => [index('event_mailings_due').on(table.nextAt).where(sql`next_at is not null`)],
)

/** Mailboxes that want no mail of the list, of one event or of any. No address is in it. */
export const mailStops = sqliteTable(
  'mail_stops',
  {
    addressKey: text('address_key').notNull(),
    /** The id of an event, or `all`. It outlives the event. */
    scope: text('scope').notNull(),
    reason: text('reason', { enum: ['guest', 'complaint'] }).notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressKey, table.scope] })],
)

/** Events and planners whose mail to lists was paused since too much of it came back, or was complained of. */
export const mailPauses = sqliteTable('mail_pauses', {
  /** The id of an event or of a planner. */
  subjectId: text('subject_id').primaryKey(),
  subject: text('subject', { enum: ['event', 'planner'] }).notNull(),
  reason: text('reason', { enum: ['bounces', 'complaints'] }).notNull(),
  at: integer('at').notNull(),
  /** When it was lifted. What came back before that no longer counts. */
  liftedAt: integer('lifted_at'),
})
