import { latePart } from '../../client/late.tsx'

const load = () => import('./conflicts-later.tsx')

/** What a dish holds of what a person must avoid. */
export const dishNeeds = latePart(async () => (await load()).DishNeeds)

/** What a person wishes of a chosen dish that holds it. */
export const dishWish = latePart(async () => (await load()).DishWish)

/** What a person reads of it before sending. */
export const personNews = latePart(async () => (await load()).PersonNews)

/** What all of a party read of it before sending. */
export const partyNews = latePart(async () => (await load()).PartyNews)
