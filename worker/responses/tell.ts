import { deskOf } from '#ground/desk'
import { failure, log } from '#ground/log'

/** Tells the planner's open pages that there is something new about a response. A failure is only logged. */
export async function tellResponses(env: Env, eventCode: string): Promise<void> {
  try {
    await deskOf(env, eventCode).responsesChanged()
  } catch (error) {
    log('warn', 'open pages were not told of a response', failure(error))
  }
}
