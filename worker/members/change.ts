import { and, eq, ne, or, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { events } from '#events/table/events'
import { mayUseSql } from '#events/table/may-use'
import type { MemberChange } from './shape/member.ts'
import { eventMembers } from './table.ts'

function oneMember(eventId: string, userId: string) {
  return and(eq(eventMembers.eventId, eventId), eq(eventMembers.userId, userId))
}

/** Gives a member another role. What is so already stays, and is not audited. @throws Refusal 404 where they are no member */
export async function changeMember(
  { db, event, actor, at }: EventContext<'db' | 'event' | 'actor' | 'at'>,
  { userId, role, needs }: MemberChange & { userId: string },
): Promise<void> {
  const { id: eventId, title } = event
  const next = { role, needs: role === 'editor' || needs }
  const { found } = await runBatch(db, {
    changed: audited(
      db,
      db
        .update(eventMembers)
        .set(next)
        .where(
          and(
            oneMember(eventId, userId),
            or(ne(eventMembers.role, next.role), ne(eventMembers.needs, next.needs)),
          ),
        ),
      {
        actor,
        action: 'UPDATE_MEMBER',
        entityType: 'event',
        entityId: eventId,
        details: { title, role, member: userId },
        at,
      },
    ),
    found: db.select({ role: eventMembers.role }).from(eventMembers).where(oneMember(eventId, userId)),
  })
  if (found.length === 0) throw new Refusal('member_not_found')
}

/**
 * Ends a membership: by the owner, or by the member who leaves. Nothing happens where it has ended.
 * @throws Refusal 403 for anybody else's, by who owned the event until now
 */
export async function removeMember(
  { db, event, actor, at }: EventContext<'db' | 'event' | 'actor' | 'at'>,
  userId: string,
): Promise<void> {
  const { id: eventId, title } = event
  const leaves = userId === actor.id
  const ownsSql = sql`exists (select 1 from ${events} where ${mayUseSql(eventId, actor.id, 'owner')})`
  const mayRemoveSql = leaves ? sql<number>`true` : sql<number>`${ownsSql}`
  const { may } = await runBatch(db, {
    may: db.select({ remove: mayRemoveSql.as('may_remove') }).from(sql`(select 1)`),
    removed: audited(db, db.delete(eventMembers).where(and(oneMember(eventId, userId), mayRemoveSql)), {
      actor,
      action: leaves ? 'LEAVE_EVENT' : 'REMOVE_MEMBER',
      entityType: 'event',
      entityId: eventId,
      details: { title, member: userId },
      at,
    }),
  })
  if (!may[0]?.remove) throw new Refusal('role_too_small')
}
