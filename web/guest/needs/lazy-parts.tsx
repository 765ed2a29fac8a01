// Parts for people with needs, in one file that is fetched once the field is unfolded or the page is idle.
export { AgeField } from './age-field.tsx'
export { NeedsPanel } from './needs-panel.tsx'
export { NeedsSummary } from './needs-summary.tsx'
export { NoteAtReview } from './note-at-review.tsx'
export { PassOn } from './pass-on.tsx'
export { fetchSuggestions } from './use-suggestions.ts'
export { WhoseNeeds } from './whose-needs.tsx'
