import { tellDesk } from '#core/desk-call'

/** Tells the planner's open pages that there is something new about a response. A failure is only logged. */
export async function tellResponses(env: Env, eventCode: string): Promise<void> {
  await tellDesk(env, eventCode, 'a response', (desk) => desk.responsesChanged())
}
