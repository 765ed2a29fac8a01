import { now } from '#core/clock'
import { database } from '#core/db'
import { log } from '#core/log'
import { knownPosition, logBehind, logErasures, movePosition, sweepErasureLog } from './erasure-log.ts'
import { repeatErasures } from './repeat-erasures.ts'

/** Number of erasures copied out of the database, and of those a restore had undone that were made again. */
export type FollowedErasures = { noted: number; repeated: number }

/**
 * Keeps the database and the log of erasures in step. What the log has and the database does not know was undone by a
 * restore to an earlier time: it is erased again. Then what was erased since is noted in the log.
 */
export async function followErasures(env: Env, at = now()): Promise<FollowedErasures> {
  const db = database(env.DB)
  let known = await knownPosition(db)
  let repeated = 0
  for (;;) {
    const { erased, until, more } = await logBehind(env, known)
    if (until === known) break
    // The position moves before the log: an erasure another run notes at this moment was not undone.
    if ((await knownPosition(db)) !== known) return { noted: 0, repeated }
    repeated += await repeatErasures({ env, at }, erased)
    // Moved by another run that repeats the same: it goes on.
    if (!(await movePosition({ db }, { from: known, to: until }))) return { noted: 0, repeated }
    known = until
    if (!more) break
  }
  if (repeated > 0) log('warn', 'erasures were made again after a restore', { repeated })
  const noted = await logErasures({ env, at }, known)
  await sweepErasureLog({ env, at })
  return { noted, repeated }
}
