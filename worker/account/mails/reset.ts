import { eq } from 'drizzle-orm'
import { reset as words } from '#account/words/mail'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email } from '#core/mail/email'
import { plainLength, plainName } from '#core/mail/plain-name'
import { isFull } from '#core/rate-limit/rate-limit'
import { settings } from '#core/settings'
import { layout } from '../../core/mail/layout.ts'
import { guessedAccount } from '../limits.ts'
import { makeLink } from '../link.ts'
import { user } from '../table.ts'

/** The mail with the way to a new password. Null when the user is gone. */
export async function resetMail(env: Env, userId: string): Promise<Email | null> {
  const db = database(env.DB)
  const [to] = await db.select().from(user).where(eq(user.id, userId))
  if (!to) return null
  const guessed = await isFull(db, settings(env).secret, guessedAccount(to.email))
  const token = await makeLink({ db, at: now() }, { purpose: 'reset', userId: to.id })
  const name = plainName(to.name, plainLength.person)
  return layout({
    to: to.email,
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    paragraphs: guessed
      ? [words.guessed(name, guessedAccount(to.email).max), words.stillHolds]
      : [words.asked(name)],
    action: {
      label: words.action,
      url: `${settings(env).origin}/reset-password2#access_token=${token}&type=recovery`,
    },
    afterwards: [words.goodFor, guessed ? words.needDoNothing : words.ignore],
  })
}
