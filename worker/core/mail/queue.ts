import { type SQL, sql } from 'drizzle-orm'
import { type Database, insertSelect } from '../db.ts'
import { type MailKind, outbox } from './table.ts'

const minute = 60_000

/** A mail to queue. A subject gets one of a kind, or one for each `dedupeKey`, such as a version. */
export type Mail = {
  kind: MailKind
  subjectId: SQL | string
  dedupeKey?: SQL | string | number
  at: SQL | number
  dueAt?: SQL | number
}

/**
 * The insert that queues a mail, for the batch of the change it reports. The same mail twice is one, and so are two of a
 * kind that wait for one subject.
 * @param mail its subject, `dedupeKey` and `at` may be SQL over the columns of `from`
 * @param from queues one mail for each row of a query, from its FROM or WHERE on; SQLite wants a WHERE there
 */
export function queueMail(
  db: Database,
  { kind, subjectId, dedupeKey, at, dueAt = at }: Mail,
  from: SQL = sql`where true`,
) {
  const suffix =
    dedupeKey === undefined
      ? sql``
      : sql` || ':' || ${typeof dedupeKey === 'number' ? String(dedupeKey) : dedupeKey}`
  const keySql = sql`${`${kind}:`} || ${subjectId}${suffix}`
  return insertSelect(
    db,
    outbox,
    { id: sql`lower(hex(randomblob(16)))`, kind, subjectId, dedupeKey: keySql, dueAt, createdAt: at },
    from,
  ).onConflictDoNothing()
}

/** Key by which a mail that is asked for again is queued at most once a minute. */
export const oncePerMinute = (at: number): string => `asked:${Math.floor(at / minute)}`
