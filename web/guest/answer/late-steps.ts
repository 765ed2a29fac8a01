import { latePart } from '../../client/late.tsx'

const load = () => import('./later-steps.tsx')

/** The steps after the first. */
export const laterSteps = latePart(async () => (await load()).LaterSteps)

/** The names of a party's guests, on the first step. */
export const guestNames = latePart(async () => (await load()).GuestNames)
