import { tellDesk } from '#core/desk-call'

/** Tells the planner's open pages that the menu changed. The change stands already, so a failure is only logged. */
export async function tellMenu(env: Env, eventCode: string): Promise<void> {
  await tellDesk(env, eventCode, 'a menu', (desk) => desk.menuChanged())
}
