import { makeTemplate } from '../factories/templates.ts'
import { event, owner, type WriteCase } from './write-case.ts'

export const templateWrites: Record<string, WriteCase> = {
  'keep a menu as a template': {
    given: async () => {
      const { path, cookie } = await event()
      const body = { id: crypto.randomUUID(), name: 'Winter' }
      return { method: 'POST', path: `${path}/menu/templates`, cookie, body }
    },
  },
  'rename a template': {
    given: async () => {
      const { planner, cookie } = await owner()
      const { id } = await makeTemplate(planner.id)
      return { method: 'PUT', path: `/api/menu-templates/${id}`, cookie, body: { name: 'Summer' } }
    },
  },
  'delete a template': {
    given: async () => {
      const { planner, cookie } = await owner()
      const { id } = await makeTemplate(planner.id)
      return { method: 'DELETE', path: `/api/menu-templates/${id}`, cookie, body: {} }
    },
  },
}
