import { chunk } from '../../client/chunk.tsx'

const load = () => import('./lazy-steps.tsx')

/** The last step. */
export const stepReview = chunk(async () => (await import('./step-review.tsx')).StepReview)

/** The steps between the first and the last. */
export const lazySteps = chunk(async () => (await load()).LazySteps)

/** The names of a party's guests, on the first step. */
export const guestNames = chunk(async () => (await load()).GuestNames)
