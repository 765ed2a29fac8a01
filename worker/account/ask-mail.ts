import { eq } from 'drizzle-orm'
import { now } from '#ground/clock'
import { database } from '#ground/db'
import { queued } from '#ground/outbox'
import { user } from '#ground/schema'
import type { LinkPurpose } from './link.ts'

/**
 * Queues the mail with a link for an address, in one read and one write whether it is known or not, so that neither
 * the answer nor its time tells. Someone confirmed already gets no second confirmation.
 * @param id the request's own: each request is a mail of its own, held back by the limit per recipient
 */
export async function askMail(env: Env, purpose: LinkPurpose, email: string, id: string): Promise<void> {
  const db = database(env.DB)
  const [found] = await db
    .select({ id: user.id, confirmed: user.emailVerified })
    .from(user)
    .where(eq(user.email, email))
  if (!found || (purpose === 'confirm' && found.confirmed)) {
    await db.select({ id: user.id }).from(user).where(eq(user.id, id))
    return
  }
  await queued(db, {
    kind: purpose,
    subjectId: found.id,
    dedupeKey: `${purpose}:${found.id}:${id}`,
    at: now(),
  })
}
