import { chunk } from '../../client/chunk.tsx'

const load = () => import('./lazy-conflicts.tsx')

/** Needs of a person that are not confirmed in a course. */
export const courseNeeds = chunk(async () => (await load()).CourseNeeds)

/** Statements about a dish for a person's needs. */
export const dishNeeds = chunk(async () => (await load()).DishNeeds)

/** A person's wish about a chosen dish that holds what they must avoid. */
export const dishWish = chunk(async () => (await load()).DishWish)

/** Notices about one person before sending. */
export const personNotices = chunk(async () => (await load()).PersonNotices)

/** Notices about the whole party before sending. */
export const partyNotices = chunk(async () => (await load()).PartyNotices)
