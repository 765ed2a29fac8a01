import * as z from 'zod/mini'
import { partyMax } from '../../core/limits.ts'
import { menuVersion, needsFields, requireConsent } from '../../party/shape/submission.ts'
import { guestNeeds, plannerNeeds } from './needs.ts'

const personId = z.string().check(z.maxLength(64))

const { consent, wishes, wishNeeds, allergies, age } = needsFields(guestNeeds)
const person = z.object({
  id: personId,
  needs: z.optional(guestNeeds),
  allergies: z.optional(allergies),
  consent,
  wishes,
  wishNeeds,
  age,
})

/** New needs of people of a party, without their dishes. Fields left out stay as they are. */
export const needsChange = z.object({
  people: z.array(person).check(z.minLength(1), z.maxLength(partyMax), requireConsent()),
  menuVersion,
})
export type NeedsChange = z.infer<typeof needsChange>

/**
 * A planner's decision on a note that states a need: needs to add, or none to leave it is. `words` is the note that was
 * read; a newer note is refused.
 */
export const sortedNote = z.object({
  person: personId,
  words: z.string(),
  needs: plannerNeeds,
  /** Undoes the decision: removes the needs it added, and the note waits again. */
  undo: z.optional(z.boolean()),
})
export type SortedNote = z.infer<typeof sortedNote>
