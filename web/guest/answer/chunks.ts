import { chunk } from '../../client/chunk.tsx'

const load = () => import('./later-parts.tsx')

/** The last step. */
export const stepReview = chunk(async () => (await import('./step-review.tsx')).StepReview)

export const laterParts = chunk(async () => (await load()).LaterParts)

/** The names of a party's guests, on the first step. */
export const guestNames = chunk(async () => (await load()).GuestNames)
