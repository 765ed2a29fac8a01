import { now } from '#ground/clock'
import { database } from '#ground/db'
import { failure, log } from '#ground/log'
import { migrated } from '#ground/migrated'
import { drain } from '#ground/outbox'
import { purgeAudit, purgeMail } from '#ground/purge'
import { sweepAttempts, sweepLinks, sweepSessions } from './account/sweep.ts'
import { sweepCovers } from './events/sweep-covers.ts'
import { writers } from './mails.ts'
import { deleteRefunded } from './purchases/delete-refunded.ts'
import { eraseOld } from './responses/erase-old.ts'
import { forgetDeleted } from './responses/forget-deleted.ts'
import { tellOfErasing } from './responses/tell-of-erasing.ts'

/**
 * What the clock does each minute: tell planners of coming erasings, send the mail that is due, erase what is old, delete
 * events that were refunded, remove covers no event shows, forget attempts that count no more, sessions and links that ended, purge old rows of the audit
 * log and of mails.
 * One that fails never keeps the others from their turn.
 */
export async function minute(env: Env): Promise<void> {
  const db = database(env.DB)
  const at = now()
  await migrated(env.DB)
  const turns: [name: string, turn: () => Promise<unknown>][] = [
    ['tell of erasing', () => tellOfErasing(db, at)],
    ['send mail', () => drain(env, writers)],
    ['forget', () => forgetDeleted(db, at)],
    ['erase', () => eraseOld(db, at)],
    ['delete refunded events', () => deleteRefunded(env, at)],
    ['remove covers', () => sweepCovers(env, at)],
    ['forget attempts', () => sweepAttempts(db, at)],
    ['forget sessions', () => sweepSessions(db, at)],
    ['forget links', () => sweepLinks(db, at)],
    ['purge the audit log', () => purgeAudit(db, at)],
    ['purge mails', () => purgeMail(db, at)],
  ]
  for (const [name, turn] of turns)
    try {
      await turn()
    } catch (error) {
      log('error', 'the clock failed', { turn: name, ...failure(error) })
    }
}
