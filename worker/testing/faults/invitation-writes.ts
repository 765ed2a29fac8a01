import { env } from 'cloudflare:workers'
import { makeInvitation } from '../factories/guest-list.ts'
import { call } from '../http.ts'
import { answered, type WriteCase } from './write-case.ts'

/** An event with one response, and an invitation of two. */
async function listed() {
  const given = await answered()
  const invitation = await makeInvitation(env, given.event, ['Ann', 'Bob'])
  const link = `/api/invitations/${invitation.token}`
  return { ...given, invitation, link, own: `${given.path}/invitations/${invitation.id}` }
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
  'answer by a personal link': {
    given: async () => {
      const { link, party, invitation } = await listed()
      const [, bob] = invitation.people
      const body = { submissionId: crypto.randomUUID(), party: party.slice(1), notComing: [bob?.id] }
      return { method: 'POST', path: `${link}/responses`, body }
    },
  },
  'change an answer by a personal link': {
    given: async () => {
      const { link, party, invitation } = await listed()
      const [ann, bob] = invitation.people
      const one = { ...party[0], id: ann?.id, name: 'Ann' }
      const both = { submissionId: crypto.randomUUID(), party: [one, { ...one, id: bob?.id, name: 'Bob' }] }
      await call('POST', `${link}/responses`, both)
      const body = { version: 1, party: [one], notComing: [bob?.id] }
      return { method: 'PUT', path: `${link}/responses`, body }
    },
  },
  'decline by a personal link, in the place of an answer': {
    given: async () => {
      const { link, party } = await listed()
      await call('POST', `${link}/responses`, { submissionId: crypto.randomUUID(), party: party.slice(1) })
      return { method: 'POST', path: `${link}/declines`, body: { submissionId: crypto.randomUUID() } }
    },
  },
  'ask for a personal link': {
    given: async () => {
      const { event } = await answered()
      // One of its own: a mailbox gets so many mails an hour, whatever the event.
      const email = `${crypto.randomUUID()}@example.com`
      await makeInvitation(env, event, ['Ann'], { email })
      return { method: 'POST', path: `/api/codes/${event.eventCode}/link`, body: { email } }
    },
  },
  'import parties': {
    given: async () => {
      const { path, cookie } = await answered()
      const rows = [
        { rowNo: 2, label: 'The Lees', maxSize: 4 },
        { rowNo: 3, people: [{ name: 'Tom', kind: 'child' }] },
      ]
      const body = { importId: crypto.randomUUID(), rows }
      return { method: 'POST', path: `${path}/invitations/import`, cookie, body }
    },
  },
  'undo an import': {
    given: async () => {
      const { path, cookie } = await answered()
      const importId = crypto.randomUUID()
      const body = { importId, rows: [{ rowNo: 2, label: 'The Lees', maxSize: 4 }] }
      await call('POST', `${path}/invitations/import`, body, { cookie })
      return { method: 'DELETE', path: `${path}/imports/${importId}`, cookie, body: {} }
    },
    again: [404],
  },
  'download the list': {
    given: async () => {
      const { path, cookie } = await listed()
      return { method: 'GET', path: `${path}/invitations.csv`, cookie }
    },
    // Each download is audited.
    more: ['audit EXPORT_CSV'],
  },
  'download the list for Excel': {
    given: async () => {
      const { path, cookie } = await listed()
      return { method: 'GET', path: `${path}/invitations.xlsx`, cookie }
    },
    more: ['audit EXPORT_CSV'],
  },
  'say whose answer it is': {
    given: async () => {
      const { own, cookie, response } = await listed()
      return { method: 'PUT', path: `${own}/response`, cookie, body: { responseId: response.id } }
    },
  },
  'answer for a party of the list': {
    given: async () => {
      const { path, cookie, party, invitation } = await listed()
      const [ann, bob] = invitation.people
      const body = {
        submissionId: crypto.randomUUID(),
        party: [{ ...party[0], id: ann?.id, name: 'Ann' }],
        invitation: { id: invitation.id, notComing: [bob?.id] },
      }
      return { method: 'POST', path: `${path}/responses`, cookie, body }
    },
  },
  'say for a party of the list that nobody comes': {
    given: async () => {
      const { path, cookie, invitation } = await listed()
      const body = { submissionId: crypto.randomUUID(), names: ['Ann'], invitation: invitation.id }
      return { method: 'POST', path: `${path}/declines`, cookie, body }
    },
  },
  'renew a personal link': {
    given: async () => {
      const { own, cookie } = await listed()
      return { method: 'POST', path: `${own}/link`, cookie, body: {} }
    },
    // Each one is another link.
    more: ['audit RENEW_INVITATION_LINK', 'new personal links'],
  },
}
