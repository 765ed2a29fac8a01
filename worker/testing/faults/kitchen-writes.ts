import { env } from 'cloudflare:workers'
import { makeKitchenLink } from '../factories/factories.ts'
import { makeResponse, partyOf } from '../factories/party-factories.ts'
import { sheetWrites } from './sheet-writes.ts'
import { type Answer, event, kitchenPath, shows, type WriteCase } from './write-case.ts'

export const kitchenWrites: Record<string, WriteCase> = {
  ...sheetWrites,
  'make a link for the kitchen': {
    given: async () => {
      const { path, cookie } = await event()
      const body = { id: crypto.randomUUID(), label: 'Kitchen', email: `${crypto.randomUUID()}@example.com` }
      const promises = ({ url }: Answer) => [shows(kitchenPath(url))]
      return { method: 'POST', path: `${path}/kitchen-links`, cookie, body, promises }
    },
  },
  'change the language of a link of the kitchen': {
    given: async () => {
      const { path, cookie, link } = await linked()
      return { method: 'PATCH', path: `${path}/kitchen-links/${link.id}`, cookie, body: { language: 'pl' } }
    },
  },
  'revoke a link of the kitchen': {
    given: async () => {
      const { path, cookie, link } = await linked()
      const promises = () => [shows(`/api/kitchen/${link.token}`, 410)]
      return { method: 'DELETE', path: `${path}/kitchen-links/${link.id}`, cookie, body: {}, promises }
    },
  },
  'renew a link of the kitchen': {
    given: async () => {
      const { path, cookie, link } = await linked()
      const promises = ({ url }: Answer) => [
        shows(kitchenPath(url)),
        shows(`/api/kitchen/${link.token}`, 404),
      ]
      return { method: 'POST', path: `${path}/kitchen-links/${link.id}/renew`, cookie, body: {}, promises }
    },
    // Each renewal is audited.
    more: ['audit RENEW_KITCHEN_LINK'],
  },
  'have a link of the kitchen mailed again': {
    given: async () => {
      const { path, cookie, link } = await linked()
      return { method: 'POST', path: `${path}/kitchen-links/${link.id}/mail`, cookie, body: {} }
    },
  },
  'confirm a dish by a link of the kitchen': {
    given: async () => {
      const { menu, link } = await linked()
      const contents = [{ what: 'nuts', state: 'without' }]
      const path = `/api/kitchen/${link.token}/items/${menu[0]?.items[0]?.id}/contents`
      return { method: 'PUT', path, body: { contents, name: 'Marta' } }
    },
  },
  'agree by a link of the kitchen what is served instead': {
    given: async () => {
      const { event: one, menu, link } = await linked()
      const [starter] = menu
      const chosen = { [starter?.id ?? '']: starter?.items[0]?.id ?? '' }
      const party = partyOf(1, chosen).map((person) => ({
        ...person,
        id: 'p1',
        allergies: 'nuts',
        special: 1,
      }))
      await makeResponse(env, one, party)
      const body = { special: 1, categoryId: starter?.id, words: 'cucumber salad', agreedBy: 'Marta' }
      return { method: 'PUT', path: `/api/kitchen/${link.token}/alternatives`, body }
    },
  },
}

/** An event with a link to its kitchen page. */
async function linked() {
  const given = await event()
  const email = `${crypto.randomUUID()}@example.com`
  return { ...given, link: await makeKitchenLink(env, given.event, { email, mayConfirm: true }) }
}
