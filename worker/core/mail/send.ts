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

/** Until when an address takes no more mails of a kind, or null where it takes one now. */
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

async function send(env: Env, mail: Email): Promise<void> {
  // The binding does not check: only one plain address, and no line break in the subject that could start a header.
  if (!/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(mail.to))
    throw Object.assign(new Error('bad recipient'), { code: 'E_VALIDATION_ERROR' })
  const subject = mail.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
  await env.EMAIL.send({
    to: mail.to,
    from: { name: site.name, email: settings(env).mailFrom },
    subject,
    html: mail.html,
    text: mail.text,
    ...(mail.headers && { headers: mail.headers }),
  })
}
