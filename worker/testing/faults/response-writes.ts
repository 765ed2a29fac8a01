import { env } from 'cloudflare:workers'
import { now } from '#core/clock'
import { personIdLength, randomId } from '#core/ids'
import { makeDecline, partyOf } from '../factories/party-factories.ts'
import { type Answer, answered, event, shows, submission, type WriteCase } from './write-case.ts'

export const responseWrites: Record<string, WriteCase> = {
  'submit an answer': {
    given: async () => {
      const { event: one } = await event({ premium: true })
      const promises = ({ editToken }: Answer) => [shows(`/api/responses/${editToken}`)]
      return {
        method: 'POST',
        path: `/api/codes/${one.eventCode}/responses`,
        body: submission(),
        promises,
      }
    },
  },
  'answer on a guest’s behalf': {
    given: async () => {
      const { path, cookie } = await event({ premium: true, closed: true })
      return { method: 'POST', path: `${path}/responses`, cookie, body: submission() }
    },
  },
  'edit an answer': {
    given: async () => {
      const { response } = await answered()
      const email = `${crypto.randomUUID()}@example.com`
      const body = { email, party: partyOf(3), version: 1 }
      return { method: 'PUT', path: `/api/responses/${response.token}`, body }
    },
  },
  'edit an answer without naming its version': {
    given: async () => {
      const { response } = await answered()
      const body = { email: `${crypto.randomUUID()}@example.com`, party: partyOf(3) }
      return { method: 'PUT', path: `/api/responses/${response.token}`, body }
    },
  },
  'change needs after closing': {
    given: async () => {
      const { response, party } = await answered({ closed: true })
      const people = [{ id: party[0]?.id, needs: [{ what: 'nuts', how: 'allergy' }], consent: true }]
      return { method: 'PUT', path: `/api/responses/${response.token}/needs`, body: { people } }
    },
  },
  'sort the words of an answer': {
    given: async () => {
      const { path, cookie, response, party } = await answered({ closed: true })
      const body = { person: party[0]?.id, words: '', needs: [{ what: 'vegan' }] }
      return { method: 'PUT', path: `${path}/responses/${response.id}/words`, cookie, body }
    },
  },
  'withdraw an answer': {
    given: async () => {
      const { response } = await answered()
      return { method: 'DELETE', path: `/api/responses/${response.token}`, body: {} }
    },
  },
  'erase an answer after closing': {
    given: async () => {
      const { response } = await answered({ closed: true })
      return { method: 'DELETE', path: `/api/responses/${response.token}`, body: {} }
    },
  },
  'have the link mailed again': {
    given: async () => {
      const { response } = await answered()
      return { method: 'POST', path: `/api/responses/${response.token}/mail`, body: {} }
    },
  },
  'correct an answer': {
    given: async () => {
      const { path, cookie, response, party, email } = await answered()
      const body = { email, party: [...party, ...partyOf(1)], version: 1 }
      return { method: 'PUT', path: `${path}/responses/${response.id}`, cookie, body }
    },
  },
  'correct an answer without naming its version': {
    given: async () => {
      const { path, cookie, response, party, email } = await answered()
      const added = partyOf(1).map((person) => ({ ...person, id: randomId(personIdLength) }))
      const body = { email, party: [...party, ...added] }
      return { method: 'PUT', path: `${path}/responses/${response.id}`, cookie, body }
    },
  },
  'delete an answer': {
    given: async () => {
      const { path, cookie, response } = await answered()
      return { method: 'DELETE', path: `${path}/responses/${response.id}`, cookie, body: {} }
    },
  },
  'restore an answer': {
    given: async () => {
      const { path, cookie, response } = await answered()
      await env.DB.prepare('update guest_selections set deleted_at = ?2, version = 2 where id = ?1')
        .bind(response.id, now())
        .run()
      return { method: 'POST', path: `${path}/responses/${response.id}/restore`, cookie, body: {} }
    },
  },
  'copy the edit link of an answer': {
    given: async () => {
      const { path, cookie, response } = await answered()
      return { method: 'POST', path: `${path}/responses/${response.id}/link`, cookie, body: {} }
    },
    // Each copy is audited.
    more: ['audit COPY_EDIT_LINK'],
  },
  'have the edit link of an answer mailed again': {
    given: async () => {
      const { path, cookie, response } = await answered()
      return { method: 'POST', path: `${path}/responses/${response.id}/mail`, cookie, body: {} }
    },
  },
  'edit an answer as its planner by the edit link': {
    given: async () => {
      const { response, cookie } = await answered()
      const body = { email: `${crypto.randomUUID()}@example.com`, party: partyOf(3), version: 1 }
      return { method: 'PUT', path: `/api/responses/${response.token}`, cookie, body }
    },
  },
  'download the answers': {
    given: async () => {
      const { path, cookie } = await answered()
      return { method: 'GET', path: `${path}/responses.csv`, cookie }
    },
    // Each download is audited.
    more: ['audit EXPORT_CSV'],
  },
  'download an event for Excel': {
    given: async () => {
      const { path, cookie } = await answered()
      return { method: 'GET', path: `${path}/export.xlsx`, cookie }
    },
    more: ['audit EXPORT_CSV'],
  },
  'download all of an event': {
    given: async () => {
      const { path, cookie } = await answered()
      return { method: 'GET', path: `${path}/export.json`, cookie }
    },
    more: ['audit EXPORT_CSV'],
  },
  'tell responses that share names apart': {
    given: async () => {
      const { path, cookie, response } = await answered()
      const body = { responses: [response.id], apart: true }
      return { method: 'POST', path: `${path}/responses/apart`, cookie, body }
    },
  },
  'tell that a party cannot come': {
    given: async () => {
      const { event: one } = await event({ premium: true })
      const { submissionId, email } = submission()
      const body = { submissionId, email, names: ['Ann', 'Leo'] }
      const promises = ({ declineToken }: Answer) => [shows(`/api/declines/${declineToken}`)]
      return { method: 'POST', path: `/api/codes/${one.eventCode}/declines`, body, promises }
    },
  },
  'tell that a party cannot come after all': {
    given: async () => {
      const { event: one, response } = await answered()
      const { submissionId, email } = submission()
      const body = { submissionId, email, names: ['Ann', 'Leo'], editToken: response.token }
      return { method: 'POST', path: `/api/codes/${one.eventCode}/declines`, body }
    },
  },
  'come after all': {
    given: async () => {
      const { decline } = await declined()
      return { method: 'PUT', path: `/api/declines/${decline.token}`, body: submission() }
    },
  },
  'take a decline back': {
    given: async () => {
      const { decline } = await declined()
      return { method: 'DELETE', path: `/api/declines/${decline.token}`, body: {} }
    },
  },
  'erase a decline after closing': {
    given: async () => {
      const { decline } = await declined({ closed: true })
      return { method: 'DELETE', path: `/api/declines/${decline.token}`, body: {} }
    },
  },
  'decline on a guest’s behalf': {
    given: async () => {
      const { path, cookie } = await event({ premium: true, closed: true })
      const { submissionId, email } = submission()
      return {
        method: 'POST',
        path: `${path}/declines`,
        cookie,
        body: { submissionId, email, names: ['Ann'] },
      }
    },
  },
  'delete a decline': {
    given: async () => {
      const { path, cookie, decline } = await declined()
      return { method: 'DELETE', path: `${path}/declines/${decline.id}`, cookie, body: {} }
    },
  },
  'restore a decline': {
    given: async () => {
      const { path, cookie, decline } = await declined()
      await env.DB.prepare('update declines set deleted_at = ?2, version = 2 where id = ?1')
        .bind(decline.id, now())
        .run()
      return { method: 'POST', path: `${path}/declines/${decline.id}/restore`, cookie, body: {} }
    },
  },
  'have the link of a decline mailed again': {
    given: async () => {
      const { path, cookie, decline } = await declined()
      return { method: 'POST', path: `${path}/declines/${decline.id}/mail`, cookie, body: {} }
    },
  },
}

async function declined(more: Parameters<typeof event>[0] = {}) {
  const given = await event({ premium: true, ...more })
  const email = `${crypto.randomUUID()}@example.com`
  return { ...given, decline: await makeDecline(env, given.event, ['Ann', 'Leo'], { email }) }
}
