import { sql } from 'drizzle-orm'
import { auditKeptDays, mailKeptDays } from '#contract/retention'
import type { Database } from '../core/db.ts'
import { auditLogs } from '../core/schema/audit.ts'
import { mailEnd, outbox } from '../core/schema/outbox.ts'

const dayLength = 86_400_000
// What a minute takes at most, oldest first: a first purge of many never holds the database up.
const atOnce = 1000

/** Deletes rows of the audit log that are two years old, at most a thousand a call. */
export async function purgeAudit(db: Database, at: number): Promise<void> {
  await db.run(sql`delete from ${auditLogs} where id in (select id from ${auditLogs}
    where created_at <= ${at - auditKeptDays * dayLength} order by created_at limit ${atOnce})`)
}

/** Deletes rows of mails that were sent or given up 90 days ago, at most a thousand a call. */
export async function purgeMail(db: Database, at: number): Promise<void> {
  await db.run(sql`delete from ${outbox} where id in (select id from ${outbox}
    where ${mailEnd} <= ${at - mailKeptDays * dayLength} order by ${mailEnd} limit ${atOnce})`)
}
