import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { type Database, database, runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { queueMail } from '#core/mail/queue'
import { outbox } from '#core/mail/table'
import { hashOf } from '../password/kdf.ts'
import { refuseCommon } from '../sign-up.ts'
import { accountLinks, addressChanges, passwords, session } from '../table.ts'
import { type Prover, withPassword } from './present-password.ts'

/**
 * Sets a new password for who knows the present one. One batch sets it, ends every session but this one, and voids reset
 * links and a new address that waits. A mail tells the owner. Of two requests at once one wins.
 * Refuses as `withPassword`, and with 400 a password everyone tries.
 * @param token the session that stays
 */
export async function changePassword(
  { env }: Context<'env'>,
  { prover, newPassword, token }: { prover: Prover; newPassword: string; token: string },
): Promise<void> {
  refuseCommon('newPassword', newPassword)
  const { id, role } = prover.user
  const db = database(env.DB)
  await withPassword(env, prover, async (old, asker) => {
    const hash = await hashOf(newPassword, asker)
    const at = now()
    const { changed } = await runBatch(db, {
      changed: audited(
        db,
        db
          .update(passwords)
          .set({ hash, updatedAt: at })
          .where(and(eq(passwords.userId, id), eq(passwords.hash, old)))
          .returning({ userId: passwords.userId }),
        {
          actor: { kind: role, id },
          action: 'UPDATE_ACCOUNT',
          entityType: 'user',
          entityId: id,
          details: { kind: 'password' },
          at,
        },
      ),
      sessions: db.delete(session).where(and(eq(session.userId, holder(id, hash)), ne(session.token, token))),
      ...waysVoided(db, holder(id, hash)),
      mail: tellsOwner(db, holder(id, hash), at),
    })
    if (changed.length === 0) throw new Refusal('present_password_wrong', { field: 'password' })
  })
}

/** The insert that queues the mail to the owner. One that waits already tells of this change too. */
function tellsOwner(db: Database, owner: SQL, at: number) {
  return queueMail(
    db,
    { kind: 'password_changed', subjectId: sql`user_id`, dedupeKey: crypto.randomUUID(), at },
    sql`from ${owner} where true`,
  )
}

/** The account that has this very hash: none when another request was faster. Hashes are salted. */
function holder(id: string, hash: string): SQL {
  return sql`(select user_id from ${passwords} where user_id = ${id} and hash = ${hash})`
}

/**
 * Statements that void what else leads into an account or away with it: its reset links, mailed or queued, and a new
 * address that waits to be confirmed.
 * @param owner the account's id as a subquery; without a row, nothing is voided
 */
export function waysVoided(db: Database, owner: SQL) {
  return {
    addressVoided: db
      .delete(addressChanges)
      .where(and(eq(addressChanges.userId, owner), isNull(addressChanges.confirmedAt))),
    mailVoided: db
      .delete(outbox)
      .where(
        and(
          eq(outbox.kind, 'reset'),
          eq(outbox.subjectId, owner),
          isNull(outbox.sentAt),
          isNull(outbox.failedAt),
        ),
      ),
    // Last, because the statements before may find the account by its link.
    linksVoided: db
      .delete(accountLinks)
      .where(and(eq(accountLinks.purpose, 'reset'), eq(accountLinks.userId, owner))),
  }
}
