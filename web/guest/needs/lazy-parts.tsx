// Parts of needs used once somebody has one: one file, fetched when the line is opened or the page is idle.
export { AgeField } from './age-field.tsx'
export { NeedsGiven } from './needs-given.tsx'
export { NeedsPanel } from './needs-panel.tsx'
export { NoteAtReview as WordsAtReview } from './note-at-review.tsx'
export { PassOn } from './pass-on.tsx'
export { fetchOffers } from './use-offers.ts'
export { WhoseNeeds } from './whose-needs.tsx'
