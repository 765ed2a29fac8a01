import { tooMany } from '#contract/refusal'
import { Refusal } from '#core/http/refusal'
import { errorFields, log } from '#core/log'

function slowDown(): Refusal {
  return new Refusal(429, 'too_many', tooMany, { retryAfter: 60 })
}

/** Whether there is room under a limit. Guests come first: when the limits cannot be asked, there is. */
async function room(limit: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limit.limit({ key })).success
  } catch (error) {
    log('warn', 'a limit could not be asked', errorFields(error))
    return true
  }
}

/**
 * Runs whatever looks a code up, for an address. A code nobody has is counted: 30 a minute are answered as wrong, the
 * next with 429. A code that exists is never counted and never refused, however many wrong ones the address has tried:
 * the other guests of its network need it.
 * @throws Refusal 429 `too_many` instead of 404 once the address is over its wrong codes
 */
export async function countingMisses<T>(env: Env, address: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const missed = error instanceof Refusal && error.code === 'not_found'
    if (missed && !(await room(env.CODE_MISSES, address))) throw slowDown()
    throw error
  }
}

/** Before a submission is taken: 2,000 a minute per address and event. @throws Refusal 429 `too_many` above that */
export async function beforeSubmission(env: Env, address: string, code: string): Promise<void> {
  if (!(await room(env.SUBMISSIONS, `${address} ${code}`))) throw slowDown()
}
