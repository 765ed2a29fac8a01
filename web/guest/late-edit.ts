import { latePart } from '../client/late.tsx'

const load = () => import('./edit-later.tsx')

/** The question before something is taken back for good. */
export const askFirst = latePart(async () => (await load()).AskFirst)

/** The question before changes are let go. */
export const leaveChanged = latePart(async () => (await load()).LeaveChanged)

/** What somebody else saved meanwhile, beside one's own. */
export const newerAnswer = latePart(async () => (await load()).NewerAnswer)

/** What became of saving. */
export const editOutcome = latePart(async () => (await load()).EditOutcome)

/** The question before an answer is taken back. */
export const withdraw = latePart(async () => (await load()).Withdraw)
