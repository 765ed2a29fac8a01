import { failure, log } from '#ground/log'

/** Tells every page open on a deleted event. Its deletion stands already, so a failure is only logged. */
export async function tellGone(env: Env, eventCode: string): Promise<void> {
  try {
    await env.DESK.get(env.DESK.idFromName(eventCode)).gone()
  } catch (error) {
    log('warn', 'open pages were not told of a deletion', failure(error))
  }
}
