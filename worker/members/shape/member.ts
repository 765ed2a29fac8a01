import * as z from 'zod/mini'
import { accountEmail } from '../../account/shape/account.ts'
import { givenId } from '../../core/shapes.ts'
import { type MemberRole, memberRoles } from '../../events/rules/roles.ts'
import { handoverWord, roleRequired } from '../words/planner.ts'

const roleFields = {
  role: z.enum(memberRoles, roleRequired),
  /** A viewer also reads needs, addresses and notes. An editor always does. */
  needs: z._default(z.boolean(), false),
}

/** Somebody to be invited. `id` is drawn by the page: sent again, it names the same invitation. */
export const newMember = z.object({ id: givenId, email: accountEmail, ...roleFields })
export type NewMember = z.infer<typeof newMember>

/** Another role for a member. */
export const memberChange = z.object(roleFields)
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

/** An offer that stands. `token`: of its link, for the member it is made to. */
export type Handover = { userId: string; stays: boolean; expiresAt: number; token?: string | undefined }

/** Owner and members of an event. Invitations come to its owner alone, and the offer to them and the member it is made to. */
export type MemberList = {
  owner: { name: string; email: string }
  members: Member[]
  invitations: MemberInvitation[]
  /** The reader gets notifications about the event. */
  mails: boolean
  offer?: Handover | undefined
  /** The time from which the event can be handed over again; for its owner, within a day of a hand-over. */
  handOverFrom?: number | undefined
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

/** True for the typed word, whatever its case and the space around it. */
export function confirmsHandover(typed: string): boolean {
  return typed.trim().toLowerCase() === handoverWord.toLowerCase()
}

/** An offer of the event to a member. `stays`: the owner stays as an editor. `id` is drawn by the page, `confirm` is the typed word. */
export const newHandover = z.object({
  id: givenId,
  userId: z.string().check(z.minLength(1), z.maxLength(64)),
  stays: z._default(z.boolean(), true),
  confirm: z._default(z.string().check(z.maxLength(100)), ''),
})
export type NewHandover = z.infer<typeof newHandover>

/** An offer as its link shows it: `to` is the address of the member, `taken` the event, for who accepted it. */
export type OfferedEvent = {
  title: string
  owner: string
  to: string
  stays: boolean
  taken?: string | undefined
}
