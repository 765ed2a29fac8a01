import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { timeoutMs, withTimeout } from '#core/with-timeout'

/** How long a call to a desk may take with all its attempts, in milliseconds: longer than a batch, shorter than a request. */
export const deskTimeoutMs = timeoutMs - 500
const attemptsMax = 4
/** The longest wait before the second attempt, in milliseconds. It doubles before each further one. */
const firstWaitMs = 100

export type DeskStub = ReturnType<typeof deskStub>

/**
 * The stub of an event's desk. Use it directly only to open a live view; everything that is safe to repeat goes through
 * `callDesk`. The first call to a desk fixes where it lives: near its database instead of near its first guest.
 */
export function deskStub(env: Env, code: string) {
  const { deskRegion } = settings(env)
  return env.DESK.get(env.DESK.idFromName(code), deskRegion ? { locationHint: deskRegion } : {})
}

/**
 * Calls the desk of an event. Where the platform marks an error as `retryable`, it calls again through a new stub: three
 * times at most, after growing random waits, within `deskTimeoutMs`. An overloaded desk is not called again.
 * @param call must be safe to repeat: a call whose result is lost may have taken effect
 * @throws the last error
 */
export async function callDesk<T>(env: Env, code: string, call: (desk: DeskStub) => Promise<T>): Promise<T> {
  const deadline = Date.now() + deskTimeoutMs
  for (let attempt = 1; ; attempt++)
    try {
      return await withTimeout(call(deskStub(env, code)), deadline - Date.now())
    } catch (error) {
      const wait = Math.random() * firstWaitMs * 2 ** (attempt - 1)
      if (attempt === attemptsMax || !isRetryable(error) || Date.now() + wait >= deadline) throw error
      log('warn', 'desk call retried', { code, attempt, ...errorFields(error) })
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
}

function isRetryable(error: unknown): boolean {
  const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean }
  return retryable === true && overloaded !== true
}
