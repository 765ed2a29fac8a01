import { env } from 'cloudflare:workers'
import { makeSession } from '../factories/account-factories.ts'
import { invitedMember, makeMember, offered } from '../factories/members.ts'
import { event, owner, type WriteCase } from './write-case.ts'

export const memberWrites: Record<string, WriteCase> = {
  'invite somebody to an event': {
    given: async () => {
      const { path, cookie } = await event()
      const body = { id: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.com`, role: 'editor' }
      return { method: 'POST', path: `${path}/members`, cookie, body }
    },
  },
  'withdraw an invitation of a member': {
    given: async () => {
      const { event: one, path, cookie } = await event()
      const { id } = await invitedMember(one)
      return { method: 'DELETE', path: `${path}/members/invitations/${id}`, cookie, body: {} }
    },
  },
  'accept an invitation of a member': {
    given: async () => {
      const { event: one } = await event()
      const { planner, cookie } = await owner()
      const { token } = await invitedMember(one, planner.email)
      return { method: 'POST', path: `/api/memberships/${token}`, cookie, body: {} }
    },
  },
  'offer an event to a member': {
    given: async () => {
      const { event: one, path, cookie } = await event()
      const { id: userId } = await makeMember(one.id, 'viewer')
      const body = { id: crypto.randomUUID(), userId, confirm: 'Hand over' }
      return { method: 'POST', path: `${path}/owner`, cookie, body }
    },
  },
  'take an offer of an event back': {
    given: async () => {
      const { event: one, path, cookie } = await event()
      const { id } = await makeMember(one.id, 'viewer')
      await offered(one, id)
      return { method: 'DELETE', path: `${path}/owner`, cookie, body: {} }
    },
  },
  'take an event over': {
    given: async () => {
      const { event: one } = await event()
      const { id } = await makeMember(one.id, 'viewer')
      const { token } = await offered(one, id)
      const cookie = await makeSession(env, id)
      return { method: 'POST', path: `/api/handovers/${token}`, cookie, body: {} }
    },
  },
  'take an event over whose owner leaves': {
    given: async () => {
      const { event: one } = await event()
      const { id } = await makeMember(one.id, 'editor')
      const { token } = await offered(one, id, { stays: false })
      const cookie = await makeSession(env, id)
      return { method: 'POST', path: `/api/handovers/${token}`, cookie, body: {} }
    },
  },
  'give a member another role': {
    given: async () => {
      const { event: one, path, cookie } = await event()
      const { id } = await makeMember(one.id, 'viewer')
      return { method: 'PUT', path: `${path}/members/${id}`, cookie, body: { role: 'editor' } }
    },
  },
  'switch the mails about an event off': {
    given: async () => {
      const { path, cookie } = await event()
      return { method: 'PUT', path: `${path}/members/me/mails`, cookie, body: { on: false } }
    },
  },
  'remove a member': {
    given: async () => {
      const { event: one, path, cookie } = await event()
      const { id } = await makeMember(one.id, 'viewer')
      return { method: 'DELETE', path: `${path}/members/${id}`, cookie, body: {} }
    },
  },
  'leave an event': {
    given: async () => {
      const { event: one, path } = await event()
      const { id } = await makeMember(one.id, 'viewer')
      const cookie = await makeSession(env, id)
      return { method: 'DELETE', path: `${path}/members/${id}`, cookie, body: {} }
    },
    // The event is not there for them any more.
    again: [404],
  },
}
