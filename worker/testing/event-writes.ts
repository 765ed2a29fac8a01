import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drawId, menuIdLength } from '#contract/ids'
import { database } from '#core/db'
import { events } from '#core/schema/events'
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
        body: { id: drawId(menuIdLength), name: 'Cheese' },
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
      const body = { id: drawId(menuIdLength), name: 'Stew' }
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
