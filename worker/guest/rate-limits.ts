import { Refusal } from '#core/http/refusal'
import { errorFields, log } from '#core/log'

function tooManyRefusal(): Refusal {
  return new Refusal('too_many', { retryAfter: 60 })
}

/** Counts a call. @returns true within the limit, and if the limiter fails */
async function isWithin(limit: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limit.limit({ key })).success
  } catch (error) {
    log('warn', 'rate limiter failed', errorFields(error))
    return true
  }
}

/**
 * Runs a look-up of a code, and counts unknown codes by network address: after 30 in a minute, they get 429 instead of 404. Existing
 * codes are neither counted nor refused, since other guests on the network need them.
 * @throws Refusal 429 `too_many` instead of 404 over the limit
 */
export async function limitUnknownCodes<T>(
  env: Env,
  clientAddress: string,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const isMiss = error instanceof Refusal && error.code === 'not_found'
    if (isMiss && !(await isWithin(env.CODE_MISSES, clientAddress))) throw tooManyRefusal()
    throw error
  }
}

/** Counts a submission: 2,000 a minute per network address and event. @throws Refusal 429 `too_many` over the limit */
export async function limitSubmissions(env: Env, clientAddress: string, code: string): Promise<void> {
  if (!(await isWithin(env.SUBMISSIONS, `${clientAddress} ${code}`))) throw tooManyRefusal()
}
