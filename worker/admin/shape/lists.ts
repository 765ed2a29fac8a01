import * as z from 'zod/mini'
import { activities } from '#admin/words/planner'
import { entityTypes } from '../../core/audit/entity-types.ts'

/** A planner as admins see them. Instants in milliseconds. */
export type AdminPlanner = {
  id: string
  email: string
  /** An admin's account cannot be suspended. */
  isAdmin: boolean
  createdAt: number
  lastSignInAt: number | null
  eventCount: number
  totalGuests: number
  /** Instant of the suspension, and why; null without one. */
  suspendedAt: number | null
  suspensionReason: string | null
}

/** An event with its planner as admins see it. */
export type AdminEvent = {
  plannerId: string
  plannerEmail: string
  plannerCreatedAt: number
  plannerLastSignIn: number | null
  eventId: string
  eventTitle: string
  eventDescription: string
  eventDate: string
  eventCode: string
  eventCreatedAt: number
  guestCount: number
  hasUpgrade: boolean
  /** Instant of the refund. The event is closed and hidden from then on, and deleted seven days later. */
  refundedAt: number | null
  /** Instant of the event's own suspension, and of its planner's. */
  suspendedAt: number | null
  plannerSuspendedAt: number | null
  /** Why, as its planner reads it. */
  suspensionReason: string | null
}

/** An entry of the audit log. The address is the planner's current one, or null once the account is gone. */
export type AuditEntry = {
  id: number
  userId: string | null
  userEmail: string | null
  action: string
  entityType: string
  entityId: string | null
  details: Record<string, unknown> | null
  createdAt: number
}

/** A page of the log, newest first. `next` is the cursor of the following page; `names` are of what has one, by id. */
export type AuditPage = { entries: AuditEntry[]; names: Record<string, string>; next: string | null }

/**
 * A page of a list: its rows, the cursor of the following page, and the total number of rows. A search stops at
 * `mostFound`; `more` is true when further rows match.
 */
export type Paged<T> = { rows: T[]; next: string | null; total: number; more: boolean }

export const adminPageSize = 50
/** Maximum number of search results. */
export const mostFound = 1000

/** The `next` of the page before; empty for the first page. */
const after = z._default(z.string().check(z.maxLength(1000)), '')
const search = z._default(z.string().check(z.maxLength(254), z.trim()), '')
const order = z._default(z.enum(['asc', 'desc']), 'asc')

export const plannerSorts = ['email', 'joined', 'lastSignIn', 'events', 'guests'] as const
export const eventSorts = ['planner', 'title', 'date', 'created', 'guests'] as const

/** Query of the planners' list. */
export const plannersQuery = z.object({
  search,
  sort: z._default(z.enum(plannerSorts), 'email'),
  order,
  after,
})
/** Query of the events' list. */
export const eventsQuery = z.object({ search, sort: z._default(z.enum(eventSorts), 'planner'), order, after })

const id = z._default(z.string().check(z.maxLength(64)), '')

/** Subject of an audit log: a planner and an event, each possibly empty. */
export const subjectQuery = z.object({ planner: search, event: id })

/** A planner with their latest events, or an event with its planner; empty once they are gone. */
export type LogSubject = { planner: AdminPlanner | null; events: AdminEvent[] }

/**
 * Filters of the audit log. `planner` is an address or an id, `event` an id; `day` a calendar day, taken in UTC.
 * Entries of an event's guests are only among those asked for by their kind.
 */
export const auditQuery = z.object({
  planner: search,
  event: id,
  entity: z._default(z.union([z.enum(entityTypes), z.literal('')]), ''),
  action: z._default(z.string().check(z.regex(/^[A-Z0-9_]{0,40}$/)), ''),
  day: z._default(z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/)), ''),
  after,
})

export type PlannersQuery = z.infer<typeof plannersQuery>
export type EventsQuery = z.infer<typeof eventsQuery>
export type AuditQuery = z.infer<typeof auditQuery>

const day = 86_400_000

/** Activity by last sign-in: Active within 7 days, Recent within 30, Inactive beyond. */
export function activity(lastSignInAt: number | null, now: number): string {
  if (lastSignInAt === null) return activities.never
  const age = now - lastSignInAt
  return age <= 7 * day ? activities.active : age <= 30 * day ? activities.recent : activities.inactive
}
