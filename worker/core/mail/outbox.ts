import { type SQL, sql } from 'drizzle-orm'
import { now } from '../clock.ts'
import { type Database, database, insertSelect, statement } from '../db.ts'
import { Refusal } from '../http/refusal.ts'
import { errorFields, log } from '../log.ts'
import { count, fullUntil, type Limit, uncount } from '../rate-limit/rate-limit.ts'
import { settings } from '../settings.ts'
import { site } from '../site.ts'
import { mailboxOf } from './mailbox.ts'
import { inLane, type Lane, laneOf, lanes, mailRests, outbox, waiting } from './table.ts'

const minute = 60_000
const lease = minute
const batchSize = 20
const triesMax = 8
/** Minutes before the next try, by the number of tries so far. */
const backoff = [1, 2, 5, 15, 60, 180, 360]

const hour = 60 * minute
const countedAs = { account: 'account_mail', safety: 'safety_mail', other: 'mail' } as const
/**
 * Mails to one mailbox: 3 an hour of each lane; later ones wait. No other mail can delay a password reset, or news of an
 * allergy.
 */
const recipientLimit = (to: string, kind: MailKind): Limit => ({
  kind: countedAs[laneOf(kind)],
  of: mailboxOf(to),
  max: 3,
  windowMs: hour,
})

export type MailKind = typeof outbox.$inferSelect.kind
/** A rendered mail. `givenUp` runs if it is never sent. */
export type Email = {
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  givenUp?: () => Promise<void>
}

/**
 * Renders a mail when it is sent, from the id of its subject. Null when there is nothing to send any more.
 */
export type Template = (env: Env, subjectId: string, queued?: Queued) => Promise<Email | null>

/**
 * Thrown by a template for a mail that has to wait, such as one about an event that an operator has suspended. It is
 * rendered again an hour later, and that counts as no try.
 */
export class Waits extends Error {}

/** What a mail was queued with. */
export type Queued = { dedupeKey: string; createdAt: number }

// Errors after which another try cannot succeed.
const permanent = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_RECIPIENT_SUPPRESSED',
  'E_CONTENT_TOO_LARGE',
  'E_LINK_FORGOTTEN',
  'E_KITCHEN_LINK_FORGOTTEN',
  'E_QUEUE_FULL',
])

/**
 * Errors that are nobody's fault but ours: for how many milliseconds the lane rests. The day's quota may come back sooner
 * than its end, and a letter about an account finds out.
 */
const restsFor: Record<string, (lane: Lane, at: number) => number> = {
  E_RATE_LIMIT_EXCEEDED: () => 5 * minute,
  E_DAILY_LIMIT_EXCEEDED: (lane, at) => (lane === 'account' ? 5 * minute : Math.min(hour, untilNextDay(at))),
  E_SENDER_NOT_VERIFIED: () => 5 * minute,
  E_SENDER_DOMAIN_NOT_AVAILABLE: () => 5 * minute,
  E_INTERNAL_SERVER_ERROR: () => minute,
}

/** Milliseconds until the next 00:10 UTC, when a new day's quota holds. */
function untilNextDay(at: number): number {
  const tenPast = 10 * minute
  return 24 * hour - ((at - tenPast) % (24 * hour))
}

/** The insert that queues a mail, for the batch of the change it reports. The same key twice is one mail. */
export function queueMail(
  db: Database,
  mail: { kind: MailKind; subjectId: string; dedupeKey: string; at: number },
) {
  return db
    .insert(outbox)
    .values({ id: crypto.randomUUID(), ...mail, dueAt: mail.at, createdAt: mail.at })
    .onConflictDoNothing()
}

/**
 * The same for each row of a query: subject and key may be SQL over its columns. Two that would wait for one subject are one
 * mail as well.
 * @param from from its FROM on; SQLite wants a WHERE there
 */
