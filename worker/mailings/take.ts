import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf, runBatch } from '#core/db'
import { mailRests } from '#core/mail/table'
import type { DueMail } from './due.ts'
import { firstOfDay, mailboxADay, mailsAMinute } from './rules/pace.ts'
import { stops } from './stops.ts'

const minute = 60_000
const day = 86_400_000

/** The error of a mailbox that does not exist: it is not written to until the address is another. */
export const hardBounce = 'E_BOUNCED'

/** The first millisecond of a day of the provider's, in UTC. */
export const dayStart = (at: number): number => at - (at % day)

// Rows that share a mailbox are one mail.
const distinctMail = sql.raw(
  "event_id || ' ' || kind || ' ' || coalesce(address_key, id) || ' ' || attempted_at",
)

/** SQL: how many mails were handed over since an instant. @param where more conditions */
export function mailsSince(since: number, where: SQL = sql``): SQL {
  return sql`(select count(distinct ${distinctMail}) from list_mails where attempted_at > ${since} ${where})`
}

/** A due mail with the keys of its mailbox under each secret, the present one's first. */
export type Addressed = DueMail & { keys: string[] }

const list = (values: string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`

/**
 * Takes mails, each in one statement that holds every limit, so that two clocks never take one twice. What may not go is
 * marked or put off in the same batch: `stopped`, `undeliverable`, or due when its mailbox has room.
 * @returns the ids of the mails that are ours to send now
 */
export async function takeMails(db: Database, mails: Addressed[], at: number): Promise<Set<string>> {
  const queries = Object.fromEntries(
    mails.flatMap((one, index) => [
      [`stop${index}`, rowsOf(db, stopping(one, at))],
      [`undeliverable${index}`, rowsOf(db, bounced(one, at))],
      [`full${index}`, rowsOf(db, fullMailbox(one, at))],
      [`rest${index}`, rowsOf(db, behindTheFirst(one, at))],
      [`taken${index}`, rowsOf<{ id: string }>(db, taking(one, at))],
    ]),
  )
  const results = await runBatch(db, queries)
  const taken = mails.flatMap((_, index) => results[`taken${index}`] as { id: string }[])
  return new Set(taken.map(({ id }) => id))
}

const waitingOf = ({ rows }: Addressed) => sql`state = 'waiting' and id in ${list(rows.map(({ id }) => id))}`

function stopping(one: Addressed, at: number): SQL {
  return sql`update list_mails set state = 'stopped', note = '', updated_at = ${at} where ${waitingOf(one)}
    and ${stops(one.keys, one.eventId)}`
}

function bounced(one: Addressed, at: number): SQL {
  return sql`update list_mails set state = 'undeliverable', error = ${hardBounce}, note = '', updated_at = ${at}
    where ${waitingOf(one)} and exists (select 1 from list_mails before where before.address_key in ${list(one.keys)}
      and before.user_id = ${one.userId} and before.state = 'undeliverable' and before.error = ${hardBounce})`
}

const ofMailbox = (one: Addressed) => sql`and address_key in ${list(one.keys)}`

function fullMailbox(one: Addressed, at: number): SQL {
  const free = sql`(select min(attempted_at) + ${day} from (select attempted_at from list_mails
    where attempted_at > ${at - day} ${ofMailbox(one)} group by ${distinctMail} order by 1 desc limit ${mailboxADay}))`
  return sql`update list_mails set due_at = ${free} where ${waitingOf(one)}
    and ${mailsSince(at - day, ofMailbox(one))} >= ${mailboxADay}`
}

const firstAttempt = (one: Addressed, at: number) =>
  sql`(select min(attempted_at) from list_mails where event_id = ${one.eventId} and attempted_at >= ${dayStart(at)})`
const isBehind = (one: Addressed, at: number) =>
  sql`(${mailsSince(dayStart(at) - 1, sql`and event_id = ${one.eventId}`)} >= ${firstOfDay.mails}
    and ${firstAttempt(one, at)} > ${at - firstOfDay.aheadMs})`

// The whole event's, so that it does not keep others from their turn.
function behindTheFirst(one: Addressed, at: number): SQL {
  return sql`update list_mails set due_at = ${firstAttempt(one, at)} + ${firstOfDay.aheadMs}
    where event_id = ${one.eventId} and state = 'waiting' and due_at <= ${at} and ${isBehind(one, at)}`
}

function taking(one: Addressed, at: number): SQL {
  return sql`update list_mails set state = 'sending', attempted_at = ${at}, updated_at = ${at},
      address_key = ${one.keys[0] ?? null}
    where ${waitingOf(one)} and due_at <= ${at}
      and not exists (select 1 from ${mailRests} where until > ${at})
      and not exists (select 1 from mail_pauses where subject_id in (${one.eventId}, ${one.userId}) and lifted_at is null)
      and ${mailsSince(at - minute)} < ${mailsAMinute}
    returning id`
}
