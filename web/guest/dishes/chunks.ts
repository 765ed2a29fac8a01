import { chunk } from '../../client/chunk.tsx'

const load = () => import('./conflicts-later.tsx')

/** What a dish holds of what a person must avoid. */
export const dishNeeds = chunk(async () => (await load()).DishNeeds)

/** What a person wishes of a chosen dish that holds it. */
export const dishWish = chunk(async () => (await load()).DishWish)

/** What a person reads of it before sending. */
export const personNews = chunk(async () => (await load()).PersonNews)

/** What all of a party read of it before sending. */
export const partyNews = chunk(async () => (await load()).PartyNews)
