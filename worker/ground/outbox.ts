import { sql } from 'drizzle-orm'
import { count, type Limit, uncount } from './attempts.ts'
import { now } from './clock.ts'
import { type Database, database } from './db.ts'
import { failure, log } from './log.ts'
import { outbox } from './schema.ts'
import { settings } from './settings.ts'

const lease = 60_000
const batchSize = 20
const triesMax = 8
/** Minutes before the next try, by how often it was tried. */
const backoff = [1, 2, 5, 15, 60, 180, 360]

/** Mails to one recipient: 3 an hour, later ones wait. */
const recipientLimit = (to: string): Limit => ({ kind: 'mail', of: to, max: 3, within: 3_600_000 })

export type MailKind = typeof outbox.$inferSelect.kind
/** A mail, and who is told if it is given up. */
export type Letter = {
  to: string
  subject: string
  html: string
  text: string
  givenUp?: () => Promise<void>
}

/**
 * Makes a mail when it is sent, from the id of what it is about. Null: there is nothing to send any more.
 */
export type Writer = (env: Env, subjectId: string) => Promise<Letter | null>

// What the provider will refuse however often it is asked.
const permanent = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_RECIPIENT_SUPPRESSED',
  'E_CONTENT_TOO_LARGE',
])

/** The row that queues a mail, for the batch of the change it tells of. The same key twice is one mail. */
export function queued(
  db: Database,
  mail: { kind: MailKind; subjectId: string; dedupeKey: string; at: number },
) {
  return db
    .insert(outbox)
    .values({ id: crypto.randomUUID(), ...mail, dueAt: mail.at, createdAt: mail.at })
    .onConflictDoNothing()
}

/**
 * Sends what is due, at most twenty. Two drains at once never take the same mail: taking moves its due time
 * forward by a lease, after which a crashed sender's mail is tried again.
 */
export async function drain(env: Env, writers: Record<MailKind, Writer>): Promise<void> {
  const db = database(env.DB)
  const at = now()
  const taken = await db.all<Taken>(sql`
    update ${outbox} set due_at = ${at + lease}, tries = tries + 1
    where id in (select id from ${outbox} where sent_at is null and failed_at is null and due_at <= ${at} order by due_at limit ${batchSize})
    returning id, kind, subject_id, tries`)
  await Promise.all(taken.map((mail) => deliver(env, db, writers[mail.kind], mail)))
}

type Taken = { id: string; kind: MailKind; subject_id: string; tries: number }

async function deliver(env: Env, db: Database, write: Writer, mail: Taken): Promise<void> {
  let letter: Letter | null = null
  try {
    letter = await write(env, mail.subject_id)
    const held = letter ? await sendWithinLimit(env, db, letter) : 0
    // A mail that has to wait for its turn was not tried.
    if (held > 0)
      await db.run(
        sql`update ${outbox} set due_at = ${now() + held}, tries = tries - 1 where id = ${mail.id}`,
      )
    else await db.run(sql`update ${outbox} set sent_at = ${now()}, last_error = null where id = ${mail.id}`)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const over = permanent.has(code) || mail.tries >= triesMax
    const wait = (backoff[mail.tries - 1] ?? 360) * 60_000
    log('warn', 'mail not sent', {
      kind: mail.kind,
      outboxId: mail.id,
      tries: mail.tries,
      code,
      ...failure(error),
    })
    await db.run(sql`update ${outbox} set due_at = ${now() + wait}, failed_at = ${over ? now() : null},
      last_error = ${code || 'failed'} where id = ${mail.id}`)
    if (over) await letter?.givenUp?.()
  }
}

/** Sends a letter unless its recipient has had enough for now: then the milliseconds it has to wait. */
async function sendWithinLimit(env: Env, db: Database, letter: Letter): Promise<number> {
  const counted = await count(db, settings(env).secret, [recipientLimit(letter.to.toLowerCase())])
  if (!counted.ok) return counted.retryAfter * 1000
  try {
    await send(env, letter)
    return 0
  } catch (error) {
    await uncount(db, counted.ids)
    throw error
  }
}

async function send(env: Env, letter: Letter): Promise<void> {
  // One plain address, and nothing in the subject that could start another header: the binding does not look.
  if (!/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(letter.to))
    throw Object.assign(new Error('bad recipient'), { code: 'E_VALIDATION_ERROR' })
  const subject = letter.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
  await env.EMAIL.send({
    to: letter.to,
    from: settings(env).mailFrom,
    subject,
    html: letter.html,
    text: letter.text,
  })
}
