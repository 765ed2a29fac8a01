import { sql } from 'drizzle-orm'
import { alreadyRegistered, passwordTooCommon, type SignUp } from '#contract/account'
import { now } from '#ground/clock'
import { database } from '#ground/db'
import { Refusal } from '#ground/refusal'
import { outbox, passwords, user } from '#ground/schema'
import { isCommon } from './common-passwords.ts'
import { hashOf } from './kdf.ts'

/**
 * Makes an account that waits for its address to be confirmed: user, password and the mail in one batch.
 * Refuses a known address (409 `already_registered`) without touching its account, and a password everyone tries.
 * @param address who asks: passwords are computed in turns
 * @returns the new user's id
 */
export async function signUp(env: Env, { name, email, password }: SignUp, address: string): Promise<string> {
  refuseCommon('password', password)
  const db = database(env.DB)
  const hash = await hashOf(password, { lane: 'others', of: address })
  const id = crypto.randomUUID()
  const at = now()
  const [made] = await db.batch([
    db
      .insert(user)
      .values({ id, name, email, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning({ id: user.id }),
    // Only for a user that was really made: an address is taken by whoever came first.
    db.insert(passwords).select(sql`select id, ${hash}, ${at} from user where id = ${id}`),
    db.insert(outbox).select(
      sql`select ${crypto.randomUUID()}, 'confirm', ${id}, ${`confirm:${id}`}, ${at}, 0, null, null, null, ${at}, null
          from user where id = ${id}`,
    ),
  ])
  if (made.length === 0) throw new Refusal(409, 'already_registered', alreadyRegistered)
  return id
}

/** Refuses a new password that is on the list of the most common ones, under the field it came in. */
export function refuseCommon(field: string, password: string): void {
  if (isCommon(password))
    throw new Refusal(400, 'invalid', passwordTooCommon, { fields: { [field]: passwordTooCommon } })
}
