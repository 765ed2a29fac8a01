import type { ResponseView } from '#party/shape/guest'
import { type Answer, sameAnswer } from './answer.ts'
import { guestOf } from './guest-of.ts'
import type { Guest } from './passing-on.ts'

/**
 * What is being changed, with the version of the stored answer it is a change of. `unsent` is the event's title from
 * the first attempt to save it, until it is stored.
 */
export type Edited = Answer & { version: number; unsent?: string | undefined }

/** A stored answer, to be changed. */
export function editedOf({ leadGuestEmail, party, version }: ResponseView): Edited {
  return { email: leadGuestEmail ?? '', party: party.map(guestOf), version }
}

/** What the device kept of a change, where it is one of the version rendered; else what was rendered. */
export function resumed(record: unknown, rendered: Edited): Edited {
  const kept = record as Edited | null
  if (kept?.version !== rendered.version || !Array.isArray(kept.party)) return rendered
  // One that was kept before needs could be passed on does not know what is stored of them.
  const storedOf = ({ id }: Guest) => rendered.party.find((one) => id !== undefined && one.id === id)
  return { ...kept, party: kept.party.map((person) => ({ passed: storedOf(person)?.passed, ...person })) }
}

/** What the device kept of a change to an earlier version, where the one stored since says something else; else null. */
export function overtaken(record: unknown, rendered: Edited): Edited | null {
  const kept = record as Edited | null
  if (!kept || !Array.isArray(kept.party) || kept.version === rendered.version) return null
  return sameAnswer(kept, rendered) ? null : kept
}
