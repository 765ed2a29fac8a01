import { now } from '#core/clock'
import { database } from '#core/db'
import { errorFields, log } from '#core/log'
import { processOutbox } from '#core/mail/outbox'
import { assertSchemaCurrent } from '#core/schema/assert-schema-current'
import { sortGuests } from '../admin/sort-guests.ts'
import { writeListMail } from '../mailings/mails/list-mail.ts'
import { liftPauses } from '../mailings/pauses.ts'
import { sendList } from '../mailings/send-list.ts'
import { writeReminders } from '../mailings/write-reminders.ts'
import { notifyPlanners } from '../notifications/notify-planners.ts'
import { tellOfCustomers } from '../purchases/customer.ts'
import { anonymizeDeleted } from '../retention/anonymize-deleted.ts'
import { deleteRefunded } from '../retention/delete-refunded.ts'
import { eraseNeeds } from '../retention/erase-needs.ts'
import { eraseOld } from '../retention/erase-old.ts'
import { followErasures } from '../retention/follow-erasures.ts'
import { notifyOfErasure } from '../retention/notify-of-erasure.ts'
import { purgeAudit, purgeListMail, purgeMail } from '../retention/purge-logs.ts'
import {
  sweepAddressChanges,
  sweepAttempts,
  sweepHandovers,
  sweepLinks,
  sweepMemberInvitations,
  sweepSessions,
} from '../retention/sweep-accounts.ts'
import { sweepCovers } from '../retention/sweep-covers.ts'
import { notifyOfLateChanges } from '../sheets/late-changes.ts'
import { noteClock } from './health.ts'
import { templates } from './mails.ts'

/**
 * Work of the clock each minute: note what was erased outside of the database, and erase it again where a restore has undone it; tell planners of coming erasings, of changes after a final sheet and of events that are full or closed, queue reminders, send the mail that is due, erase needs after the meal and what is old, delete
 * events that were refunded, tell the card provider of new addresses, remove covers no event shows, forget attempts that count no more, sessions and links that ended, purge old rows of the audit
 * log and of mails, copy the guest counts that admins sort by, lift pauses of mail to guest lists, and send it.
 * One that fails never keeps the others from their turn.
 */
export async function runCron(env: Env): Promise<void> {
  const db = database(env.DB)
  const at = now()
  await assertSchemaCurrent(env.DB)
  const turns: [name: string, turn: () => Promise<unknown>][] = [
    // First, so that no mail goes to whom a restore has brought back.
    ['follow erasures', () => followErasures(env, at)],
    ['tell of erasing', () => notifyOfErasure({ db, at })],
    ['notify of late changes', () => notifyOfLateChanges({ db, at })],
    ['notify planners', () => notifyPlanners({ db, at })],
    ['write reminders', () => writeReminders({ env, db, at })],
    ['send mail', () => processOutbox(env, templates)],
    ['forget', () => anonymizeDeleted({ db, at })],
    ['erase needs', () => eraseNeeds({ db, at })],
    ['erase', () => eraseOld({ db, at })],
    ['delete refunded events', () => deleteRefunded({ env, at })],
    ['tell the card provider', () => tellOfCustomers({ env, at })],
    ['remove covers', () => sweepCovers({ env, at })],
    ['forget attempts', () => sweepAttempts({ db, at })],
    ['forget sessions', () => sweepSessions({ db, at })],
    ['forget links', () => sweepLinks({ db, at })],
    ['forget invitations of members', () => sweepMemberInvitations({ db, at })],
    ['forget offers of events', () => sweepHandovers({ db, at })],
    ['forget new addresses', () => sweepAddressChanges({ db, at })],
    ['purge the audit log', () => purgeAudit({ db, at })],
    ['purge mails', () => purgeMail({ db, at })],
    ['purge mails to lists', () => purgeListMail({ db, at })],
    ['sort guests', () => sortGuests({ db, at })],
    ['note the run', () => noteClock(db, at)],
    ['lift pauses of mail', () => liftPauses({ env, db, at })],
    // Last, since it takes its time.
    ['send mail to lists', () => sendList(env, writeListMail)],
  ]
  for (const [name, turn] of turns)
    try {
      await turn()
    } catch (error) {
      log('error', 'the clock failed', { turn: name, ...errorFields(error) })
    }
}
