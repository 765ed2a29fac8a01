import { sql } from 'drizzle-orm'
import type { Context } from '#core/context'
import { auditLogs } from '../core/audit/table.ts'
import { mailEnd, outbox } from '../core/mail/table.ts'
import { auditKeptDays, mailKeptDays } from './rules.ts'

const dayLength = 86_400_000
// Per run of the cron, oldest first, so that a first purge of many rows does not block the database.
const atOnce = 1000

/** Deletes rows of the audit log that are two years old, at most a thousand per run of the cron. */
export async function purgeAudit({ db, at }: Context<'db' | 'at'>): Promise<void> {
  await db.run(sql`delete from ${auditLogs} where id in (select id from ${auditLogs}
    where created_at <= ${at - auditKeptDays * dayLength} order by created_at limit ${atOnce})`)
}

/** Deletes mails that were sent or failed 90 days ago, at most a thousand per run of the cron. */
export async function purgeMail({ db, at }: Context<'db' | 'at'>): Promise<void> {
  await db.run(sql`delete from ${outbox} where id in (select id from ${outbox}
    where ${mailEnd} <= ${at - mailKeptDays * dayLength} order by ${mailEnd} limit ${atOnce})`)
}