export function queueMails(
  db: Database,
  mail: { kind: MailKind; subjectId: SQL | string; dedupeKey: SQL | string; at: number; dueAt?: number },
  from: SQL,
) {
  const { kind, subjectId, dedupeKey, at, dueAt = at } = mail
  return insertSelect(
    db,
    outbox,
    { id: sql`lower(hex(randomblob(16)))`, kind, subjectId, dedupeKey, dueAt, createdAt: at },
    from,
  ).onConflictDoNothing()
}

/** Until when an address takes no more mails of a kind, or null where it takes one now. */
export function mailboxFullUntil(env: Env, db: Database, to: string, kind: MailKind): Promise<number | null> {
  return fullUntil(db, settings(env).secret, recipientLimit(to, kind))
}

/**
 * Sends mails that are due, one lane after the other: at most twenty of each. A lane that the provider refuses rests, and
 * those behind it wait for the next run. Two runs at once never take the same mail: a run moves its due time forward by a
 * lease. After the lease a crashed run's mail is tried again.
 */
export async function processOutbox(env: Env, writers: Record<MailKind, Template>): Promise<void> {
  const db = database(env.DB)
  for (const lane of lanes) if (!(await sendLane(env, db, lane, writers))) return
}

/** Sends mails of a lane that are due. @returns false where the provider refused */
async function sendLane(
  env: Env,
  db: Database,
  lane: Lane,
  writers: Record<MailKind, Template>,
): Promise<boolean> {
  const at = now()
  const { results } = await statement(db, taking(lane, at)).all<Taken>()
  const outcomes = await Promise.all(results.map((mail) => deliver(env, db, writers[mail.kind], mail)))
  const sent = outcomes.includes('sent')
  const refused = outcomes.filter((outcome) => typeof outcome === 'object')
  // An error of the provider's own for one letter, while it takes others, is about that letter.
  const own = refused.filter(({ code }) => sent && code === 'E_INTERNAL_SERVER_ERROR')
  for (const letter of own) await fail(db, letter)
  const all = refused.filter((letter) => !own.includes(letter))
  const [first] = all
  if (first) await rest(db, lane, first, all)
  else if (sent) await db.run(waking(lane, at))
  return first === undefined
}

type Taken = {
  id: string
  kind: MailKind
  subject_id: string
  tries: number
  dedupe_key: string
  created_at: number
  /** Of mails to kitchens alone, which are given up after a day. */
  planner_id: string | null
}

/** A mail that was not sent, and why. */
type Unsent = { mail: Taken; code: string; error: unknown; givenUp: Email['givenUp'] }

function taking(lane: Lane, at: number): SQL {
  const inThis = sql.raw(`${waiting} and ${inLane[lane]}`)
  // As a bound of the index: a condition of its own would be asked of every letter that is due.
  const until = sql`iif(exists (select 1 from ${mailRests} where lane = ${lane} and until > ${at}), 0, ${at})`
  return sql`update ${outbox} set due_at = ${at + lease}, tries = tries + 1
    where id in (select id from ${outbox} where ${inThis} and due_at <= ${until} order by due_at limit ${batchSize})
    returning id, kind, subject_id, tries, dedupe_key, created_at, planner_id`
}

/** @returns what the provider takes of nobody now, for its lane to rest */
async function deliver(
  env: Env,
  db: Database,
  write: Template,
  mail: Taken,
): Promise<'sent' | 'done' | Unsent> {
  let letter: Email | null = null
  try {
    letter = await write(env, mail.subject_id, { dedupeKey: mail.dedupe_key, createdAt: mail.created_at })
    const held = letter ? await sendWithinLimit(env, db, letter, mail.kind) : 0
    if (held > 0) {
      const [left] = await db.all<{ due: number }>(heldBack(mail.id, now(), held))
      if (left && mail.planner_id !== null && left.due > mail.created_at + 24 * hour)
        throw Object.assign(new Error('a day without room in the mailbox'), { code: 'E_QUEUE_FULL' })
      return 'done'
    }
    await db.run(
      sql`update ${outbox} set sent_at = ${now()}, last_error = null, queue = null where id = ${mail.id}`,
    )
    return letter ? 'sent' : 'done'
  } catch (error) {
    if (error instanceof Waits) {
      await db.run(heldBack(mail.id, now(), hour))
      return 'done'
    }
    const code = codeOf(error)
    const unsent = { mail, code, error, givenUp: letter?.givenUp }
    if (code in restsFor) return unsent
    await fail(db, unsent)
    return 'done'
  }
}

