import { sql } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { database } from '#core/db'
import { askedIn, queueMail } from '#core/mail/queue'
import { countOrRefuse, type Limit } from '#core/rate-limit/rate-limit'
import { settings } from '#core/settings'

/** Links asked for from one network address. */
const askedLinks = (address: string): Limit => ({
  kind: 'link_again',
  of: address,
  max: 10,
  windowMs: 3_600_000,
})

/**
 * Queues the mail with its personal link for each listed party of an address. One statement runs whether the address is on
 * the list or not, so that neither the answer nor its time tells. A party gets at most one a minute, and what its mailbox
 * gets of one event takes turns.
 * @throws Refusal 429 `too_many` beyond 10 an hour from one network address
 */
export async function askForLinks(
  { env, address }: Context<'env' | 'address'>,
  { code, email }: { code: string; email: string },
): Promise<void> {
  const db = database(env.DB)
  const at = now()
  await countOrRefuse(db, settings(env).secret, [askedLinks(address)])
  await queueMail(
    db,
    { kind: 'link_again', subjectId: sql`i.id`, once: askedIn(at), at },
    sql`from events e join invitations i on i.event_id = e.id
      where e.event_code = ${code} and e.closes_at > ${at} and e.refunded_at is null
        and i.email = ${email} and i.deleted_at is null and i.places > 0`,
  )
}
