import * as z from 'zod/mini'
import { accountEmail } from '../../account/shape/account.ts'
import { givenId } from '../../core/shapes.ts'
import { type MemberRole, memberRoles } from '../rules/roles.ts'
import { roleRequired } from '../words/planner.ts'

const standing = {
  role: z.enum(memberRoles, roleRequired),
  /** A viewer also reads needs, addresses and notes. An editor always does. */
  needs: z._default(z.boolean(), false),
}

/** Somebody to be invited. `id` is drawn by the page: sent again, it names the same invitation. */
export const newMember = z.object({ id: givenId, email: accountEmail, ...standing })
export type NewMember = z.infer<typeof newMember>

/** Another role for a member. */
export const memberChange = z.object(standing)
export type MemberChange = z.infer<typeof memberChange>

export type Member = { userId: string; email: string; name: string; role: MemberRole; needs: boolean }

/** An invitation that nobody has accepted yet. */
export type MemberInvitation = {
  id: string
  email: string
  role: MemberRole
  needs: boolean
  expiresAt: number
}

/** Owner and members of an event. Invitations come to its owner alone. */
export type MemberList = {
  owner: { name: string; email: string }
  members: Member[]
  invitations: MemberInvitation[]
}

/** An invitation as its link shows it. `joined` is the event, for the member who accepted it. */
export type Membership = {
  title: string
  email: string
  role: MemberRole
  needs: boolean
  joined?: string | undefined
}

/** The event whose member somebody has become. */
export type Joined = { eventId: string }
