import { chunk } from '../../client/chunk.tsx'

const load = () => import('./lazy-parts.tsx')

/** The checkboxes of needs. */
export const needsPanel = chunk(async () => (await load()).NeedsPanel)

/** Loads the parts together with the code that reads notes: suggestions that came later would move the buttons below them. */
const loadWithSuggestions = async () => {
  const parts = await load()
  await parts.fetchSuggestions()
  return parts
}

/** The list of those who see the needs, and the button that agrees to pass them on. */
export const passOnPart = chunk(async () => (await loadWithSuggestions()).PassOn)

/** The question whether needs stay after another name was typed. */
export const whoseNeeds = chunk(async () => (await load()).WhoseNeeds)

/** Needs that a note names, on the review. */
export const needsInNote = chunk(async () => (await loadWithSuggestions()).NoteAtReview)

/** A person's needs in one line. */
export const needsSummary = chunk(async () => (await load()).NeedsSummary)

/** The choice between adult, child and infant. */
export const ageField = chunk(async () => (await load()).AgeField)
