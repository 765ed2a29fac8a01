import { hmac } from '#core/hash'
import { mailboxOf } from '#core/mail/mailbox'

/** Keyed hash of an address's mailbox: what is remembered of an address once its mail is sent. */
export function addressKey(secret: string, address: string): Promise<string> {
  return hmac(secret, `list mail ${mailboxOf(address)}`)
}
