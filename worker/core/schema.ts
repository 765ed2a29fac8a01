import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Person } from '#contract/person'
import { erasedAfterDays, keptAfterDays, latestAfterDays } from '#contract/retention'

// Days are text (YYYY-MM-DD), instants integer milliseconds.

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

const dayLength = 86_400_000
const [ended, latest, kept] = [
  `closes_at + ${erasedAfterDays * dayLength}`,
  `first_closes_at + ${latestAfterDays * dayLength}`,
  `closes_at + ${keptAfterDays * dayLength}`,
]

// Rules of contract/retention for a row of `events`. Without a comma, at which drizzle-kit would cut an index in two.

/** `latestErasing`. */
export const latestErasingOfRow = sql.raw(`case when ${latest} > ${kept} then ${latest} else ${kept} end`)

/** `erasingDue`: what the clock's two indexes are ordered by. */
export const erasingDueOfRow = sql.raw(
  `case when ${ended} < ${latest} then ${ended} when ${latest} > ${kept} then ${latest} else ${kept} end`,
)

export const events = sqliteTable(
  'events',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    eventDate: text('event_date').notNull(),
    timeZone: text('time_zone').notNull(),
    /** The instant the deadline's day ends in its zone: contract/closing gives it, whenever day or zone change. */
    closesAt: integer('closes_at').notNull(),
    /** The closing it was created with. A trigger keeps it: the latest day of erasing counts from it. */
    firstClosesAt: integer('first_closes_at').notNull(),
    eventCode: text('event_code').notNull().unique(),
    coverImageUrl: text('cover_image_url'),
    coverImageFilename: text('cover_image_filename'),
    coverImageSize: integer('cover_image_size'),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Kept by triggers on guest_selections: the sum of guest_count of the responses that are not deleted. */
    registeredGuests: integer('registered_guests').notNull().default(0),
    /** Kept by triggers on event_purchases. */
    guestLimit: integer('guest_limit').notNull().default(30),
    /** Grows with each change of categories or items; a submission names the one it was decided on. */
    menuVersion: integer('menu_version').notNull().default(1),
    /** When the planner was told that names, allergies and addresses will be erased; a moved deadline clears it. */
    erasureToldAt: integer('erasure_told_at'),
    /** When they were erased. What is written afterwards clears it. */
    personalDataErasedAt: integer('personal_data_erased_at'),
    /** When all its payments were given back: closed and hidden from then on, and deleted seven days later. */
    refundedAt: integer('refunded_at'),
    /** What `closes_at` was before that, for an event whose refund fails after all. */
    closesAtBeforeRefund: integer('closes_at_before_refund'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('events_of_planner_by_date').on(table.userId, table.eventDate, table.id),
    // What the clock asks each minute: whose planner is to be told, and what is to be erased.
    index('events_to_tell_of_erasure').on(erasingDueOfRow).where(sql`erasure_told_at is null`),
    index('events_to_erase').on(erasingDueOfRow).where(sql`personal_data_erased_at is null`),
    // What the clock deletes, and what a dashboard tells of.
    index('events_refunded').on(table.refundedAt).where(sql`refunded_at is not null`),
    index('events_refunded_of_planner').on(table.userId).where(sql`refunded_at is not null`),
    // How admins sort all events, beside by planner.
    index('events_by_title').on(sql`title collate nocase`, table.id),
    index('events_by_date').on(table.eventDate, table.id),
    index('events_by_creation').on(table.createdAt, table.id),
    index('events_by_guests').on(table.registeredGuests, table.id),
    check('events_never_oversubscribed', sql`${table.registeredGuests} <= ${table.guestLimit}`),
    check('events_never_below_nought', sql`${table.registeredGuests} >= 0`),
    check('events_code_has_six', sql`length(${table.eventCode}) = 6`),
  ],
)

export const menuCategories = sqliteTable(
  'menu_categories',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sortOrder: integer('sort_order').notNull(),
    /** Set instead of deleting the row, so that answers given before keep their names. */
    deletedAt: integer('deleted_at'),
  },
  (table) => [index('categories_of_event_in_order').on(table.eventId, table.sortOrder)],
)

