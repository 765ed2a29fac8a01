import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Extra } from '#kitchen/shape/kitchen-input'
import type { OwnNeed } from '#needs/rules/needs'
import { dayEndsAfterHours, erasedAfterDays, keptAfterDays, latestAfterDays } from '#retention/rules'
import { user } from '../../account/table.ts'
import { namedLanguages } from '../../languages/names.ts'
import { cloths } from '../rules/cloths.ts'
import { entries } from '../rules/entry.ts'

// Days are text (YYYY-MM-DD), instants integer milliseconds.

const dayLength = 86_400_000
const [ended, latest, kept] = [
  `closes_at + ${erasedAfterDays * dayLength}`,
  `first_closes_at + ${latestAfterDays * dayLength}`,
  `closes_at + ${keptAfterDays * dayLength}`,
]
const lastDay = 'case when service_day > event_date then service_day else event_date end'
const served = `unixepoch(${lastDay}) * 1000 + ${dayEndsAfterHours * 3_600_000 + keptAfterDays * dayLength}`

// Rules of retention/rules as SQL. No commas: drizzle-kit splits an index expression at each comma.
const afterMeal = (due: string) => sql.raw(`case when ${served} > (${due}) then ${served} else (${due}) end`)

/** `latestErasing` as SQL. */
export const latestErasingOfRow = afterMeal(`case when ${latest} > ${kept} then ${latest} else ${kept} end`)

