import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { nameWithoutLinks, plainLength } from '#core/mail/plain-name'
import { isFull } from '#core/rate-limit/rate-limit'
import { settings } from '#core/settings'
import { layout } from '../../core/mail/layout.ts'
import { guessedAccount } from '../limits.ts'
import { makeLink } from '../link.ts'
import { user } from '../table.ts'

/** The mail with the way to a new password. Null when the user is gone. */
export async function resetMail({ env, words }: TemplateContext, userId: string): Promise<Email | null> {
  const { reset } = words.account
  const db = database(env.DB)
  const [to] = await db.select().from(user).where(eq(user.id, userId))
  if (!to) return null
  const guessed = await isFull(db, settings(env).secret, guessedAccount(to.email))
  const token = await makeLink({ db, at: now() }, { purpose: 'reset', userId: to.id })
  const name = nameWithoutLinks(to.name, plainLength.person)
  return layout(words, {
    to: to.email,
    subject: reset.subject,
    preview: reset.preview,
    heading: reset.heading,
    paragraphs: guessed
      ? [reset.guessed(name, guessedAccount(to.email).max), reset.stillHolds]
      : [reset.asked(name)],
    action: {
      label: reset.action,
      url: `${settings(env).origin}/reset-password2#access_token=${token}&type=recovery`,
    },
    afterwards: [reset.goodFor, guessed ? reset.needDoNothing : reset.ignore],
  })
}
