import { errorFields, log } from './log.ts'
import { settings } from './settings.ts'
import { timeoutMs, withTimeout } from './with-timeout.ts'

/** How long a call to a desk may take, all its tries together: longer than a turn, shorter than a request. In milliseconds. */
export const deskTime = timeoutMs - 500
const triesMax = 4
/** The longest wait before the second try, in milliseconds; twice as long before each further one. */
const firstWait = 100

/**
 * The desk of the event with a code, for opening a live view. The first call to a desk decides where it lives for good:
 * near the database it asks, not near the guest who happened to be the first. Whatever may happen twice goes through
 * `callDesk`.
 */
export function deskOf(env: Env, code: string) {
  const { deskRegion } = settings(env)
  return env.DESK.get(env.DESK.idFromName(code), deskRegion ? { locationHint: deskRegion } : {})
}

/**
 * Calls the desk of an event, and again by a new stub where the platform says that this is worth it (`retryable`): three
 * times at most, after random waits that grow, within the time of a request. An overloaded desk is never called again.
 * @param call what may happen twice: a call whose outcome is lost may have taken effect
 * @throws the last failure
 */
export async function callDesk<T>(
  env: Env,
  code: string,
  call: (desk: ReturnType<typeof deskOf>) => Promise<T>,
): Promise<T> {
  const until = Date.now() + deskTime
  for (let tries = 1; ; tries++)
    try {
      return await withTimeout(call(deskOf(env, code)), until - Date.now())
    } catch (error) {
      const wait = Math.random() * firstWait * 2 ** (tries - 1)
      if (tries === triesMax || !isRetryable(error) || Date.now() + wait >= until) throw error
      log('warn', 'desk called again', { code, tries, ...errorFields(error) })
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
}

/** Tells a desk of a change that stands already: a failure is only logged. */
export async function tellDesk(
  env: Env,
  code: string,
  change: string,
  call: (desk: ReturnType<typeof deskOf>) => Promise<void>,
): Promise<void> {
  try {
    await callDesk(env, code, call)
  } catch (error) {
    log('warn', 'open pages were not told of a change', { change, ...errorFields(error) })
  }
}

function isRetryable(error: unknown): boolean {
  const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean }
  return retryable === true && overloaded !== true
}