/** `erasingDue` as SQL. Cron's two indexes are on it. */
export const erasingDueOfRow = afterMeal(
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
    /** End of the deadline's day in its zone. events/rules/closing computes it whenever day or zone changes. */
    closesAt: integer('closes_at').notNull(),
    /** `closes_at` at creation. A trigger prevents changes: the latest day of erasing counts from it. */
    firstClosesAt: integer('first_closes_at').notNull(),
    eventCode: text('event_code').notNull().unique(),
    coverImageUrl: text('cover_image_url'),
    coverImageFilename: text('cover_image_filename'),
    coverImageSize: integer('cover_image_size'),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Sum of guest_count of the responses that are not deleted. Maintained by triggers on guest_selections. */
    registeredGuests: integer('registered_guests').notNull().default(0),
    /** Number of declines that are not deleted, and of the people they name. Maintained by triggers on declines. */
    declinedGuests: integer('declined_guests').notNull().default(0),
    // Sums of the guest list in people, zero without one. Maintained by triggers on invitations.
    invitedGuests: integer('invited_guests').notNull().default(0),
    invitedComing: integer('invited_coming').notNull().default(0),
    invitedNotComing: integer('invited_not_coming').notNull().default(0),
    /** Invited people who have not answered. */
    reservedGuests: integer('reserved_guests').notNull().default(0),
    /** Places are kept for them until a week before the deadline: `reservedPlaces`. */
    keepPlaces: integer('keep_places', { mode: 'boolean' }).notNull().default(false),
    /** Ways to answer it: an answer given by its code stays when the list alone may answer. */
    entry: text('entry', { enum: entries }).notNull().default('open'),
    /** Vendors on the list, who are no guests and get a meal. */
    invitedVendors: integer('invited_vendors').notNull().default(0),
    /** Copy of `registered_guests` made by cron. Admins sort by it, so a submission does not write their indexes. */
    sortedGuests: integer('sorted_guests').notNull().default(0),
    /** Maintained by triggers on event_purchases. */
    guestLimit: integer('guest_limit').notNull().default(30),
    /** Increases with each change of categories or items. A submission names the version the guest saw. */
    menuVersion: integer('menu_version').notNull().default(1),
    // The next three describe the meal, not the deadline.
    /** Day of the meal, YYYY-MM-DD in the event's zone. */
    serviceDay: text('service_day'),
    /** Time of the meal, HH:MM in the event's zone. */
    serviceTime: text('service_time'),
    venue: text('venue'),
    /** Host's name as shown to guests. It is never the account's name. */
    hostName: text('host_name'),
    /** The host's contact for guests. */
    hostContact: text('host_contact'),
    /** Pattern behind its pages, and whether they leave out warm sentences. */
    cloth: text('cloth', { enum: cloths }).notNull().default('plain'),
    quiet: integer('quiet', { mode: 'boolean' }).notNull().default(false),
    /** Tag of the language of its invitation: that of who reads in none that is known. */
    language: text('language', { enum: namedLanguages }).notNull().default('en'),
    /** Increases with responses and menu changes. Equal versions mean the kitchen's data is unchanged. */
    kitchenVersion: integer('kitchen_version').notNull().default(0),
    /** The next special number: above every one that was given. Triggers on guest_selections raise it. */
    nextSpecialNumber: integer('next_special').notNull().default(1),
    /** Needs that the planner added to the vocabulary. Archived ones keep their name. */
    ownNeeds: text('own_needs', { mode: 'json' }).$type<OwnNeed[]>().notNull().default([]),
    /** The form asks who is a child or an infant. */
    asksAge: integer('asks_age', { mode: 'boolean' }).notNull().default(false),
    // Details for the kitchen, on its sheet and its link.
    /** Contact for the kitchen: a name and a number. */
    kitchenContact: text('kitchen_contact'),
    /** The number of plates the planner guarantees, and the instant until which it may change. */
    guaranteedPlates: integer('guaranteed_plates'),
    guaranteedDue: integer('guaranteed_due'),
    /** Spare plates in whole percent of each dish, rounded up. */
    sparePercent: integer('spare_percent').notNull().default(0),
    /** Meals for people who are not guests. */
    extras: text('extras', { mode: 'json' }).$type<Extra[]>().notNull().default([]),
    /** The planner is mailed when something changes after a final sheet. */
    lateChangeMails: integer('late_change_mails', { mode: 'boolean' }).notNull().default(true),
    /** The event has tables, and seats at them. Switched off, they stay stored and are shown nowhere. */
    tablesOn: integer('tables_on', { mode: 'boolean' }).notNull().default(false),
    seatsOn: integer('seats_on', { mode: 'boolean' }).notNull().default(false),
    /** Increases with each change of tables and of who sits where. */
    seatingVersion: integer('seating_version').notNull().default(0),
    /** When the planner was notified that names, allergies and addresses will be erased. Moving the deadline clears it. */
    erasureNotifiedAt: integer('erasure_notified_at'),
    /** When names, allergies and addresses were erased. A later write clears it. */
    personalDataErasedAt: integer('personal_data_erased_at'),
    /** When needs and words were erased, after the meal. A moved meal and what a planner writes later clear it. */
    needsErasedAt: integer('needs_erased_at'),
    /** The limit at which the planner was told that the event is full, and the closing they were told of. */
    fullNotifiedLimit: integer('full_notified_limit'),
    closingNotified: integer('closing_notified'),
    /** When an admin suspended the event, and why, as its planner reads it. */
    suspendedAt: integer('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** Copy of its planner's `suspended_at`. */
    plannerSuspendedAt: integer('planner_suspended_at'),
    /** When all payments were refunded. The event is then closed and hidden, and deleted seven days later. */
    refundedAt: integer('refunded_at'),
    /** `closes_at` before the refund, to restore it when the refund fails later. */
    closesAtBeforeRefund: integer('closes_at_before_refund'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('events_of_planner_by_date').on(table.userId, table.eventDate, table.id),
    // Cron queries both each minute: planners to notify, and events to erase.
    index('events_to_notify_of_erasure').on(erasingDueOfRow).where(sql`erasure_notified_at is null`),
    index('events_to_erase').on(erasingDueOfRow).where(sql`personal_data_erased_at is null`),
    // Events with a meal whose needs cron has not erased yet.
    index('events_to_erase_needs')
      .on(table.serviceDay)
      .where(sql`service_day is not null and needs_erased_at is null`),
    // Cron queries both each minute: planners to tell that an event is full, and that one has closed.
    index('events_to_notify_full')
      .on(table.closesAt)
      .where(
        sql`registered_guests >= guest_limit and (full_notified_limit is null or full_notified_limit <> guest_limit)`,
      ),
    index('events_to_notify_closed')
      .on(table.closesAt)
      .where(sql`closing_notified is null or closing_notified <> closes_at`),
    // Refunded events: cron deletes them, and the dashboard reports them.
    index('events_refunded').on(table.refundedAt).where(sql`refunded_at is not null`),
    index('events_refunded_of_planner').on(table.userId).where(sql`refunded_at is not null`),
    // Sort orders of the admin's event list, apart from by planner.
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
    check(
      'events_cloth_is_known',
      sql`${table.cloth} in (${sql.raw(cloths.map((one) => `'${one}'`).join(', '))})`,
    ),
    check(
      'events_entry_is_known',
      sql`${table.entry} in (${sql.raw(entries.map((one) => `'${one}'`).join(', '))})`,
    ),
    check('events_kitchen_counts_up', sql`${table.kitchenVersion} >= 0 and ${table.nextSpecialNumber} >= 1`),
    check('events_code_has_six', sql`length(${table.eventCode}) = 6`),
  ],
)

export type EventRow = typeof events.$inferSelect
