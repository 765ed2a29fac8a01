import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** SQL condition of a mail that is neither sent nor failed. */
export const waiting = 'sent_at is null and failed_at is null'

/**
 * The lanes of mail, in the order in which they are sent. Each has a limit per mailbox of its own. Account mails lead
 * into an account; safety mails tell of needs, of what is in a dish, and of what is served instead.
 */
export const lanes = ['account', 'safety', 'other'] as const
export type Lane = (typeof lanes)[number]

const kinds = {
  account: ['confirm', 'reset'],
  safety: [
    'late_changes',
    'kitchen_sheet',
    'contents_changed',
    'served_instead',
    'overruled',
    'link_overruled',
  ],
}
const listed = (some: string[]) => `('${some.join("', '")}')`

/** SQL condition of each lane's mails. Each has a partial index. */
export const inLane: Record<Lane, string> = {
  account: `kind in ${listed(kinds.account)}`,
  safety: `kind in ${listed(kinds.safety)}`,
  other: `kind not in ${listed([...kinds.account, ...kinds.safety])}`,
}

/** The lane of a kind of mail. */
export function laneOf(kind: string): Lane {
  if (kinds.account.includes(kind)) return 'account'
  return kinds.safety.includes(kind) ? 'safety' : 'other'
}

/** Lanes that can rest: those of the outbox, and behind them mail to guest lists. */
export const restingLanes = [...lanes, 'list'] as const
export type RestingLane = (typeof restingLanes)[number]

/**
 * Lanes that rest because the provider takes no mail of ours: a quota is used up, or the sender is not verified. A row
 * goes once a mail was sent again.
 */
export const mailRests = sqliteTable('mail_rests', {
  lane: text('lane', { enum: restingLanes }).primaryKey(),
  /** When the provider first refused. */
  since: integer('since').notNull(),
  /** Nothing of the lane is sent until then. */
  until: integer('until').notNull(),
  /** The provider's code. */
  reason: text('reason').notNull(),
})

/** SQL expression: when a mail was sent or failed for good. */
export const mailEnd = sql.raw('case when sent_at is null then failed_at else sent_at end')

/**
 * Outbox of mail, written in the same batch as the change it reports. Recipient, text and links are computed when it is
 * sent. At most one mail per subject and kind waits.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind', {
      enum: [
        'confirm',
        'reset',
        'edit_link',
        'contents_changed',
        'served_instead',
        'decline_link',
        'link_again',
        'list_test',
        'kitchen_link',
        'kitchen_sheet',
        'late_changes',
        'overruled',
        'link_overruled',
        'event_full',
        'event_closed',
        'erasure_notice',
        'receipt',
        'address_confirm',
        'address_asked',
        'address_changed',
        'password_changed',
        'membership',
        'handover',
      ],
    }).notNull(),
    /** Id of the user, event, response, decline, invitation, kitchen link, order, offered membership or offer of an event the mail is about. */
    subjectId: text('subject_id').notNull(),
    /** Two inserts with the same key are one mail. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** Time of the next attempt. A sender moves it forward to hold a lease. */
    dueAt: integer('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: integer('sent_at'),
    /** Set when there will be no further attempt. */
    failedAt: integer('failed_at'),
    lastError: text('last_error'),
    createdAt: integer('created_at').notNull(),
    /**
     * Rate-limited queue, set by a trigger: three mails of one queue are due per hour. A guest's mail is queued by
     * event and mailbox, a kitchen's by planner and mailbox, apart if it tells of safety, so the column is cleared once the mail is sent or has failed.
     */
    queue: text('queue'),
    /** Id of the planner who caused a mail to a kitchen, set by a trigger: they may cause so many a day. */
    plannerId: text('planner_id'),
  },
  (table) => [
    // Due mails of each lane.
    ...lanes.map((lane) =>
      index(`outbox_${lane}_due`)
        .on(table.dueAt)
        .where(sql.raw(`${waiting} and ${inLane[lane]}`)),
    ),
    // Due times within a queue.
    index('outbox_queues')
      .on(table.queue, table.dueAt)
      .where(sql.raw(`${waiting} and queue is not null`)),
    uniqueIndex('outbox_one_waits').on(table.subjectId, table.kind).where(sql.raw(waiting)),
    index('outbox_by_subject').on(table.subjectId),
    // A planner's mails to kitchens of the last day.
    index('outbox_by_planner').on(table.plannerId, table.createdAt).where(sql`planner_id is not null`),
    // Cron deletes old mails.
    index('outbox_by_end').on(mailEnd).where(sql`${mailEnd} is not null`),
  ],
)

export type MailKind = typeof outbox.$inferSelect.kind
