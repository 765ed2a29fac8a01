// What the edit page shows only when something is asked: one file, fetched with the page's other late parts.
export { AskFirst } from './ask-first.tsx'
export { EditOutcome } from './edit-outcome.tsx'
export { LeaveChanged } from './leave-changed.tsx'
export { NewerAnswer } from './newer-answer.tsx'
export { Withdraw } from './withdraw.tsx'
