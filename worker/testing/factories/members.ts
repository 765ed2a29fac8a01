import { env } from 'cloudflare:workers'
import { now } from '#core/clock'
import { type Database, database } from '#core/db'
import { sha256 } from '#core/hash'
import { settings } from '#core/settings'
import { invitationLife } from '#members/rules/limits'
import { eventMembers, handovers, memberInvitations } from '#members/table'
import { membershipToken } from '../../members/token.ts'
import { makePlanner } from './account-factories.ts'

/** Makes a planner who is a member of an event. */
export async function makeMember(
  eventId: string,
  role: 'editor' | 'viewer',
  { needs = role === 'editor', db = database(env.DB) }: { needs?: boolean; db?: Database } = {},
) {
  const planner = await makePlanner(db)
  await db.insert(eventMembers).values({ eventId, userId: planner.id, role, needs, createdAt: 1 })
  return planner
}

/** Invites an address to an event, without the mail. */
export async function invitedMember(
  event: { id: string; eventCode: string },
  email = `${crypto.randomUUID()}@example.com`,
) {
  const [id, at] = [crypto.randomUUID(), now()]
  const token = await membershipToken(settings(env).secret, event.eventCode, id)
  await database(env.DB)
    .insert(memberInvitations)
    .values({
      id,
      eventId: event.id,
      email,
      role: 'viewer',
      needs: false,
      tokenHash: await sha256(token),
      expiresAt: at + invitationLife,
      createdAt: at,
    })
  return { id, token, email }
}

/** Offers an event to a member, without the mail. */
export async function offered(
  event: { id: string; eventCode: string; userId: string },
  userId: string,
  { stays = true }: { stays?: boolean } = {},
) {
  const [id, at] = [crypto.randomUUID(), now()]
  const token = await membershipToken(settings(env).secret, event.eventCode, id, 'handover')
  await database(env.DB)
    .insert(handovers)
    .values({
      eventId: event.id,
      id,
      userId,
      offeredBy: event.userId,
      stays,
      tokenHash: await sha256(token),
      expiresAt: at + invitationLife,
      createdAt: at,
    })
  return { id, token }
}
