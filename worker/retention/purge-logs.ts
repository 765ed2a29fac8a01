import { lte, sql } from 'drizzle-orm'
import type { Context } from '#core/context'
import { listMails, mailPauses } from '#mailings/table'
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

/**
 * Deletes mails to guest lists that are 90 days old and do not wait, at most a thousand per run of the cron, and pauses that
 * were lifted before: they count what came back since. Stops stay.
 */
export async function purgeListMail({ db, at }: Context<'db' | 'at'>): Promise<void> {
  const before = at - mailKeptDays * dayLength
  await db.batch([
    db.delete(listMails).where(sql`id in (select id from ${listMails}
      where created_at <= ${before} and state <> 'waiting' order by created_at limit ${atOnce})`),
    db.delete(mailPauses).where(lte(mailPauses.liftedAt, before)),
  ])
}
