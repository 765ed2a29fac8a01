import { eq } from 'drizzle-orm'
import { database } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { guessing } from '../guess.ts'
import { type Asker, matches } from '../password/kdf.ts'
import type { User } from '../shape/account.ts'
import { passwords } from '../table.ts'

/** The person proving to know an account's password, from the request. */
export type Prover = {
  user: User
  password: string
  /** The address that limits count. */
  address: string
  /** The id in the browser's device cookie, if it is known to this account. */
  device: string | null
}

/**
 * Runs what only a planner who knows the present password may do, within the limits of a sign-in: a session left open
 * is not enough. Refuses with 401 a wrong password, with 429 and 503 as `guessing`.
 * @param act gets the hash of the present password, and hashes as the asker it is given
 */
export async function withPassword<T>(
  env: Env,
  { user, password, address, device }: Prover,
  act: (hash: string, asker: Asker) => Promise<T>,
): Promise<T> {
  const [own] = await database(env.DB).select().from(passwords).where(eq(passwords.userId, user.id))
  return guessing(env, { email: user.email, address, device }, async (asker) => {
    if (!own || !(await matches(own.hash, password, asker)))
      throw new Refusal('present_password_wrong', { field: 'password' })
    return act(own.hash, asker)
  })
}
