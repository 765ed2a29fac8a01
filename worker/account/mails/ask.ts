import { sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import type { LinkPurpose } from '../link.ts'

/**
 * Queues the mail with a link for an address. One statement writes one row whether the address is known or not, so that
 * neither the answer nor its time reveals it; a row without an account is dropped when it is due. A confirmed account
 * gets no confirmation mail. While such a mail waits, no second one is queued, so that strangers cannot delay it.
 * @param id the request's id: each request is a mail of its own, within the limit per recipient
 */
export async function askMail(env: Env, purpose: LinkPurpose, email: string, id: string): Promise<void> {
  const at = now()
  await database(env.DB).run(sql`
    insert into ${outbox} (id, kind, subject_id, dedupe_key, due_at, created_at)
    select ${crypto.randomUUID()}, ${purpose}, coalesce((
      select u.id from user u where u.email = ${email} and (${purpose} = 'reset' or u.email_verified = 0)
      and not exists (select 1 from outbox o where o.kind = ${purpose} and o.subject_id = u.id
        and o.sent_at is null and o.failed_at is null)
    ), ${`nobody ${id}`}), ${`${purpose}:${id}`}, ${at}, ${at} on conflict do nothing`)
}
