import { settings } from './settings.ts'

/**
 * The desk of the event with a code. The first call to a desk decides where it lives for good: near the database it asks,
 * not near the guest who happened to be the first.
 */
export function deskOf(env: Env, code: string) {
  const { deskRegion } = settings(env)
  return env.DESK.get(env.DESK.idFromName(code), deskRegion ? { locationHint: deskRegion } : {})
}
