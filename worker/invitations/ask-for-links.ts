import { sql } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { database } from '#core/db'
import { freeGuestLimit } from '#core/limits'
import { oncePerMinute, queueMail } from '#core/mail/queue'
import { countOrRefuse, type Limit } from '#core/rate-limit/rate-limit'
import { settings } from '#core/settings'

const day = 86_400_000
/** Mails with links that are asked for within a day: by one party, in one event, and in a planner's events without a paid plan. */
const askedADay = { party: 3, event: 30, planner: 60 }

/** Links asked for from one network address. */
const askedLinks = (address: string): Limit => ({
  kind: 'link_again',
  of: address,
  max: 10,
  windowMs: 3_600_000,
})

// A list of strangers is no way to write to them.
const fewAsked = (at: number) => sql`not exists (select 1 from mail_pauses p
    where p.subject_id in (e.id, e.user_id) and p.lifted_at is null)
  and (select count(*) from outbox o where o.subject_id = i.id and o.kind = 'link_again'
    and o.created_at > ${at - day}) < ${askedADay.party}
  and (select count(*) from invitations other join outbox o on o.subject_id = other.id
    where other.event_id = e.id and o.kind = 'link_again' and o.created_at > ${at - day}) < max(${askedADay.event}, e.guest_limit)
  and (e.guest_limit > ${freeGuestLimit} or (select count(*) from events f join invitations other on other.event_id = f.id
    join outbox o on o.subject_id = other.id where f.user_id = e.user_id and o.kind = 'link_again'
    and o.created_at > ${at - day}) < ${askedADay.planner})`

/**
 * Queues the mail with its personal link for each invitation of an address. One statement runs whether the address is on
 * the list or not, so that neither the answer nor its time tells. A party gets at most one a minute, and what its mailbox
 * gets of one event takes turns.
 * @throws Refusal 429 `too_many` beyond 10 an hour from one network address
 */
export async function askForLinks(
  { env, clientAddress }: Context<'env' | 'clientAddress'>,
  { code, email }: { code: string; email: string },
): Promise<void> {
  const db = database(env.DB)
  const at = now()
  await countOrRefuse(db, settings(env).secret, [askedLinks(clientAddress)])
  await queueMail(
    db,
    { kind: 'link_again', subjectId: sql`i.id`, dedupeKey: oncePerMinute(at), at },
    sql`from events e join invitations i on i.event_id = e.id
      where e.event_code = ${code} and e.closes_at > ${at} and e.refunded_at is null
        and i.email = ${email} and i.deleted_at is null and i.places > 0
        and ${fewAsked(at)}`,
  )
}
