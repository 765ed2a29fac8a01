import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { menuIdLength, randomId } from '#core/ids'
import { archivedEvents } from '#events/table/archived'
import { events } from '#events/table/events'
import { menuWords } from '#menu/table'
import { responses } from '#party/table/responses'
import { answered, event, eventForm, jpeg, owner, type WriteCase } from './write-case.ts'

const db = database(env.DB)

export const eventWrites: Record<string, WriteCase> = {
  'create an event': {
    given: async () => ({
      method: 'POST',
      path: '/api/events',
      cookie: (await owner()).cookie,
      body: { ...eventForm, id: crypto.randomUUID() },
    }),
  },
  'change an event': {
    given: async () => {
      const { path, cookie } = await event()
      return { method: 'PUT', path, cookie, body: eventForm }
    },
  },
  'keep places for invited guests': {
    given: async () => {
      const { path, cookie } = await event()
      return { method: 'PUT', path, cookie, body: { keepPlaces: true } }
    },
  },
  'let the list alone answer': {
    given: async () => {
      const { path, cookie } = await event()
      return { method: 'PUT', path, cookie, body: { entry: 'list_only' } }
    },
  },
  'close an event early': {
    given: async () => {
      const { path, cookie } = await event()
      return { method: 'POST', path: `${path}/close`, cookie, body: {} }
    },
  },
  'open an event again': {
    given: async () => {
      const { path, cookie } = await event({ closed: true })
      return { method: 'POST', path: `${path}/reopen`, cookie, body: {} }
    },
  },
  'archive an event': {
    given: async () => {
      const { path, cookie } = await event()
      return { method: 'PUT', path: `${path}/archived`, cookie, body: { archived: true } }
    },
  },
  'take an event back from the archive': {
    given: async () => {
      const { path, cookie, event: one } = await event()
      await db.insert(archivedEvents).values({ userId: one.userId, eventId: one.id, at: now() })
      return { method: 'PUT', path: `${path}/archived`, cookie, body: { archived: false } }
    },
  },
  'duplicate an event': {
    given: async () => {
      const { path, cookie } = await event()
      const body = { id: crypto.randomUUID(), eventDate: eventForm.eventDate }
      return { method: 'POST', path: `${path}/duplicate`, cookie, body }
    },
  },
  'offer a need of the event’s own': {
    given: async () => {
      const { path, cookie } = await event()
      return { method: 'PUT', path: `${path}/needs`, cookie, body: { needs: [{ name: 'Kiwi' }] } }
    },
  },
  'delete an event': {
    given: async () => {
      const { path, cookie } = await answered()
      return { method: 'DELETE', path, cookie, body: { confirm: 'Delete' } }
    },
    again: [404],
  },
  'delete anybody’s event': {
    given: async () => {
      const { event: one } = await answered()
      return {
        method: 'DELETE',
        path: `/api/admin/events/${one.id}`,
        cookie: (await owner('admin')).cookie,
        body: { confirm: 'Delete' },
      }
    },
    again: [404],
  },
  'give an event a cover': {
    given: async () => {
      const { path, cookie } = await event()
      return {
        method: 'PUT',
        path: `${path}/cover`,
        cookie,
        headers: { 'content-type': 'image/jpeg' },
        body: jpeg,
      }
    },
    more: ['audit UPDATE_COVER'],
  },
  'take an event’s cover away': {
    given: async () => {
      const { path, cookie, event: one } = await event()
      const key = crypto.randomUUID()
      await env.COVERS.put(key, jpeg)
      await db
        .update(events)
        .set({ coverImageUrl: `/api/covers/${key}` })
        .where(eq(events.id, one.id))
      return { method: 'DELETE', path: `${path}/cover`, cookie, body: {} }
    },
  },
  'create a category': {
    given: async () => {
      const { path, cookie } = await event()
      return {
        method: 'POST',
        path: `${path}/categories`,
        cookie,
        body: { id: randomId(menuIdLength), name: 'Cheese' },
      }
    },
  },
  'require an answer in a category': {
    given: async () => {
      const { path, cookie, menu } = await event()
      const body = { name: menu[0]?.name, required: true }
      return { method: 'PUT', path: `${path}/categories/${menu[0]?.id}`, cookie, body }
    },
  },
  'create an item': {
    given: async () => {
      const { path, cookie, menu } = await event()
      const body = { id: randomId(menuIdLength), name: 'Stew' }
      return { method: 'POST', path: `${path}/categories/${menu[0]?.id}/items`, cookie, body }
    },
  },
  ...Object.fromEntries(
    (['PUT', 'DELETE'] as const).flatMap((method) =>
      (['categories', 'items'] as const).map((kind): [string, WriteCase] => [
        `${method === 'PUT' ? 'change' : 'delete'} one of the ${kind}`,
        {
          given: async () => {
            const { path, cookie, menu } = await event()
            const id = kind === 'items' ? menu[0]?.items[0]?.id : menu[0]?.id
            return { method, path: `${path}/${kind}/${id}`, cookie, body: { name: 'Renamed' } }
          },
          ...(method === 'DELETE' && { again: [404] }),
        },
      ]),
    ),
  ),
  'add to the menu': {
    given: async () => {
      const { path, cookie, menu } = await event()
      const dish = (name: string) => ({ id: randomId(menuIdLength), name })
      const categories = [
        { id: menu[0]?.id, items: [dish('Terrine')] },
        { id: randomId(menuIdLength), name: 'Cheese', items: [dish('Brie'), dish('Comté')] },
      ]
      return { method: 'POST', path: `${path}/menu/lines`, cookie, body: { categories } }
    },
  },
  'rename a dish that guests chose': {
    given: async () => {
      const { path, cookie, menu } = await answered()
      const body = { name: 'Renamed', food: 'same' }
      return { method: 'PUT', path: `${path}/items/${menu[0]?.items[0]?.id}`, cookie, body }
    },
  },
  'put a different food in the place of a dish that guests chose': {
    given: async () => {
      const { path, cookie, menu } = await answered()
      const body = { name: 'Different', food: 'different', newId: randomId(menuIdLength) }
      return { method: 'PUT', path: `${path}/items/${menu[0]?.items[0]?.id}`, cookie, body }
    },
  },
  'state what is in a dish': {
    given: async () => {
      const { path, cookie, menu } = await event()
      const body = { contents: [{ what: 'milk', state: 'contains' }] }
      return { method: 'PUT', path: `${path}/items/${menu[0]?.items[0]?.id}/contents`, cookie, body }
    },
  },
  'state what a guest with a need is warned of': {
    given: async () => {
      const { path, cookie, menu, party, response } = await answered()
      const item = menu[0]?.items[0]?.id ?? ''
      const needs = [{ what: 'milk', how: 'allergy', by: 'guest' }] as const
      const selections = party.map((person) => ({
        ...person,
        id: 'ppaaaa',
        needs: [...needs],
        shownVersions: { [item]: 0 },
      }))
      await db.update(responses).set({ selections }).where(eq(responses.id, response.id))
      const body = { contents: [{ what: 'milk', state: 'contains' }] }
      return { method: 'PUT', path: `${path}/items/${item}/contents`, cookie, body }
    },
  },
  'move an item': {
    given: async () => {
      const { path, cookie, menu } = await event()
      const body = { categoryId: menu[1]?.id }
      return { method: 'PUT', path: `${path}/items/${menu[0]?.items[0]?.id}/category`, cookie, body }
    },
  },
  'translate a menu': {
    given: async () => {
      const { path, cookie, menu } = await event()
      const [course] = menu
      const dishes = course?.items.map(({ id }) => ({ id, name: 'Suppe', description: 'warm' }))
      const body = { courses: [{ id: course?.id, name: 'Vorspeise' }], dishes }
      return { method: 'PUT', path: `${path}/menu/words/de`, cookie, body }
    },
  },
  'delete a translation of a menu': {
    given: async () => {
      const { path, cookie, menu, event: one } = await event()
      const text = { entityId: menu[0]?.id ?? '', name: 'Vorspeise', ofName: 'Starter' }
      await db.insert(menuWords).values({ ...text, language: 'de', eventId: one.id })
      return { method: 'DELETE', path: `${path}/menu/words/de`, cookie }
    },
  },
  'order the categories': {
    given: async () => {
      const { path, cookie, menu } = await event()
      const categories = menu.map(({ id }) => id).reverse()
      return { method: 'PUT', path: `${path}/menu/order`, cookie, body: { categories } }
    },
  },
  'order the items of a category': {
    given: async () => {
      const { path, cookie, menu } = await event()
      const items = menu[0]?.items.map(({ id }) => id).reverse()
      return {
        method: 'PUT',
        path: `${path}/menu/order`,
        cookie,
        body: { category: menu[0]?.id, items },
      }
    },
  },
}
