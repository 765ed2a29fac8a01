import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { erasedAfterDays, keptAfterDays, latestAfterDays } from '#contract/retention'
import { user } from './accounts.ts'

// Days are text (YYYY-MM-DD), instants integer milliseconds.

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
    /** `registered_guests` as cron last copied it. Admins sort by it, so that no submission writes an index of theirs. */
    sortedGuests: integer('sorted_guests').notNull().default(0),
    /** Kept by triggers on event_purchases. */
    guestLimit: integer('guest_limit').notNull().default(30),
    /** Grows with each change of categories or items; a submission names the one it was decided on. */
    menuVersion: integer('menu_version').notNull().default(1),
    // Nothing writes or reads these five yet. The meal, which is not the deadline:
    /** Its day, YYYY-MM-DD in the event's zone. */
    serviceDay: text('service_day'),
    /** Its time, HH:MM in the event's zone. */
    serviceTime: text('service_time'),
    /** Where it is. */
    venue: text('venue'),
    /** Who asks, as guests read it: never the account's name. */
    hostName: text('host_name'),
    /** How guests reach them. */
    hostContact: text('host_contact'),
    /** Grows with answers and with the menu: equal versions mean that nothing the kitchen cooks from has changed. */
    kitchenVersion: integer('kitchen_version').notNull().default(0),
    /** The next special number of this event. Nothing writes or reads it yet. */
    nextSpecial: integer('next_special').notNull().default(1),
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
    index('events_by_guests').on(table.sortedGuests, table.id),
    check('events_never_oversubscribed', sql`${table.registeredGuests} <= ${table.guestLimit}`),
    check('events_never_below_nought', sql`${table.registeredGuests} >= 0`),
    check(
      'events_service_day_is_a_day',
      sql`${table.serviceDay} is null or ${table.serviceDay} glob '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'`,
    ),
    check(
      'events_service_time_is_a_time',
      sql`${table.serviceTime} is null or ${table.serviceTime} glob '[0-2][0-9]:[0-5][0-9]' and ${table.serviceTime} < '24'`,
    ),
    check('events_kitchen_counts_up', sql`${table.kitchenVersion} >= 0 and ${table.nextSpecial} >= 1`),
    check('events_code_has_six', sql`length(${table.eventCode}) = 6`),
  ],
)
