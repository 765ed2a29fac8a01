import { latePart } from '../../client/late.tsx'

const load = () => import('./edit-later.tsx')

/** What can still be done after the deadline. */
export const afterClosing = latePart(async () => (await load()).AfterClosing)

/** What erases the personal details of a response. */
export const erase = latePart(async () => (await load()).Erase)

/** The question before changes are let go. */
export const leaveChanged = latePart(async () => (await load()).LeaveChanged)

/** What somebody else saved meanwhile, beside one's own. */
export const newerAnswer = latePart(async () => (await load()).NewerAnswer)

/** What became of saving. */
export const editOutcome = latePart(async () => (await load()).EditOutcome)

/** The row of people. */
export const partyJumps = latePart(async () => (await load()).PartyJumps)

/** The question before an answer is taken back. */
export const withdraw = latePart(async () => (await load()).Withdraw)
