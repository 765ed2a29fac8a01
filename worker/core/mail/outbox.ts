import { type SQL, sql } from 'drizzle-orm'
import { site } from '#contract/site'
import { now } from '../clock.ts'
import { type Database, database, statement } from '../db.ts'
import { count, fullUntil, type Limit, uncount } from '../http/rate-limit.ts'
import { errorFields, log } from '../log.ts'
import { inLane, type Lane, laneOf, lanes, outbox, waiting } from '../schema/outbox.ts'
import { settings } from '../settings.ts'
import { mailboxOf } from './mailbox.ts'

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
])

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
  return db
    .insert(outbox)
    .select(
      sql`select lower(hex(randomblob(16))), ${kind}, ${subjectId}, ${dedupeKey}, ${dueAt}, 0, null, null, null, ${at}, null ${from}`,
    )
    .onConflictDoNothing()
}

/** Until when an address takes no more mails of a kind, or null where it takes one now. */
export function mailboxFullUntil(env: Env, db: Database, to: string, kind: MailKind): Promise<number | null> {
  return fullUntil(db, settings(env).secret, recipientLimit(to, kind))
}

/**
 * Sends mails that are due, one lane after the other: at most twenty of each. Two runs at once never take the same mail: a
 * run moves its due time forward by a lease. After the lease a crashed run's mail is tried again.
 */
export async function processOutbox(env: Env, writers: Record<MailKind, Template>): Promise<void> {
  const db = database(env.DB)
  for (const lane of lanes) {
    const { results } = await statement(db, taking(lane, now())).all<Taken>()
    await Promise.all(results.map((mail) => deliver(env, db, writers[mail.kind], mail)))
  }
}

type Taken = {
  id: string
  kind: MailKind
  subject_id: string
  tries: number
  dedupe_key: string
  created_at: number
}

function taking(lane: Lane, at: number): SQL {
  const due = sql.raw(`${waiting} and ${inLane[lane]}`)
  return sql`update ${outbox} set due_at = ${at + lease}, tries = tries + 1
    where id in (select id from ${outbox} where ${due} and due_at <= ${at} order by due_at limit ${batchSize})
    returning id, kind, subject_id, tries, dedupe_key, created_at`
}

async function deliver(env: Env, db: Database, write: Template, mail: Taken): Promise<void> {
  let letter: Email | null = null
  try {
    letter = await write(env, mail.subject_id, { dedupeKey: mail.dedupe_key, createdAt: mail.created_at })
    const held = letter ? await sendWithinLimit(env, db, letter, mail.kind) : 0
    if (held > 0) await db.run(heldBack(mail.id, now(), held))
    else
      await db.run(
        sql`update ${outbox} set sent_at = ${now()}, last_error = null, queue = null where id = ${mail.id}`,
      )
  } catch (error) {
    if (error instanceof Waits) {
      await db.run(heldBack(mail.id, now(), hour))
      return
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const over = permanent.has(code) || mail.tries >= triesMax
    const wait = (backoff[mail.tries - 1] ?? 360) * minute
    log('warn', 'mail not sent', {
      kind: mail.kind,
      outboxId: mail.id,
      tries: mail.tries,
      code,
      ...errorFields(error),
    })
    await db.run(sql`update ${outbox} set due_at = ${now() + wait}, failed_at = ${over ? now() : null},
      last_error = ${code || 'failed'}, queue = ${over ? null : sql`queue`} where id = ${mail.id}`)
    if (over) await letter?.givenUp?.()
  }
}

// Waiting does not count as a try. Of the mails that wait in one queue, three are due each hour.
function heldBack(id: string, at: number, held: number): SQL {
  return sql`update ${outbox} set tries = tries - 1, due_at = max(${at + held}, coalesce((
      select other.due_at + ${hour + minute} from outbox other where other.queue = ${outbox}.queue and other.id <> ${id}
      and other.sent_at is null and other.failed_at is null and other.due_at >= ${at + held}
      order by other.due_at desc limit 1 offset 2), 0))
    where id = ${id}`
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
