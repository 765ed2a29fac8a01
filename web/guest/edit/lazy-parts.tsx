// Parts that the edit page does not show at first, in one file that is fetched after the page.
export { AfterClosing } from './after-closing.tsx'
export { EditStatus } from './edit-status.tsx'
export { Erase } from './erase.tsx'
export { LeaveDialog } from './leave-dialog.tsx'
export { NewerResponse } from './newer-response.tsx'
export { PartyJumps } from './party-jumps.tsx'
export { Withdraw } from './withdraw.tsx'
