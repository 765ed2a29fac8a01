import { tellDesk } from '#core/desk-call'

/** Lets an event's desk and every page open on it know the new limit. It stands already, so a failure is only logged. */
export async function tellLimit(env: Env, eventCode: string): Promise<void> {
  await tellDesk(env, eventCode, 'a limit', (desk) => desk.refresh(eventCode))
}