export const menuItems = sqliteTable(
  'menu_items',
  {
    id: text('id').primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => menuCategories.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    sortOrder: integer('sort_order').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [index('items_of_category_in_order').on(table.categoryId, table.sortOrder)],
)

export const guestSelections = sqliteTable(
  'guest_selections',
  {
    /** `responseIdOf`: made from the submission id, which is stored nowhere. */
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    leadGuestName: text('lead_guest_name').notNull(),
    leadGuestEmail: text('lead_guest_email'),
    guestCount: integer('guest_count').notNull(),
    /** The party, the lead guest first. */
    selections: text('selections', { mode: 'json' }).$type<Person[]>().notNull(),
    /** `submissionHash` of what was sent first: tells a replay from a reused id. Edits never change it. */
    submissionHash: text('submission_hash').notNull(),
    /** SHA-256 of the edit token; the token itself is never stored. */
    editTokenHash: text('edit_token_hash').notNull().unique(),
    version: integer('version').notNull().default(1),
    /** Who wrote last: the planner's id, null for the guest's own act. The audit triggers read it. */
    writtenBy: text('written_by'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('responses_of_event_newest_first').on(table.eventId, table.createdAt, table.id),
    index('responses_to_forget')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and lead_guest_name <> ''`),
    check('responses_count_is_a_party', sql`${table.guestCount} between 1 and 10`),
    check(
      'responses_count_is_their_length',
      sql`json_array_length(${table.selections}) = ${table.guestCount}`,
    ),
    check(
      'responses_anonymized_whole',
      sql`${table.leadGuestName} <> '' or (${table.leadGuestEmail} is null and ${table.submissionHash} = '')`,
    ),
  ],
)

export const eventPurchases = sqliteTable(
  'event_purchases',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    guestLimit: integer('guest_limit').notNull(),
    /** The payment order it came from: one purchase per paid session. */
    sessionId: text('session_id').unique(),
    refundedAt: integer('refunded_at'),
    disputedAt: integer('disputed_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('purchases_of_event').on(table.eventId)],
)

/** Plain ids and no parents: orders outlive events and users. */
export const paymentCustomers = sqliteTable('payment_customers', {
  userId: text('user_id').primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  createdAt: integer('created_at').notNull(),
})

export const paymentOrders = sqliteTable(
  'payment_orders',
  {
    sessionId: text('session_id').primaryKey(),
    customerId: text('customer_id'),
    userId: text('user_id').notNull(),
    eventId: text('event_id').notNull(),
    eventTitle: text('event_title').notNull(),
    plan: text('plan').notNull(),
    guestLimit: integer('guest_limit').notNull(),
    status: text('status').notNull(),
    paymentStatus: text('payment_status').notNull(),
    paymentIntent: text('payment_intent'),
    amountTotal: integer('amount_total').notNull(),
    currency: text('currency').notNull(),
    /** Why an admin should give the money back; null when there is no reason. */
    needsRefund: text('needs_refund'),
    /** When the payment was confirmed to us: set once, by whoever learns of it first. */
    paidAt: integer('paid_at'),
    /** When all of it was back with the planner: kept in step with `payment_refunds`, or set by a lost dispute. */
    refundedAt: integer('refunded_at'),
    /** When the refund failed that should have brought it back; null again once another is under way. */
    refundFailedAt: integer('refund_failed_at'),
    /** The admin who asked for the refund: the event is hidden once the provider has confirmed it. */
    refundAskedBy: text('refund_asked_by'),
    dispute: text('dispute', { enum: ['open', 'won', 'lost'] }),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('orders_of_planner_newest_first').on(table.userId, table.createdAt),
    index('orders_by_payment').on(table.paymentIntent),
    index('orders_of_event').on(table.eventId),
    index('orders_to_refund')
      .on(table.createdAt)
      .where(sql`refunded_at is null and (needs_refund is not null or refund_failed_at is not null)`),
  ],
)

/**
 * What the provider said of each refund of an order. It only goes on, from pending to succeeded to failed, so that news
 * may come late, twice and in any order.
 */
export const paymentRefunds = sqliteTable(
  'payment_refunds',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    sessionId: text('session_id').notNull(),
    /** In the smallest unit of the order's currency. */
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['pending', 'succeeded', 'failed'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('refunds_of_order').on(table.sessionId)],
)

/** Plain ids and no parents: the log outlives what it tells of. */
export const auditLogs = sqliteTable(
  'audit_logs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id'),
    action: text('action').notNull(),
    entityType: text('entity_type', {
      enum: ['event', 'menu_category', 'menu_item', 'guest_selection', 'event_purchase', 'user'],
    }).notNull(),
    entityId: text('entity_id'),
    details: text('details', { mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    // The log newest first: of a planner, of a kind of thing, of an action and of all, and a day of each.
    index('audit_of_planner_by_time').on(table.userId, table.createdAt),
    index('audit_of_entity_by_time').on(table.entityType, table.createdAt),
    index('audit_of_action_by_time').on(table.action, table.createdAt),
    index('audit_by_time').on(table.createdAt),
  ],
)

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

/** Counted attempts that must be exact: wrong passwords, sign-ups, requests for mails, mails to a recipient. */
export const attempts = sqliteTable(
  'attempts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
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

/** Stored cover images no event shows (any more), to be deleted. Filled before an upload and by triggers on events. */
export const leftCovers = sqliteTable(
  'left_covers',
  {
    key: text('key').primaryKey(),
    /** From when on it may be deleted: an upload under way is given its time. */
    dueAt: integer('due_at').notNull(),
  },
  (table) => [index('left_covers_due').on(table.dueAt)],
)

// What the admin's lists are sorted, counted and searched by. Triggers on user and events keep all three.

/** What a planner has, beside `user` so that a guest's answer never touches an account. */
export const plannerCounts = sqliteTable(
  'planner_counts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The user's, for the order of all events by planner. */
    email: text('email').notNull(),
    eventCount: integer('event_count').notNull().default(0),
    /** The sum of registered_guests of their events. */
    guestTotal: integer('guest_total').notNull().default(0),
  },
  (table) => [
    index('planners_by_events').on(table.eventCount, table.userId),
    index('planners_by_guests').on(table.guestTotal, table.userId),
    // Those without an event would be walked through for nothing.
    uniqueIndex('planners_with_events_by_email').on(table.email).where(sql`event_count > 0`),
  ],
)

/** How many rows a table has. */
export const totals = sqliteTable('totals', {
  what: text('what', { enum: ['planner', 'event'] }).primaryKey(),
  count: integer('count').notNull(),
})

/** What planners and events are found by: the view `words_to_find` says which words they are. */
export const searchWords = sqliteTable(
  'search_words',
  {
    kind: text('kind', { enum: ['planner', 'event'] }).notNull(),
    word: text('word').notNull(),
    id: text('id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.word, table.id] }),
    // Whether one has a further word as well, and all of it when it goes.
    index('search_words_of').on(table.kind, table.id, table.word),
  ],
)
