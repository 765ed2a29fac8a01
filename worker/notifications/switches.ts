import { and, eq, sql } from 'drizzle-orm'
import { user } from '#account/table'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { type Database, insertSelect, runBatch } from '#core/db'
import type { EventContext } from '#events/table/context'
import type { NotificationKind, NotificationSwitch } from './shape.ts'
import { eventMails, notificationsOff } from './table.ts'

/** The kinds of notifications that a planner has switched off. */
export function notificationsOffOf(db: Database, userId: string) {
  return db
    .select({ kind: notificationsOff.kind })
    .from(notificationsOff)
    .where(eq(notificationsOff.userId, userId))
}

/** Switches a kind of notification off, or on again. What is so already stays, and is not audited. */
export async function switchNotification(
  { db, at }: Context<'db' | 'at'>,
  { userId, kind, on }: { userId: string } & NotificationSwitch,
): Promise<void> {
  await runBatch(db, {
    switched: audited(
      db,
      on
        ? db
            .delete(notificationsOff)
            .where(and(eq(notificationsOff.userId, userId), eq(notificationsOff.kind, kind)))
        : switchedOff(db, userId, kind, at),
      {
        actor: { kind: 'planner', id: userId },
        action: on ? 'SWITCH_NOTIFICATION_ON' : 'SWITCH_NOTIFICATION_OFF',
        entityType: 'user',
        entityId: userId,
        details: { kind },
        at,
      },
    ),
  })
}

/** Switches all notifications about an event on or off for somebody who plans it. What is so already is not audited. */
export async function switchEventMails(
  { db, event: { id, title }, actor, at }: EventContext<'db' | 'event' | 'actor' | 'at'>,
  wanted: boolean,
): Promise<void> {
  const isDefaultSql = sql`(select user_id = ${actor.id} from events where id = ${id})`
  await runBatch(db, {
    switched: audited(
      db,
      insertSelect(
        db,
        eventMails,
        { eventId: id, userId: actor.id, wanted, at },
        sql`where ${Number(wanted)} <> coalesce((select wanted from event_mails
          where event_id = ${id} and user_id = ${actor.id}), ${isDefaultSql})`,
      ).onConflictDoUpdate({ target: [eventMails.eventId, eventMails.userId], set: { wanted, at } }),
      {
        actor,
        action: wanted ? 'SWITCH_NOTIFICATION_ON' : 'SWITCH_NOTIFICATION_OFF',
        entityType: 'user',
        entityId: actor.id,
        details: { event_id: id, title },
        at,
      },
    ),
  })
}

// A link outlives its account: for one that is gone nothing is stored.
function switchedOff(db: Database, userId: string, kind: NotificationKind, at: number) {
  return insertSelect(
    db,
    notificationsOff,
    { userId: sql`${user.id}`, kind, at },
    sql`from ${user} where ${user.id} = ${userId}`,
  ).onConflictDoNothing()
}
