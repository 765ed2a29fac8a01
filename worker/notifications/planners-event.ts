import { and, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { user } from '#account/table'
import { type Database, statement } from '#core/db'
import { events } from '#events/table/events'
import type { NotificationKind } from './shape.ts'
import { eventMails, notificationsOff } from './table.ts'

// Nobody gets any about an event that guests cannot reach.
const reachable = and(
  isNull(events.refundedAt),
  isNull(events.suspendedAt),
  isNull(events.plannerSuspendedAt),
)

function switchedOff(kind: NotificationKind, userId: SQL) {
  return sql`(select 1 from ${notificationsOff} where ${notificationsOff.userId} = ${userId} and ${notificationsOff.kind} = ${kind})`
}

/** SQL condition of `events`: its owner gets notifications of a kind about it. */
export function ownerIsNotifiedSql(kind: NotificationKind): SQL | undefined {
  return and(
    reachable,
    notExists(switchedOff(kind, sql`${events.userId}`)),
    notExists(
      sql`(select 1 from ${eventMails} where ${eventMails.eventId} = ${events.id}
        and ${eventMails.userId} = ${events.userId} and not ${eventMails.wanted})`,
    ),
  )
}

/** SQL from FROM on: `events` with each member `m`, and their account `u`, who gets notifications of a kind about it. */
export function membersNotifiedIf(kind: NotificationKind, condition: SQL | undefined): SQL {
  return sql`from ${events} join event_members m on m.event_id = ${events.id} join user u on u.id = m.user_id
    join event_mails w on w.event_id = m.event_id and w.user_id = m.user_id and w.wanted
    where ${and(condition, reachable, sql`u.suspended_at is null`, notExists(switchedOff(kind, sql`u.id`)))}`
}

/** Subject of a member's notification, `event:user`. An owner's is the event's id alone. */
export const memberSubjectId = sql`${events.id} || ':' || m.user_id`

/**
 * The event of a notification, and who gets it: its owner, or the member whom the subject names. None where they do not
 * want it, or are no member any more. `needs` is false for a member who does not see them.
 * @param subjectId of the mail in the outbox: the event's id, for a member `event:user`
 */
export async function plannersEvent(db: Database, subjectId: string, kind: NotificationKind) {
  const [eventId = '', member] = subjectId.split(':')
  if (member !== undefined) return membersEvent(db, { eventId, member }, kind)
  const [row] = await db
    .select({ event: events, to: user.email, userId: user.id })
    .from(events)
    .innerJoin(user, eq(user.id, events.userId))
    .where(and(eq(events.id, eventId), ownerIsNotifiedSql(kind)))
    .limit(1)
  return row && { ...row, needs: true }
}

async function membersEvent(
  db: Database,
  { eventId, member }: { eventId: string; member: string },
  kind: NotificationKind,
) {
  const one = and(eq(events.id, eventId), sql`m.user_id = ${member}`)
  const found = await statement(
    db,
    sql`select u.email as "to", m.needs as needs ${membersNotifiedIf(kind, one)}`,
  ).first<{ to: string; needs: 0 | 1 }>()
  if (!found) return undefined
  const [event] = await db.select().from(events).where(eq(events.id, eventId))
  return event && { event, to: found.to, userId: member, needs: found.needs === 1 }
}
