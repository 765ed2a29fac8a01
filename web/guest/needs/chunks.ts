import { chunk } from '../../client/chunk.tsx'

const load = () => import('./needs-later.tsx')

/** What can be ticked of needs. */
export const needsPanel = chunk(async () => (await load()).NeedsPanel)

/** The same, once typed words can be read: offers that come later would move the buttons below them. */
const loadWithOffers = async () => {
  const parts = await load()
  await parts.fetchOffers()
  return parts
}

/** Who sees needs, and the button that agrees to pass them on. */
export const passOnPart = chunk(async () => (await loadWithOffers()).PassOn)

/** What words name, at the review. */
export const wordsAtReview = chunk(async () => (await loadWithOffers()).WordsAtReview)

/** What was given, in a line. */
export const needsGiven = chunk(async () => (await load()).NeedsGiven)

/** Who is a child, where the planner asks it. */
export const ageField = chunk(async () => (await load()).AgeField)
