import type { Database } from '../db.ts'
import { count, fullUntil, type Limit, uncount } from '../rate-limit/rate-limit.ts'
import { settings } from '../settings.ts'
import { site } from '../site.ts'
import type { Email } from './email.ts'
import { mailboxOf } from './mailbox.ts'
import { laneOf, type MailKind } from './table.ts'

const hour = 3_600_000
const countedAs = { account: 'account_mail', safety: 'safety_mail', other: 'mail' } as const
/**
 * Mails to one mailbox: 3 an hour of each lane; later ones wait. No other mail can delay a password reset, or news of an
 * allergy.
 */
const recipientLimit = (to: string, kind: MailKind): Limit => ({
  kind: countedAs[laneOf(kind)],
  of: mailboxOf(to),
  max: 3,
  windowMs: hour,
})

/** The time until which an address takes no more mails of a kind, or null where it takes one now. */
export function mailboxFullUntil(env: Env, db: Database, to: string, kind: MailKind): Promise<number | null> {
  return fullUntil(db, settings(env).secret, recipientLimit(to, kind))
}

/** Sends a mail within its recipient's limit. Returns 0, or the milliseconds to wait when the limit is full. */
export async function sendWithinLimit(env: Env, db: Database, mail: Email, kind: MailKind): Promise<number> {
  const counted = await count(db, settings(env).secret, [recipientLimit(mail.to, kind)])
  if (!counted.ok) return counted.retryAfter * 1000
  try {
    await send(env, mail)
    return 0
  } catch (error) {
    await uncount(db, counted.ids)
    throw error
  }
}

/**
 * Hands a mail to the provider: the one place that knows it. Another provider takes this function's place.
 * @returns the provider's id of the mail, under which it later tells what became of it; null where it gave none
 * @throws an error with a `code` where the provider refuses; without one nobody knows whether the mail went out
 */
export async function send(env: Env, mail: Email): Promise<string | null> {
  // The binding does not check: only plain addresses, and no line break in a text that could start a header.
  if ([mail.to, ...(mail.replyTo === undefined ? [] : [mail.replyTo])].some((one) => !plainAddress.test(one)))
    throw Object.assign(new Error('bad recipient'), { code: 'E_VALIDATION_ERROR' })
  const { name, email } = mail.from ?? { name: site.name, email: settings(env).mailFrom }
  const sent: Partial<EmailSendResult> | undefined = await env.EMAIL.send({
    to: mail.to,
    from: { name: oneLine(name), email },
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    ...(mail.headers && { headers: mail.headers }),
  })
  return sent?.messageId ?? null
}

const plainAddress = /^[^\s@,;<>]+@[^\s@,;<>]+$/
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
