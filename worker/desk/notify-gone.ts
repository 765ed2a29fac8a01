import { tellDesk } from '#core/desk-call'

/** Tells every page open on an event that was deleted or hidden. That stands already, so a failure is only logged. */
export async function tellGone(env: Env, eventCode: string): Promise<void> {
  await tellDesk(env, eventCode, 'an event that is gone', (desk) => desk.gone())
}
