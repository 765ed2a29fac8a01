import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { type Database, database, insertSelect, runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { queueMail } from '#core/mail/queue'
import { countOrRefuse, uncount } from '#core/rate-limit/rate-limit'
import { attempts } from '#core/rate-limit/table'
import { settings } from '#core/settings'
import { signUpLimit } from './limits.ts'
import { type Asker, hashOf, refuseWithoutPlace } from './password/kdf.ts'
import { isCommon } from './rules/common-passwords.ts'
import type { SignUp } from './shape/new-password.ts'
import { passwords, user } from './table.ts'

/**
 * Makes an account that waits for its address to be confirmed: user, password and the mail in one batch. It counts for
 * the address it comes from until it is confirmed; a known address counts for an hour.
 * Refuses a known address (409 `already_registered`) without touching its account, a password everyone tries (400), too
 * many sign-ups of an address (429), and with 503 where the queue has no place.
 * @param clientAddress who is counted
 * @returns the new user's id
 */
export async function signUp(
  { env, clientAddress }: Context<'env' | 'clientAddress'>,
  { name, email, password }: SignUp,
): Promise<string> {
  refuseCommon('password', password)
  const asker: Asker = { lane: 'others', of: clientAddress }
  refuseWithoutPlace(asker)
  const db = database(env.DB)
  const counted = await countOrRefuse(db, settings(env).secret, [signUpLimit(clientAddress)])
  try {
    const hash = await hashOf(password, asker)
    const id = await createUser(db, { name, email, hash }, counted)
    if (id === null) throw new Refusal('already_registered')
    return id
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 409)) await uncount(db, counted)
    throw error
  }
}

/** The new user's id, or null when there is one of that address: it is taken by whoever came first. */
async function createUser(
  db: Database,
  { name, email, hash }: { name: string; email: string; hash: string },
  counted: number[],
): Promise<string | null> {
  const id = crypto.randomUUID()
  const at = now()
  const { created } = await runBatch(db, {
    created: db
      .insert(user)
      .values({ id, name, email, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning({ id: user.id }),
    // Only for a user that was really made.
    password: insertSelect(
      db,
      passwords,
      { userId: sql`id`, hash, updatedAt: at },
      sql`from ${user} where id = ${id}`,
    ),
    mail: queueMail(db, { kind: 'confirm', subjectId: id, at }, sql`from ${user} where id = ${id}`),
    counted: db
      .update(attempts)
      .set({ userId: sql`(select id from ${user} where id = ${id})` })
      .where(inArray(attempts.id, counted)),
  })
  return created.length > 0 ? id : null
}

/** Takes back what a sign-up was counted for, once its address is proven: a statement for that batch. */
export function uncountedSignUp(db: Database, userId: SQL) {
  return db.delete(attempts).where(eq(attempts.userId, userId))
}

/** Refuses a new password that is on the list of the most common ones, under the field it came in. */
export function refuseCommon(field: string, password: string): void {
  if (isCommon(password)) throw new Refusal('password_too_common', { field })
}
