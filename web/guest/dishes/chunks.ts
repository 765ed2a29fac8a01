import { chunk } from '../../client/chunk.tsx'

const load = () => import('./lazy-conflicts.tsx')

/** Needs of a person that are not confirmed in a course. */
export const courseNeeds = chunk(async () => (await load()).CourseNeeds)

/** Contents of a dish that a person must avoid. */
export const dishNeeds = chunk(async () => (await load()).DishNeeds)

/** A person's wish about a chosen dish that holds them. */
export const dishWish = chunk(async () => (await load()).DishWish)

/** Notices about one person before sending. */
export const personNews = chunk(async () => (await load()).PersonNotices)

/** Notices about the whole party before sending. */
export const partyNews = chunk(async () => (await load()).PartyNotices)
