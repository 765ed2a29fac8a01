import { sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { outbox } from '#core/schema/outbox'
import type { LinkPurpose } from './link.ts'

/**
 * Queues the mail with a link for an address: one row in one statement whether the address is known or not, so that
 * neither the answer nor its time tells. What is queued for nobody is dropped when its turn comes. Someone confirmed
 * already gets no second confirmation, and who has such a mail waiting no other one: strangers who ask for it cannot
 * keep its owner waiting behind all of theirs.
 * @param id the request's own: each request is a mail of its own, held back by the limit per recipient
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
