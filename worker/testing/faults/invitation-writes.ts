import { env } from 'cloudflare:workers'
import { makeInvitation } from '../factories/guest-list.ts'
import { call } from '../http.ts'
import { answered, type WriteCase } from './write-case.ts'

/** An event with one response, and a listed party of two. */
async function listed() {
  const given = await answered()
  const invitation = await makeInvitation(env, given.event, ['Ann', 'Bob'])
  return { ...given, invitation, own: `${given.path}/invitations/${invitation.id}` }
}

/** Writes of the guest list. */
export const invitationWrites: Record<string, WriteCase> = {
  'add a party to the list': {
    given: async () => {
      const { path, cookie } = await answered()
      const body = { id: crypto.randomUUID(), label: 'The Lees', maxSize: 4 }
      return { method: 'POST', path: `${path}/invitations`, cookie, body }
    },
  },
  'change a party of the list': {
    given: async () => {
      const { own, cookie } = await listed()
      return { method: 'PUT', path: own, cookie, body: { label: 'The Lees', maxSize: 4 } }
    },
  },
  'take a party off the list': {
    given: async () => {
      const { own, cookie } = await listed()
      return { method: 'DELETE', path: own, cookie, body: {} }
    },
  },
  'put a party back on the list': {
    given: async () => {
      const { own, cookie } = await listed()
      await call('DELETE', own, {}, { cookie })
      return { method: 'POST', path: `${own}/restore`, cookie, body: {} }
    },
  },
}
