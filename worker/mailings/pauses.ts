import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#core/context'
import type { Database } from '#core/db'
import { settings } from '#core/settings'
import { addressKey } from './address-key.ts'
import { addressed, recipientOf } from './due.ts'
import { eventPause, plannerPause } from './rules/pauses.ts'
import { hardBounce } from './take.ts'

const day = 86_400_000

// Those who share a mailbox share a mail, and one who complains of two is one. What came back before a pause was lifted counts no more.
const since = (subject: SQL) =>
  sql`coalesce((select p.lifted_at from mail_pauses p where p.subject_id = ${subject}), 0)`
const complained = (subject: SQL) =>
  sql`count(distinct iif(m.state = 'complained' and m.updated_at > ${since(subject)}, m.address_key, null))`

// A pause by complaints ends when somebody has looked, one by bounces by itself: the stronger one stays.
const paused = sql`on conflict (subject_id) do update set reason = excluded.reason, at = excluded.at, lifted_at = null
  where lifted_at is not null or (reason = 'bounces' and excluded.reason = 'complaints')`

/** SQL that pauses mail of an event of which too much came back or was complained of, for a batch. */
export function pauseEvent(event: SQL, at: number): SQL {
  const { sent, percentBounced, complaints } = eventPause
  const bounced = sql`count(distinct iif(m.state = 'undeliverable' and m.error = ${hardBounce}
    and m.updated_at > ${since(sql`e.id`)}, m.message_id, null))`
  return sql`insert into mail_pauses (subject_id, subject, reason, at)
    select id, 'event', iif(complained >= ${complaints}, 'complaints', 'bounces'), ${at} from (
      select e.id, count(distinct m.message_id) as sent, ${bounced} as bounced, ${complained(sql`e.id`)} as complained
      from events e join list_mails m on m.event_id = e.id where e.id in (${event}) group by e.id)
    where complained >= ${complaints} or (sent >= ${sent} and bounced * 100 >= sent * ${percentBounced})
    ${paused}`
}

/**
 * SQL that pauses mail of a planner of whose events too many complained, for a batch: of those that are gone, too.
 * @param event one of theirs
 */
export function pausePlanner(event: SQL, at: number): SQL {
  const { complaints, days } = plannerPause
  const { sent, percentBounced } = eventPause
  // One event is paused by itself, and so is one with a paid plan: several small ones have too few parties for that.
  const bounced = sql`count(distinct iif(not m.paid and m.state = 'undeliverable' and m.error = ${hardBounce}
    and m.updated_at > ${since(sql`m.user_id`)}, m.message_id, null))`
  return sql`insert into mail_pauses (subject_id, subject, reason, at)
    select user_id, 'planner', iif(complained >= ${complaints}, 'complaints', 'bounces'), ${at} from (
      select m.user_id, ${complained(sql`m.user_id`)} as complained, ${bounced} as bounced,
        count(distinct iif(m.paid, null, m.message_id)) as sent,
        count(distinct iif(m.state = 'undeliverable' and not m.paid, m.event_id, null)) as events from list_mails m
      where m.user_id in (select user_id from list_mails where event_id in (${event})) and m.updated_at > ${at - days * day}
      group by m.user_id)
    where complained >= ${complaints}
      or (events > 1 and sent >= ${sent} and bounced * 100 >= sent * ${percentBounced})
    ${paused}`
}

/** Lifts pauses by bounces of events whose bounced addresses were all corrected or removed. */
export async function liftPauses({ env, db, at }: Context<'env' | 'db' | 'at'>): Promise<void> {
  const { secrets } = settings(env)
  const bounced = await db.all<{ eventId: string; key: string | null; address: string | null }>(
    sql`select p.subject_id as eventId, m.address_key as key, ${recipientOf} as address from mail_pauses p
      left join list_mails m on m.event_id = p.subject_id and m.state = 'undeliverable' and m.error = ${hardBounce}
      ${addressed} where p.subject = 'event' and p.reason = 'bounces' and p.lifted_at is null`,
  )
  const stay = new Set<string>()
  for (const { eventId, key, address } of bounced) {
    if (address === null || stay.has(eventId)) continue
    const keys = await Promise.all(secrets.map((secret) => addressKey(secret, address)))
    if (keys.includes(key ?? '')) stay.add(eventId)
  }
  const lifted = new Set(bounced.map(({ eventId }) => eventId).filter((id) => !stay.has(id)))
  for (const id of lifted) await liftPause(db, id, at)
}

/** Lifts the pause of an event or of a planner. Their mail goes on, and what came back before counts no more. */
async function liftPause(db: Database, subjectId: string, at: number): Promise<void> {
  await db.run(
    sql`update mail_pauses set lifted_at = ${at} where subject_id = ${subjectId} and lifted_at is null`,
  )
}