function codeOf(error: unknown): string {
  if (error instanceof Refusal) return `E_${error.reason.toUpperCase()}`
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Notes a try that failed, and gives the mail up after an error that is permanent or the last try. */
async function fail(db: Database, { mail, code, error, givenUp }: Unsent): Promise<void> {
  const { id, kind, tries } = mail
  const over = permanent.has(code) || tries >= triesMax
  const wait = (backoff[tries - 1] ?? 360) * minute
  log('warn', 'mail not sent', { kind, outboxId: id, tries, code, ...errorFields(error) })
  await db.run(sql`update ${outbox} set due_at = ${now() + wait}, failed_at = ${over ? now() : null},
    last_error = ${code || 'failed'}, queue = ${over ? null : sql`queue`} where id = ${id}`)
  if (over) await givenUp?.()
}

/** Has a lane rest. Its mails are due at once when it wakes, and lost no try. */
async function rest(db: Database, lane: Lane, { code, error }: Unsent, refused: Unsent[]): Promise<void> {
  const at = now()
  const until = at + (restsFor[code]?.(lane, at) ?? minute)
  log('warn', 'mail rests', { lane, until, code, ...errorFields(error) })
  const ids = JSON.stringify(refused.map(({ mail }) => mail.id))
  await db.batch([
    db
      .insert(mailRests)
      .values({ lane, since: at, until, reason: code })
      .onConflictDoUpdate({ target: mailRests.lane, set: { until, reason: code } }),
    db
      .update(outbox)
      .set({ dueAt: at, tries: sql`${outbox.tries} - 1` })
      .where(sql`${outbox.id} in (select value from json_each(${ids}))`),
  ])
}

/** Ends every rest once a lane has sent a mail after its own: the provider takes mail again. */
function waking(lane: Lane, at: number): SQL {
  return sql`delete from ${mailRests} where exists (select 1 from ${mailRests} where lane = ${lane} and until <= ${at})`
}

// Waiting does not count as a try. Of the mails that wait in one queue, three are due each hour.
function heldBack(id: string, at: number, held: number): SQL {
  return sql`update ${outbox} set tries = tries - 1, due_at = max(${at + held}, coalesce((
      select other.due_at + ${hour + minute} from outbox other where other.queue = ${outbox}.queue and other.id <> ${id}
      and other.sent_at is null and other.failed_at is null and other.due_at >= ${at + held}
      order by other.due_at desc limit 1 offset 2), 0))
    where id = ${id} returning due_at as due`
}

/** Sends a mail within its recipient's limit. Returns 0, or the milliseconds to wait when the limit is full. */
async function sendWithinLimit(env: Env, db: Database, letter: Email, kind: MailKind): Promise<number> {
  const counted = await count(db, settings(env).secret, [recipientLimit(letter.to, kind)])
  if (!counted.ok) return counted.retryAfter * 1000
  try {
    await send(env, letter)
    return 0
  } catch (error) {
    await uncount(db, counted.ids)
    throw error
  }
}

async function send(env: Env, letter: Email): Promise<void> {
  // The binding does not check: only one plain address, and no line break in the subject that could start a header.
  if (!/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(letter.to))
    throw Object.assign(new Error('bad recipient'), { code: 'E_VALIDATION_ERROR' })
  const subject = letter.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
  await env.EMAIL.send({
    to: letter.to,
    from: { name: site.name, email: settings(env).mailFrom },
    subject,
    html: letter.html,
    text: letter.text,
    ...(letter.headers && { headers: letter.headers }),
  })
}
