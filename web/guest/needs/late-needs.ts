import { latePart } from '../../client/late.tsx'

const load = () => import('./needs-later.tsx')

/** What can be ticked of needs. */
export const needsPanel = latePart(async () => (await load()).NeedsPanel)

/** Who sees needs, and the button that agrees to pass them on. */
export const passOnPart = latePart(async () => (await load()).PassOn)

/** What words name, at the review. */
export const wordsAtReview = latePart(async () => (await load()).WordsAtReview)

/** What was given, in a line. */
export const needsGiven = latePart(async () => (await load()).NeedsGiven)

/** Who is a child, where the planner asks it. */
export const ageField = latePart(async () => (await load()).AgeField)
