import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

// Condition of a letter that is neither sent nor failed.
const waiting = 'sent_at is null and failed_at is null'

/** Kinds of account letters. They are sent before all other letters. */
export const accountLetters: readonly string[] = ['confirm', 'reset']
const listed = `('${accountLetters.join("', '")}')`
/** SQL conditions of the two lanes. Each has a partial index. */
export const lanes = [`kind in ${listed}`, `kind not in ${listed}`] as const

/** SQL expression: when a letter was sent or failed for good. */
export const mailEnd = sql.raw('case when sent_at is null then failed_at else sent_at end')

/**
 * Outbox of mail, written in the same batch as the change it reports. Recipient, text and links are computed when it is
 * sent. At most one letter per subject and kind waits.
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
        'kitchen_link',
        'kitchen_sheet',
        'sheet_due',
        'event_full',
        'event_closed',
        'erasure_notice',
        'receipt',
        'address_confirm',
        'address_told',
        'password_told',
      ],
    }).notNull(),
    /** Id of the user, event, response, decline, kitchen link or order the mail is about. */
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
     * Rate-limited queue, set by a trigger: three letters of one queue are due per hour. A guest's letter is queued by
     * event and mailbox, so the column is cleared once the letter is sent or has failed.
     */
    queue: text('queue'),
  },
  (table) => [
    // Due letters of each lane.
    index('outbox_accounts_due')
      .on(table.dueAt)
      .where(sql.raw(`${waiting} and ${lanes[0]}`)),
    index('outbox_due')
      .on(table.dueAt)
      .where(sql.raw(`${waiting} and ${lanes[1]}`)),
    // Due times within a queue.
    index('outbox_queues')
      .on(table.queue, table.dueAt)
      .where(sql.raw(`${waiting} and queue is not null`)),
    uniqueIndex('outbox_one_waits').on(table.subjectId, table.kind).where(sql.raw(waiting)),
    index('outbox_by_subject').on(table.subjectId),
    // Cron deletes old letters.
    index('outbox_by_end').on(mailEnd).where(sql`${mailEnd} is not null`),
  ],
)
