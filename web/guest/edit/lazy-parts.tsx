// Parts the edit page shows only when something is asked: one file, fetched with the page's other chunks.
export { AfterClosing } from './after-closing.tsx'
export { EditStatus } from './edit-status.tsx'
export { Erase } from './erase.tsx'
export { LeaveChanged } from './leave-changed.tsx'
export { NewerResponse } from './newer-response.tsx'
export { PartyJumps } from './party-jumps.tsx'
export { Withdraw } from './withdraw.tsx'
