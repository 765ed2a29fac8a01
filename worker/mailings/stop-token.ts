import { hmac, isHmac } from '#core/hash'
import { settings } from '#core/settings'
import { addressKey } from './address-key.ts'

/** A link that stops the mail of an event to an address. */
export type StopLink = { eventId: string; addressKey: string }

const form = /^([\w-]{1,64})\.([\w-]{43})\.([\w-]{43})$/
const signedText = (link: StopLink) => `stop ${link.eventId} ${link.addressKey}`

/** The address that stops an event's mail to a mailbox, without signing in. It does not expire, and outlives the event. */
export async function stopUrl(env: Env, eventId: string, address: string): Promise<string> {
  const { secret, origin } = settings(env)
  const link = { eventId, addressKey: await addressKey(secret, address) }
  return `${origin}/stop/${link.eventId}.${link.addressKey}.${await hmac(secret, signedText(link))}`
}

/** Mail that a token stops; null for one that we did not sign. */
export async function stopLinkOf(env: Env, token: string): Promise<StopLink | null> {
  const [, eventId = '', key = '', mac = ''] = form.exec(token) ?? []
  const link = { eventId, addressKey: key }
  if (eventId === '') return null
  return (await isHmac(settings(env).secrets, signedText(link), mac)) ? link : null
}
