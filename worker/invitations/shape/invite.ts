import * as z from 'zod/mini'
import { canonicalEmail } from '../../core/email.ts'
import { isRandomId, personIdLength } from '../../core/ids.ts'
import { partyMax } from '../../core/limits.ts'
import { clientUuid } from '../../core/shapes.ts'
import type { GuestMenu } from '../../party/shape/guest.ts'
import { emailError, type Person } from '../../party/shape/person.ts'
import { menuVersion, party, submission } from '../../party/shape/submission.ts'
import type { Invitee } from './invitation.ts'

/**
 * The view of a personal link: the menu, and the party that it was made for. It never holds needs, words about them,
 * addresses or telephone numbers, since invitations are forwarded. `guestLimit` less `registeredGuests` are the places that
 * this party may take, its own among them.
 */
export type InviteView = GuestMenu & {
  /** Tag of the party's language as its planner wrote it, or else of its answer; null where neither is known. */
  language: string | null
  /** `maxSize` counts places: vendors have none and are not among the people. */
  invitation: { label: string; people: Invitee[]; maxSize: number }
  /** The stored answer, its people without needs; absent where there is none. */
  response?: { party: Person[]; version: number } | undefined
  /** Ids of the listed people who were said not to come; present, if empty for a party without names, once a decline is stored. */
  notComingIds?: string[] | undefined
}

/** Ids of the listed people who do not come. Whoever is neither here nor in the party has not answered. */
const notComing = z._default(
  z.array(z.string().check(z.refine((id) => isRandomId(id, personIdLength)))).check(z.maxLength(partyMax)),
  [],
)

/** A party's answer by its personal link. */
export const inviteSubmission = z.extend(submission, { notComing })
export type InviteSubmission = z.infer<typeof inviteSubmission>

/** A change of that answer. Needs and words that are empty stay as they are stored: the link does not show them. */
export const inviteCorrection = z.object({
  party,
  notComing,
  version: z.int().check(z.minimum(1)),
  menuVersion,
})
export type InviteCorrection = z.infer<typeof inviteCorrection>

/** An address that asks for its personal links. */
export const linkAsked = z.object({
  email: z.string().check(
    z.overwrite(canonicalEmail),
    z.refine((text) => text !== '' && emailError(text) === undefined, 'email_invalid'),
  ),
})

/** All of a party cannot come. */
export const inviteDecline = z.object({ submissionId: clientUuid })
