import { assertSchemaCurrent } from '#core/assert-schema-current'
import { now } from '#core/clock'
import { database } from '#core/db'
import { errorFields, log } from '#core/log'
import { processOutbox } from '#core/mail/outbox'
import { sortGuests } from '../admin/sort-guests.ts'
import { anonymizeDeleted } from '../retention/anonymize-deleted.ts'
import { deleteRefunded } from '../retention/delete-refunded.ts'
import { eraseOld } from '../retention/erase-old.ts'
import { notifyOfErasure } from '../retention/notify-of-erasure.ts'
import { purgeAudit, purgeMail } from '../retention/purge-logs.ts'
import { sweepAttempts, sweepLinks, sweepSessions } from '../retention/sweep-accounts.ts'
import { sweepCovers } from '../retention/sweep-covers.ts'
import { templates } from './mails.ts'

/**
 * What the clock does each minute: tell planners of coming erasings, send the mail that is due, erase what is old, delete
 * events that were refunded, remove covers no event shows, forget attempts that count no more, sessions and links that ended, purge old rows of the audit
 * log and of mails, and copy the guest counts that admins sort by.
 * One that fails never keeps the others from their turn.
 */
export async function runCron(env: Env): Promise<void> {
  const db = database(env.DB)
  const at = now()
  await assertSchemaCurrent(env.DB)
  const turns: [name: string, turn: () => Promise<unknown>][] = [
    ['tell of erasing', () => notifyOfErasure(db, at)],
    ['send mail', () => processOutbox(env, templates)],
    ['forget', () => anonymizeDeleted(db, at)],
    ['erase', () => eraseOld(db, at)],
    ['delete refunded events', () => deleteRefunded(env, at)],
    ['remove covers', () => sweepCovers(env, at)],
    ['forget attempts', () => sweepAttempts(db, at)],
    ['forget sessions', () => sweepSessions(db, at)],
    ['forget links', () => sweepLinks(db, at)],
    ['purge the audit log', () => purgeAudit(db, at)],
    ['purge mails', () => purgeMail(db, at)],
    ['sort guests', () => sortGuests(db, at)],
  ]
  for (const [name, turn] of turns)
    try {
      await turn()
    } catch (error) {
      log('error', 'the clock failed', { turn: name, ...errorFields(error) })
    }
}
