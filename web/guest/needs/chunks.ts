import { chunk } from '../../client/chunk.tsx'

const load = () => import('./lazy-parts.tsx')

/** Boxes of needs. */
export const needsPanel = chunk(async () => (await load()).NeedsPanel)

/** The same, once a note can be read: offers that come later would move the buttons below them. */
const loadWithOffers = async () => {
  const parts = await load()
  await parts.fetchOffers()
  return parts
}

/** Readers of needs, and the button that agrees to pass them on. */
export const passOnPart = chunk(async () => (await loadWithOffers()).PassOn)

/** Question of whose needs stay, once a name is typed over. */
export const whoseNeeds = chunk(async () => (await load()).WhoseNeeds)

/** Needs named by a note, at the review. */
export const noteAtReview = chunk(async () => (await loadWithOffers()).WordsAtReview)

/** Given needs, in a line. */
export const needsGiven = chunk(async () => (await load()).NeedsGiven)

/** Choice of child, where the planner asks it. */
export const ageField = chunk(async () => (await load()).AgeField)
