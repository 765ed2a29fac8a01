import { and, eq, gt } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { settings } from '#core/settings'
import { layout } from '../../core/mail/layout.ts'
import { addressToken } from '../own/new-address.ts'
import { addressChanges, user } from '../table.ts'

/**
 * The mail with the link that confirms a new address. One that has an account is told so instead, which only its owner
 * reads. Null once it is confirmed, replaced or expired.
 */
export async function addressMail({ env, words }: TemplateContext, changeId: string): Promise<Email | null> {
  const { taken, confirm } = words.account
  const { origin, secret } = settings(env)
  const change = await changeOf(env, changeId)
  if (!change || change.confirmedAt !== null) return null
  const [other] = await database(env.DB)
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, change.email))
  if (other)
    return layout(words, {
      to: change.email,
      subject: taken.subject,
      preview: taken.preview,
      heading: taken.heading,
      paragraphs: [taken.about(change.email)],
      action: { label: taken.action, url: `${origin}/planner` },
      afterwards: [taken.ignore],
    })
  return layout(words, {
    to: change.email,
    subject: confirm.subject,
    preview: confirm.preview,
    heading: confirm.heading,
    paragraphs: [confirm.ask(change.email)],
    action: {
      label: confirm.action,
      // The token is in the fragment, which no server and no log receives.
      url: `${origin}/confirm-email#address=${await addressToken(secret, changeId)}`,
    },
    afterwards: [confirm.goodFor, confirm.ignore],
  })
}

/** The mail to the old address that a new one was asked for. Null once it is confirmed, and for what was taken back. */
export async function addressAskedMail(
  { env, words }: TemplateContext,
  changeId: string,
): Promise<Email | null> {
  const { toOldAddress } = words.account
  const change = await changeOf(env, changeId)
  if (!change || change.confirmedAt !== null) return null
  return layout(words, {
    to: change.oldEmail,
    subject: toOldAddress.askedSubject,
    preview: toOldAddress.askedPreview,
    heading: toOldAddress.askedHeading,
    paragraphs: [toOldAddress.asked(change.email), toOldAddress.askedNotYou],
    action: { label: toOldAddress.action, url: `${settings(env).origin}/planner?mode=reset` },
  })
}

/** The mail to the old address that the new one is in use. Null until it is. */
export async function addressChangedMail(
  { env, words }: TemplateContext,
  changeId: string,
): Promise<Email | null> {
  const { toOldAddress } = words.account
  const change = await changeOf(env, changeId)
  if (!change || change.confirmedAt === null) return null
  return layout(words, {
    to: change.oldEmail,
    subject: toOldAddress.changedSubject,
    preview: toOldAddress.changedPreview,
    heading: toOldAddress.changedHeading,
    paragraphs: [toOldAddress.changed(change.email), toOldAddress.changedNotYou],
  })
}

async function changeOf(env: Env, id: string) {
  const [found] = await database(env.DB)
    .select()
    .from(addressChanges)
    .where(and(eq(addressChanges.id, id), gt(addressChanges.expiresAt, now())))
  return found
}
