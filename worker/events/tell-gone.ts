import { tellDesk } from '#ground/desk'

/** Tells every page open on a deleted event. Its deletion stands already, so a failure is only logged. */
export async function tellGone(env: Env, eventCode: string): Promise<void> {
  await tellDesk(env, eventCode, 'a deletion', (desk) => desk.gone())
}
