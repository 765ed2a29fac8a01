import { env } from 'cloudflare:workers'
import { now } from '#core/clock'
import { database } from '#core/db'
import { eventMailings } from '#mailings/table'
import { stopUrl } from '../../mailings/stop-token.ts'
import { makeInvitation } from '../factories/guest-list.ts'
import { answered, type WriteCase } from './write-case.ts'

/** An event whose planner has had a test mail, and an invitation with an address. */
async function tested() {
  const given = await answered()
  await database(env.DB).insert(eventMailings).values({ eventId: given.event.id, testedAt: now() })
  const email = `${crypto.randomUUID()}@example.com`
  const invitation = await makeInvitation(env, given.event, ['Ann'], { email })
  return { ...given, invitation }
}

/** Writes of mail to the guest list. */
export const mailingWrites: Record<string, WriteCase> = {
  'invite the list': {
    given: async () => {
      const { path, cookie } = await tested()
      const body = {
        id: crypto.randomUUID(),
        kind: 'invite',
        invitations: 'silent',
        confirm: 1,
        allowed: true,
      }
      return { method: 'POST', path: `${path}/mails`, cookie, body }
    },
  },
  'plan reminders': {
    given: async () => {
      const { path, cookie } = await tested()
      return {
        method: 'PUT',
        path: `${path}/reminders`,
        cookie,
        body: { windows: [3, 1], hour: 9, allowed: true },
      }
    },
    // Each is audited.
    more: ['audit UPDATE_REMINDERS'],
  },
  'ask for a test mail': {
    given: async () => {
      const { path, cookie } = await answered()
      return { method: 'POST', path: `${path}/mails/test`, cookie, body: {} }
    },
    // One a minute is sent.
    more: ['audit SEND_TEST_MAIL', 'mail list_test sent'],
  },
  'stop mail by its link': {
    given: async () => {
      const { event } = await answered()
      const { pathname } = new URL(await stopUrl(env, event.id, `${crypto.randomUUID()}@example.com`))
      return { method: 'POST', path: pathname, body: {} }
    },
  },
  'note a message of one’s own': {
    given: async () => {
      const { path, cookie, invitation } = await tested()
      const body = { id: crypto.randomUUID(), kind: 'whatsapp' }
      return { method: 'POST', path: `${path}/invitations/${invitation.id}/contacts`, cookie, body }
    },
  },
}
