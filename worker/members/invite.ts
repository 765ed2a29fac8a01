import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { user } from '#account/table'
import { audited } from '#core/audit/audit'
import { insertSelect, runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { queueMail } from '#core/mail/queue'
import { settings } from '#core/settings'
import type { EventContext } from '#events/table/context'
import { mayUseSql } from '#events/table/may-use'
import { refuseMoreMails } from '../events/mails-a-day.ts'
import { invitationLife, membersMax } from './rules/limits.ts'
import type { MemberInvitation, NewMember } from './shape/member.ts'
import { memberInvitations } from './table.ts'
import { membershipToken } from './token.ts'

/** SQL: members of an event and those invited, beside one address. */
function others(eventId: string, email: string, at: number) {
  return sql`(select count(*) from event_members where event_id = ${eventId})
    + (select count(*) from event_member_invitations
        where event_id = ${eventId} and email <> ${email} and accepted_by is null and expires_at > ${at})`
}

/**
 * Invites an address to an event and mails the link, whether it has an account or not. Another invitation of the address
 * replaces the one before; the same id again is the same invitation. The INSERT itself checks the limit.
 * @throws Refusal 409 `limit_reached`, 409 `already_member`, 409 `id_taken`, 429 for too many letters
 */
export async function inviteMember(
  { env, db, event, actor, at }: EventContext<'env' | 'db' | 'event' | 'actor' | 'at'>,
  { id = crypto.randomUUID(), email, role, needs }: NewMember,
): Promise<MemberInvitation> {
  const { id: eventId, title, eventCode, userId } = event
  const { secret } = settings(env)
  await refuseMoreMails(db, userId, at)
  const tokenHash = await sha256(await membershipToken(secret, eventCode, id))
  const invited = {
    id,
    eventId,
    email,
    role,
    tokenHash,
    needs: role === 'editor' || needs,
    expiresAt: at + invitationLife,
    createdAt: at,
  }
  const isOwnerSql = sql`exists (select 1 from user u where u.id = ${userId} and u.email = ${email})`
  const isMemberSql = sql`exists (select 1 from event_members m join user u on u.id = m.user_id
    where m.event_id = ${eventId} and u.email = ${email})`
  const hasRoomSql = sql`${others(eventId, email, at)} < ${membersMax}`
  const mayInviteSql = sql`exists (select 1 from events where ${mayUseSql(eventId, actor.id, 'owner')})
    and not ${isOwnerSql} and not ${isMemberSql} and ${hasRoomSql}`
  const { found, why } = await runBatch(db, {
    replaced: db
      .delete(memberInvitations)
      .where(
        and(
          eq(memberInvitations.eventId, eventId),
          eq(memberInvitations.email, email),
          ne(memberInvitations.id, id),
          mayInviteSql,
        ),
      ),
    invited: audited(
      db,
      insertSelect(db, memberInvitations, invited, sql`where ${mayInviteSql}`).onConflictDoNothing(),
      {
        actor,
        action: 'INVITE_MEMBER',
        entityType: 'event',
        entityId: eventId,
        details: { title, role },
        at,
      },
    ),
    mail: queueMail(
      db,
      { kind: 'membership', subjectId: id, at },
      sql`from event_member_invitations where id = ${id} and event_id = ${eventId}`,
    ),
    found: db
      .select({
        id: memberInvitations.id,
        email: memberInvitations.email,
        role: memberInvitations.role,
        needs: memberInvitations.needs,
        expiresAt: memberInvitations.expiresAt,
      })
      .from(memberInvitations)
      .where(and(eq(memberInvitations.id, id), eq(memberInvitations.eventId, eventId))),
    why: db
      .select({
        here: sql<number>`${isOwnerSql} or ${isMemberSql}`.as('is_here'),
        hasRoom: sql<number>`${hasRoomSql}`.as('there_is_room'),
      })
      .from(user)
      .where(eq(user.id, userId)),
  })
  const [made] = found
  if (made) return made
  if (why[0]?.here) throw new Refusal('member_already')
  if (!why[0]?.hasRoom) throw new Refusal('member_limit', { params: { limit: membersMax } })
  throw new Refusal('id_taken')
}

/** Takes an invitation back: its link opens nothing any more. Nothing happens where it is gone. */
export async function withdrawInvitation(
  { db, event, actor, at }: EventContext<'db' | 'event' | 'actor' | 'at'>,
  id: string,
): Promise<void> {
  const { id: eventId, title } = event
  await runBatch(db, {
    withdrawn: audited(
      db,
      db
        .delete(memberInvitations)
        .where(
          and(
            eq(memberInvitations.id, id),
            eq(memberInvitations.eventId, eventId),
            isNull(memberInvitations.acceptedBy),
          ),
        ),
      {
        actor,
        action: 'WITHDRAW_MEMBER_INVITATION',
        entityType: 'event',
        entityId: eventId,
        details: { title },
        at,
      },
    ),
  })
}
