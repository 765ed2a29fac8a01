import * as z from 'zod/mini'
import { partyMax } from '../../core/limits.ts'
import { clientUuid } from '../../core/shapes.ts'
import { cleanLine } from '../../core/text.ts'
import type { EventView } from '../../events/shape/event.ts'
import { nameError } from './person.ts'
import { optionalEmail } from './submission.ts'

/** The names of a party. @param mayBeEmpty whether the person at an index may have no name yet */
function namesOf(mayBeEmpty: (index: number) => boolean) {
  return z.array(z.string()).check(
    z.minLength(1),
    z.maxLength(partyMax),
    z.superRefine((names: string[], context) => {
      for (const [index, name] of names.entries()) {
        const error = mayBeEmpty(index) && cleanLine(name) === '' ? undefined : nameError(name)
        if (error)
          context.addIssue({
            code: 'custom',
            message: error,
            params: { index },
            path: [index],
            input: name,
          })
      }
    }),
    z.overwrite((names: string[]) => names.map(cleanLine)),
  )
}

/** A party that cannot come, the lead guest first. */
const namedDecline = z.object({
  submissionId: clientUuid,
  email: optionalEmail,
  names: namesOf(() => false),
})

/** A decline that a planner enters, with the invitation all of whose people decline, if there is one. */
export const plannersDecline = z.extend(namedDecline, { invitation: z.optional(clientUuid) })
export type PlannersDecline = z.infer<typeof plannersDecline>

/**
 * A decline that a guest sends, whose form may not have asked for everybody's name: unnamed people are counted. `editToken` is that
 * of the response that the decline replaces.
 */
export const decline = z.extend(namedDecline, {
  names: namesOf((index) => index > 0),
  editToken: z.optional(z.string().check(z.maxLength(64))),
})
export type Decline = z.infer<typeof decline>

/** The answer to a committed decline. */
export type DeclineReceipt = { declineId: string; declineToken: string; declineUrl: string }

/** The decline its link opens. */
export type DeclineView = {
  decline: { names: string[]; email: string | null; createdAt: number }
  /** Tag of the guest's language; null if none is known. */
  language: string | null
  event: EventView
}

/** A decline as its planner sees it, including whether the last mail to its address was given up. */
export type PlannerDecline = {
  id: string
  names: string[]
  email: string | null
  createdAt: number
  undelivered: boolean
}
