import { chunk } from '../../client/chunk.tsx'

const load = () => import('./lazy-parts.tsx')

/** Actions left after the deadline. */
export const afterClosing = chunk(async () => (await load()).AfterClosing)

/** The button that erases a response's personal details. */
export const erase = chunk(async () => (await load()).Erase)

/** The question before changes are discarded. */
export const leaveDialog = chunk(async () => (await load()).LeaveDialog)

/** The choice between changes that somebody else saved meanwhile and one's own. */
export const newerResponsePart = chunk(async () => (await load()).NewerResponse)

/** State of saving. */
export const editStatus = chunk(async () => (await load()).EditStatus)

/** The row of people. */
export const partyJumps = chunk(async () => (await load()).PartyJumps)

/** The question before a response is withdrawn. */
export const withdraw = chunk(async () => (await load()).Withdraw)
