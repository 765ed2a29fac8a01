import { deskOf } from '#ground/desk'
import { failure, log } from '#ground/log'

/** Tells every page open on a deleted event. Its deletion stands already, so a failure is only logged. */
export async function tellGone(env: Env, eventCode: string): Promise<void> {
  try {
    await deskOf(env, eventCode).gone()
  } catch (error) {
    log('warn', 'open pages were not told of a deletion', failure(error))
  }
}
