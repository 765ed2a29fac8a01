import { type SQL, sql } from 'drizzle-orm'
import { now } from '../clock.ts'
import { type Database, database, statement } from '../db.ts'
import { errorFields, log } from '../log.ts'
import { type Email, MailDeferred, type Template } from './email.ts'
import { codeOf, isPermanent } from './errors.ts'
import { rest, restsFor, type Taken, type Unsent, waking } from './rests.ts'
import { sendWithinLimit } from './send.ts'
import { inLane, type Lane, lanes, type MailKind, mailRests, outbox, waiting } from './table.ts'

const minute = 60_000
const lease = minute
const batchSize = 20
const triesMax = 8
/** Minutes before the next try, by the number of tries so far. */
const backoff = [1, 2, 5, 15, 60, 180, 360]

const hour = 60 * minute

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
  // An error of the provider's own for one mail, while it takes others, is about that mail.
  const own = refused.filter(({ code }) => sent && code === 'E_INTERNAL_SERVER_ERROR')
  for (const mail of own) await fail(db, mail)
  const all = refused.filter((mail) => !own.includes(mail))
  const [first] = all
  if (first) await rest(db, lane, first, all)
  else if (sent) await db.run(waking(lane, at))
  return first === undefined
}

function taking(lane: Lane, at: number): SQL {
  const inThis = sql.raw(`${waiting} and ${inLane[lane]}`)
  // As a bound of the index: a condition of its own would be asked of every mail that is due.
  const until = sql`iif(exists (select 1 from ${mailRests} where lane = ${lane} and until > ${at}), 0, ${at})`
  return sql`update ${outbox} set due_at = ${at + lease}, tries = tries + 1
    where id in (select id from ${outbox} where ${inThis} and due_at <= ${until} order by due_at limit ${batchSize})
    returning id, kind, subject_id, tries, created_at, planner_id`
}

/** @returns what the provider takes of nobody now, for its lane to rest */
async function deliver(
  env: Env,
  db: Database,
  write: Template,
  taken: Taken,
): Promise<'sent' | 'done' | Unsent> {
  let mail: Email | null = null
  try {
    mail = await write(env, taken.subject_id, { createdAt: taken.created_at })
    const held = mail ? await sendWithinLimit(env, db, mail, taken.kind) : 0
    if (held > 0) {
      const [left] = await db.all<{ due: number }>(heldBack(taken.id, now(), held))
      if (left && taken.planner_id !== null && left.due > taken.created_at + 24 * hour)
        throw Object.assign(new Error('a day without room in the mailbox'), { code: 'E_QUEUE_FULL' })
      return 'done'
    }
    await db.run(
      sql`update ${outbox} set sent_at = ${now()}, last_error = null, queue = null where id = ${taken.id}`,
    )
    return mail ? 'sent' : 'done'
  } catch (error) {
    if (error instanceof MailDeferred) {
      await db.run(heldBack(taken.id, now(), hour))
      return 'done'
    }
    const code = codeOf(error)
    const unsent = { mail: taken, code, error, onGivenUp: mail?.onGivenUp }
    if (code in restsFor) return unsent
    await fail(db, unsent)
    return 'done'
  }
}

/** Notes a try that failed, and gives the mail up after an error that is permanent or the last try. */
async function fail(db: Database, { mail, code, error, onGivenUp }: Unsent): Promise<void> {
  const { id, kind, tries } = mail
  const over = isPermanent(code) || tries >= triesMax
  const wait = (backoff[tries - 1] ?? 360) * minute
  log('warn', 'mail not sent', { kind, outboxId: id, tries, code, ...errorFields(error) })
  await db.run(sql`update ${outbox} set due_at = ${now() + wait}, failed_at = ${over ? now() : null},
    last_error = ${code || 'failed'}, queue = ${over ? null : sql`queue`} where id = ${id}`)
  if (over) await onGivenUp?.()
}

// Waiting does not count as a try. Of the mails that wait in one queue, three are due each hour.
function heldBack(id: string, at: number, held: number): SQL {
  return sql`update ${outbox} set tries = tries - 1, due_at = max(${at + held}, coalesce((
      select other.due_at + ${hour + minute} from outbox other where other.queue = ${outbox}.queue and other.id <> ${id}
      and other.sent_at is null and other.failed_at is null and other.due_at >= ${at + held}
      order by other.due_at desc limit 1 offset 2), 0))
    where id = ${id} returning due_at as due`
}
