import { deskOf } from '#ground/desk'
import { failure, log } from '#ground/log'

/** Lets an event's desk and every page open on it know the new limit. It stands already, so a failure is only logged. */
export async function tellLimit(env: Env, eventCode: string): Promise<void> {
  try {
    await deskOf(env, eventCode).refresh(eventCode)
  } catch (error) {
    log('warn', 'open pages were not told of a new limit', failure(error))
  }
}
