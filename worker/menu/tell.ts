import { deskOf } from '#ground/desk'
import { failure, log } from '#ground/log'

/** Tells the planner's open pages that the menu changed. The change stands already, so a failure is only logged. */
export async function tellMenu(env: Env, eventCode: string): Promise<void> {
  try {
    await deskOf(env, eventCode).menuChanged()
  } catch (error) {
    log('warn', 'open pages were not told of a new menu', failure(error))
  }
}
