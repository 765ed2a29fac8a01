import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

// Of a letter that is still to be sent.
const waiting = 'sent_at is null and failed_at is null'

/** The kinds of letters about an account itself. They go before all others, whatever else waits. */
export const accountLetters: readonly string[] = ['confirm', 'reset']
const listed = `('${accountLetters.join("', '")}')`
/** The two lanes, each as the condition its index is for. */
export const lanes = [`kind in ${listed}`, `kind not in ${listed}`] as const

/** When a letter of the outbox was sent or given up. */
export const mailEnd = sql.raw('case when sent_at is null then failed_at else sent_at end')

/**
 * Mail still to be sent, written in the batch of the change it tells of. Recipient, words and links are made when it is
 * sent. One letter of a kind waits for each subject.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['confirm', 'reset', 'edit_link', 'erasure_notice', 'receipt'] }).notNull(),
    /** The user, response or order the mail is about. */
    subjectId: text('subject_id').notNull(),
    /** The same key twice is one mail. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** When it may be tried next; a sender moves it forward as its lease. */
    dueAt: integer('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: integer('sent_at'),
    /** Set when it will never be tried again. */
    failedAt: integer('failed_at'),
    lastError: text('last_error'),
    createdAt: integer('created_at').notNull(),
    /**
     * What it takes its turn in, set by a trigger: letters of one queue are due three an hour. Of a guest's letter event
     * and mailbox, so it is emptied once the letter has gone or is given up.
     */
    queue: text('queue'),
  },
  (table) => [
    // What the next run sends, in two lanes.
    index('outbox_accounts_due')
      .on(table.dueAt)
      .where(sql.raw(`${waiting} and ${lanes[0]}`)),
    index('outbox_due')
      .on(table.dueAt)
      .where(sql.raw(`${waiting} and ${lanes[1]}`)),
    // When the next letter of a queue is due.
    index('outbox_queues')
      .on(table.queue, table.dueAt)
      .where(sql.raw(`${waiting} and queue is not null`)),
    uniqueIndex('outbox_one_waits').on(table.subjectId, table.kind).where(sql.raw(waiting)),
    index('outbox_by_subject').on(table.subjectId),
    // What the clock purges.
    index('outbox_by_end').on(mailEnd).where(sql`${mailEnd} is not null`),
  ],
)
