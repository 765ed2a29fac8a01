import { type Database, database } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { errorFields, log } from '#core/log'
import { count, countOrUnavailable, uncount } from '#core/rate-limit/rate-limit'
import { settings } from '#core/settings'
import { type Guess, guessedAccount, guessedMail, passwordLimits } from './limits.ts'
import { askMail } from './mails/ask.ts'
import { type Asker, refuseWithoutPlace } from './password/kdf.ts'

/**
 * Runs a password check within the limits. The attempt is counted first, and uncounted unless the check refuses with 401.
 * Refuses with 429 over a limit, and with 503 when the queue for hashing is full.
 * @param check hashes as the asker it is given
 */
export async function guessing<T>(env: Env, guess: Guess, check: (asker: Asker) => Promise<T>): Promise<T> {
  const { address, device } = guess
  const asker: Asker = device ? { lane: 'known', of: device } : { lane: 'others', of: address }
  refuseWithoutPlace(asker)
  const db = database(env.DB)
  const ids = await counted(env, db, guess)
  const result = await check(asker).catch(async (error: unknown) => {
    if (!(error instanceof Refusal && error.status === 401)) await uncount(db, ids)
    throw error
  })
  // The session exists already, so a failure to uncount must not refuse it.
  await uncount(db, ids).catch((error: unknown) =>
    log('warn', 'an attempt was not taken back', errorFields(error)),
  )
  return result
}

async function counted(env: Env, db: Database, guess: Guess): Promise<number[]> {
  const { secret } = settings(env)
  const result = await countOrUnavailable(db, secret, passwordLimits(guess))
  if (result.ok) return result.ids
  const { retryAfter, full } = result
  if (!full.includes(guessedAccount(guess.email).kind)) throw new Refusal('too_many', { retryAfter })
  await sendWayIn(env, db, guess.email)
  throw new Refusal('account_guessed', { retryAfter })
}

/** Queues the mail to the owner of a guessed account, once an hour. An unknown address costs the same work. */
async function sendWayIn(env: Env, db: Database, email: string): Promise<void> {
  try {
    const mail = await count(db, settings(env).secret, [guessedMail(email)])
    if (mail.ok) await askMail(env, 'reset', email, crypto.randomUUID())
  } catch (error) {
    log('warn', 'a guessed account got no mail', errorFields(error))
  }
}
