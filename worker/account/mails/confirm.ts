import { and, eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { nameWithoutLinks, plainLength } from '#core/mail/plain-name'
import { settings } from '#core/settings'
import { layout } from '../../core/mail/layout.ts'
import { makeLink } from '../link.ts'
import { user } from '../table.ts'

/** The mail that asks a new planner to confirm the address. Null when it is confirmed already, or the user is gone. */
export async function confirmMail({ env, words }: TemplateContext, userId: string): Promise<Email | null> {
  const { confirmation } = words.account
  const db = database(env.DB)
  const [to] = await db
    .select()
    .from(user)
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
  if (!to) return null
  const token = await makeLink({ db, at: now() }, { purpose: 'confirm', userId: to.id })
  const name = nameWithoutLinks(to.name, plainLength.person)
  return layout(words, {
    to: to.email,
    subject: confirmation.subject,
    preview: confirmation.preview,
    // The name was typed by whoever signed up, who may not own the address.
    heading: confirmation.heading(name),
    paragraphs: [confirmation.ask],
    action: {
      label: confirmation.action,
      // The token is in the fragment, which no server and no log receives.
      url: `${settings(env).origin}/confirm-email#token=${token}`,
    },
    afterwards: [confirmation.goodFor, confirmation.ignore],
  })
}
