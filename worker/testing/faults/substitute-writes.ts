import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { substitutes } from '#kitchen/table'
import { makeResponse, partyOf } from '../factories/party-factories.ts'
import { event, type WriteCase } from './write-case.ts'

const db = database(env.DB)

/** Writes of what is served instead, and of what the planner tells the kitchen. */
export const substituteWrites: Record<string, WriteCase> = {
  'agree what is served instead': {
    given: async () => {
      const { path, cookie, menu } = await special()
      const body = { special: 1, categoryId: menu[0]?.id, words: 'Cucumber salad', agreedBy: 'Marta' }
      return { method: 'PUT', path: `${path}/alternatives`, cookie, body }
    },
  },
  'tell the kitchen what it has to know': {
    given: async () => {
      const { path, cookie, menu } = await event()
      const [categoryId, defaultItemId] = [menu[0]?.id, menu[0]?.items[0]?.id]
      const body = {
        contact: 'Mia Ott +351 912 345 678',
        guaranteedPlates: 118,
        guaranteedDue: 1_800_000_000_000,
        sparePercent: 3,
        extras: [{ label: 'crew', count: 5 }],
        asksAge: true,
        courses: [{ categoryId, servedAt: '19:40', defaultItemId }],
      }
      return { method: 'PUT', path: `${path}/kitchen-settings`, cookie, body }
    },
  },
  'take back what is served instead': {
    given: async () => {
      const { path, cookie, menu } = await special({ agreed: true })
      const body = { special: 1, categoryId: menu[0]?.id, words: '' }
      return { method: 'PUT', path: `${path}/alternatives`, cookie, body }
    },
  },
}

/** An event with a response whose lead guest has a need and the number 1; `agreed`: something is served to them instead. */
async function special({ agreed = false } = {}) {
  const given = await event({ premium: true })
  const [categoryId, itemId] = [given.menu[0]?.id ?? '', given.menu[0]?.items[0]?.id ?? '']
  const personId = crypto.randomUUID()
  const party = partyOf(1, { [categoryId]: itemId }).map((lead) => ({
    ...lead,
    id: personId,
    allergies: 'No onions',
    special: 1,
  }))
  const leadGuestEmail = `${crypto.randomUUID()}@example.com`
  const response = await makeResponse(env, given.event, party, { leadGuestEmail })
  // Its first mail is sent, so that another one can be queued.
  await db.update(outbox).set({ sentAt: now(), queue: null }).where(eq(outbox.subjectId, response.id))
  if (agreed)
    await db.insert(substitutes).values({
      responseId: response.id,
      personId,
      categoryId,
      itemId,
      eventId: given.event.id,
      words: 'Cucumber salad',
      agreedBy: 'Marta',
      by: 'planner' as const,
      at: now(),
    })
  return given
}
