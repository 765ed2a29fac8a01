import { eq } from 'drizzle-orm'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { layout } from '#core/mail/layout'
import { settings } from '#core/settings'
import { user } from '../table.ts'

/** The mail that tells the owner of a changed password. Null for an account that is gone. */
export async function passwordChangedMail(
  { env, words }: TemplateContext,
  userId: string,
): Promise<Email | null> {
  const [owner] = await database(env.DB).select({ to: user.email }).from(user).where(eq(user.id, userId))
  if (!owner) return null
  const { subject, preview, heading, changed, notYou, action } = words.account.passwordChanged
  return layout(words, {
    to: owner.to,
    subject,
    preview,
    heading,
    paragraphs: [changed, notYou],
    action: { label: action, url: `${settings(env).origin}/planner?mode=reset` },
  })
}
