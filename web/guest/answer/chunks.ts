import { chunk } from '../../client/chunk.tsx'

const load = () => import('./lazy-parts.tsx')

/** The last step. */
export const stepReview = chunk(async () => (await import('./step-review.tsx')).StepReview)

/** Parts that the first screen does not need: steps, the receipt in place of the form, and a preview's notice on every step. */
export const lazyParts = chunk(async () => (await load()).LazyParts)

/** The names of a party's guests, on the first step. */
export const guestNames = chunk(async () => (await load()).GuestNames)
