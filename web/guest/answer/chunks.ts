import { chunk } from '../../client/chunk.tsx'

const load = () => import('./later-steps.tsx')

/** The steps after the first. */
export const laterSteps = chunk(async () => (await load()).LaterSteps)

/** The names of a party's guests, on the first step. */
export const guestNames = chunk(async () => (await load()).GuestNames)
