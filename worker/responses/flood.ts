import { tooMany } from '#contract/refusal'
import { now } from '#ground/clock'
import { failure, log } from '#ground/log'
import { Refusal } from '#ground/refusal'

const minute = 60_000

function slowDown(): Refusal {
  return new Refusal(429, 'too_many', tooMany, { retryAfter: 60 })
}

/** Whether there is room under a limit. Guests come first: when the limits cannot be asked, there is. */
async function room(limit: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limit.limit({ key })).success
  } catch (error) {
    log('warn', 'a limit could not be asked', failure(error))
    return true
  }
}

// Addresses over their wrong codes, until when. Each isolate keeps its own: a stranger's guessing is slowed, and a
// venue whose guests all know their code never comes here.
const overMisses = new Map<string, number>()

/** Before a code is looked up: an address over its wrong codes has all its look-ups held to 300 a minute. */
export async function beforeLookUp(env: Env, address: string): Promise<void> {
  const until = overMisses.get(address)
  if (until === undefined) return
  if (until <= now()) {
    overMisses.delete(address)
    return
  }
  if (!(await room(env.CODE_LOOKUPS, address))) throw slowDown()
}

/** After a code nobody has: 30 a minute are answered as wrong, the next with 429. */
async function afterMiss(env: Env, address: string): Promise<void> {
  if (await room(env.CODE_MISSES, address)) return
  if (overMisses.size > 10_000) overMisses.clear()
  overMisses.set(address, now() + minute)
  throw slowDown()
}

/** Runs a look-up by code for an address, and counts it when nobody has that code. */
export async function countingMisses<T>(env: Env, address: string, run: () => Promise<T>): Promise<T> {
  await beforeLookUp(env, address)
  try {
    return await run()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') await afterMiss(env, address)
    throw error
  }
}

/** Submissions: 600 a minute per address and event. */
export async function beforeSubmission(env: Env, address: string, code: string): Promise<void> {
  if (!(await room(env.SUBMISSIONS, `${address} ${code}`))) throw slowDown()
}
