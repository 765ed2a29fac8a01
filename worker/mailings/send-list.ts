import { and, eq, sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { type Database, database } from '#core/db'
import { timeoutMs, withTimeout } from '#core/http/with-timeout'
import { errorFields, log } from '#core/log'
import { MailDeferred, type TemplateContext } from '#core/mail/email'
import { templateContext } from '#core/mail/language'
import { mailEnd, mailRests } from '#core/mail/table'
import { settings } from '#core/settings'
import { codeOf, isPermanent } from '../core/mail/errors.ts'
import { resting, restsFor, waking } from '../core/mail/rests.ts'
import { send } from '../core/mail/send.ts'
import { addressKey } from './address-key.ts'
import { type DueMail, dueMails } from './due.ts'
import type { DueRow, WrittenMail } from './mails/list-mail.ts'
import { pauseEvent } from './pauses.ts'
import { attemptMs, mailsAMinute, mailsAtOnce, shareOfDay } from './rules/pace.ts'
import { listMails } from './table.ts'
import { type Addressed, dayStart, mailsSince, takeMails } from './take.ts'

const hour = 3_600_000
// A run ends before the next one begins.
const runMs = 45_000

/** Writes one mail for rows of an event and a kind that go to one mailbox, and decides once more who needs it: `writeListMail`. */
export type ListTemplate = (context: TemplateContext, rows: DueRow[]) => Promise<WrittenMail | null>

/**
 * Sends mail to guest lists that is due: at most a hundred mails a minute, five at a time, and none while a lane of the
 * outbox rests. A mail goes out at most once: it is `sending` before the provider hears of it, and one whose outcome
 * nobody learned is `unknown` and never taken again. Does nothing where the operator has it off.
 */
export async function sendList(env: Env, write: ListTemplate): Promise<void> {
  const { listMail, secrets } = settings(env)
  if (listMail === null) return
  const db = database(env.DB)
  const begun = now()
  await db.run(sql`update list_mails set state = 'unknown', note = '', updated_at = ${begun}
    where state = 'sending' and attempted_at <= ${begun - attemptMs}`)
  const rests = await db.select().from(mailRests)
  if (rests.some(({ until }) => until > begun)) return
  const mails = await dueMails(db, begun, mailsAMinute)
  await putOff(db, mails, begun)
  await pause(db, mails, begun)
  const due = mails.filter(({ address, when }) => address !== null && when === true)
  // One finds out whether a rest is over.
  let size = rests.some(({ lane }) => lane === 'list') ? 1 : mailsAtOnce
  for (let next = 0; next < due.length && now() - begun < runMs; size = mailsAtOnce) {
    const room = await roomOfDay(db, listMail.daily, now())
    if (room === 0) return
    const some = due.slice(next, next + Math.min(size, room))
    next += some.length
    if (!(await sendSome(env, db, write, await Promise.all(some.map((one) => addressed(secrets, one))))))
      return
  }
}

async function addressed(secrets: readonly string[], mail: DueMail): Promise<Addressed> {
  const keys = await Promise.all(secrets.map((secret) => addressKey(secret, mail.address ?? '')))
  return { ...mail, keys }
}

/** Reminders that are late or due at night wait for the morning. What is for nobody, or too late by then, is dropped. */
async function putOff(db: Database, mails: DueMail[], at: number): Promise<void> {
  const gone = mails.filter(({ address, when }) => address === null || when === null)
  if (gone.length > 0) await drop(db, idsOf(gone.flatMap(({ rows }) => rows)), 'waiting', at)
  const later = mails.flatMap(({ address, when, rows }) =>
    address !== null && typeof when === 'number' ? rows.map(({ id }) => ({ id, when })) : [],
  )
  if (later.length > 0)
    await db.run(sql`update list_mails set due_at = j.value ->> 'when' from json_each(${JSON.stringify(later)}) j
      where list_mails.id = j.value ->> 'id' and state = 'waiting'`)
}

// Much may have come back while few had gone. Paused mail is not taken.
async function pause(db: Database, mails: DueMail[], at: number): Promise<void> {
  const ids = JSON.stringify([...new Set(mails.map(({ eventId }) => eventId))])
  await db.run(pauseEvent(sql`select value from json_each(${ids})`, at))
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
const among = (ids: string[]) => sql`id in (select value from json_each(${JSON.stringify(ids)}))`

async function drop(db: Database, ids: string[], from: 'waiting' | 'sending', at: number): Promise<void> {
  await db.run(sql`update list_mails set state = 'dropped', note = '', attempted_at = null, address_key = null,
    updated_at = ${at} where state = ${from} and ${among(ids)}`)
}

/** @returns how many mails may go today; 0, with the lane at rest until the next day, once the list has had its share */
async function roomOfDay(db: Database, daily: number, at: number): Promise<number> {
  const since = dayStart(at)
  const [used] = await db.all<{
    sent: number
  }>(sql`select ${mailsSince(since - 1)} + (select count(*) from outbox
    where ${mailEnd} >= ${since} and sent_at is not null) as sent`)
  const room = Math.floor(daily * shareOfDay) - (used?.sent ?? 0)
  if (room > 0) return room
  await resting(db, 'list', {
    code: 'E_DAILY_LIMIT_EXCEEDED',
    error: new Error('the share of lists is used up'),
  })
  return 0
}

/** `lost`: the provider may have taken it. */
type Outcome = 'sent' | 'done' | { code: string; error: unknown; lost: boolean }

/** @returns false where the provider takes no more */
async function sendSome(env: Env, db: Database, write: ListTemplate, some: Addressed[]): Promise<boolean> {
  const taken = await takeMails(db, some, now())
  const ours = some.map((one) => ({ ...one, rows: one.rows.filter(({ id }) => taken.has(id)) }))
  const outcomes = await Promise.all(
    ours.filter(({ rows }) => rows.length > 0).map((one) => deliver(env, db, write, one)),
  )
  const sent = outcomes.includes('sent')
  // An error of the provider's own for one mail, while it takes others, is about that mail.
  const refused = outcomes
    .filter((outcome) => typeof outcome === 'object')
    .find(({ lost }) => !(sent && lost))
  if (refused) await resting(db, 'list', refused)
  else if (sent) await db.run(waking('list', now()))
  return refused === undefined
}

async function deliver(env: Env, db: Database, write: ListTemplate, one: Addressed): Promise<Outcome> {
  const ids = idsOf(one.rows)
  let written: WrittenMail | null
  try {
    written = await write(templateContext(env), one.rows)
  } catch (error) {
    return unwritten(db, one, error)
  }
  const of = written?.of ?? []
  const left = ids.filter((id) => !of.includes(id))
  if (left.length > 0) await drop(db, left, 'sending', now())
  if (written === null || of.length === 0) return 'done'
  try {
    const messageId = await withTimeout(send(env, written.mail), timeoutMs)
    // Its outcome may have been told already.
    await db.run(sql`update list_mails set message_id = coalesce(message_id, ${messageId}), note = '', error = null,
      state = iif(state in ('sending', 'unknown'), 'sent', state), updated_at = ${now()} where ${among(of)}`)
    return 'sent'
  } catch (error) {
    return unsent(db, of, error)
  }
}

/** The provider has not heard of these: they wait again, unless there is nothing to wait for. */
async function unwritten(db: Database, { rows }: Addressed, error: unknown): Promise<Outcome> {
  const code = codeOf(error)
  if (isPermanent(code)) return undeliverable(db, idsOf(rows), code, error)
  if (!(error instanceof MailDeferred)) log('error', 'list mail not written', errorFields(error))
  await waitAgain(db, idsOf(rows), now() + hour)
  return 'done'
}

async function waitAgain(db: Database, ids: string[], dueAt?: number): Promise<void> {
  await db
    .update(listMails)
    .set({
      state: 'waiting',
      ...(dueAt !== undefined && { dueAt }),
      attemptedAt: null,
      addressKey: null,
      updatedAt: now(),
    })
    .where(and(among(ids), eq(listMails.state, 'sending')))
}

async function undeliverable(db: Database, ids: string[], code: string, error: unknown): Promise<Outcome> {
  log('warn', 'list mail not sent', { code, ...errorFields(error) })
  await db.run(sql`update list_mails set state = 'undeliverable', error = ${code}, note = '', updated_at = ${now()}
    where ${among(ids)} and state = 'sending'`)
  return 'done'
}

/** After an error that says that nothing went out they wait again. After any other they may have arrived. */
async function unsent(db: Database, ids: string[], error: unknown): Promise<Outcome> {
  const code = codeOf(error)
  if (isPermanent(code)) return undeliverable(db, ids, code, error)
  if (code in restsFor && code !== 'E_INTERNAL_SERVER_ERROR') {
    await waitAgain(db, ids)
    return { code, error, lost: false }
  }
  log('warn', 'list mail perhaps not sent', { code, ...errorFields(error) })
  await db.run(sql`update list_mails set state = iif(state = 'sending', 'unknown', state), note = '', error = ${code || 'failed'},
    updated_at = ${now()} where ${among(ids)}`)
  return { code: code || 'E_INTERNAL_SERVER_ERROR', error, lost: true }
}
