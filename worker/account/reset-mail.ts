import { eq } from 'drizzle-orm'
import { site } from '#contract/site'
import { now } from '#core/clock'
import { database } from '#core/db'
import { isFull } from '#core/http/rate-limit'
import type { Email } from '#core/mail/outbox'
import { plainLength, plainName } from '#core/mail/plain-name'
import { user } from '#core/schema/accounts'
import { settings } from '#core/settings'
import { layout } from '../core/mail/layout.tsx'
import { guessedAccount } from './limits.ts'
import { makeLink } from './link.ts'

/** The mail with the way to a new password. Null when the user is gone. */
export async function resetMail(env: Env, userId: string): Promise<Email | null> {
  const db = database(env.DB)
  const [to] = await db.select().from(user).where(eq(user.id, userId))
  if (!to) return null
  const guessed = await isFull(db, settings(env).secret, guessedAccount(to.email))
  const token = await makeLink(db, 'reset', to.id, now())
  const name = plainName(to.name, plainLength.person)
  const called = name && ` ${name}`
  return layout({
    to: to.email,
    subject: `Reset your ${site.name} password`,
    preview: 'Choose a new password.',
    heading: 'Choose a new password',
    paragraphs: guessed
      ? [
          `Hello${called}, within an hour more than ${guessedAccount(to.email).max} wrong passwords were tried for your ${site.name} account. Until that stops, only browsers in which you have signed in before can sign in.`,
          'Your password still holds. Should you be kept out, choose a new one: you are signed in with it at once.',
        ]
      : [`Hello${called}, someone asked to reset the password of your ${site.name} account.`],
    action: {
      label: 'Reset my password',
      url: `${settings(env).origin}/reset-password2#access_token=${token}&type=recovery`,
    },
    afterwards: [
      'The link works once and is good for one hour.',
      guessed
        ? 'If you can sign in, you need do nothing: your password stays as it is.'
        : 'If it was not you, you can ignore this mail: your password stays as it is.',
    ],
  })
}
