import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { timeoutMs, withTimeout } from '#core/with-timeout'

/** Time limit of a call to a desk with all its attempts, in milliseconds: longer than a batch, shorter than a request. */
export const deskTimeoutMs = timeoutMs - 500
/** The longest wait before the second attempt, in milliseconds. */
const waitMsMax = 100

export type DeskStub = ReturnType<typeof deskStub>

/**
 * The stub of an event's desk. Use it directly only to open a live view; everything that is safe to repeat goes through
 * `callDesk`. The first call to a desk fixes where it lives: near its database instead of near its first guest, or
 * anywhere in the jurisdiction.
 */
export function deskStub(env: Env, code: string) {
  const { deskRegion, jurisdiction } = settings(env)
  const desks = jurisdiction ? env.DESK.jurisdiction(jurisdiction) : env.DESK
  return desks.get(desks.idFromName(code), deskRegion ? { locationHint: deskRegion } : {})
}

/**
 * Calls the desk of an event, and once more through a new stub where the platform marks an error as `retryable`, within
 * `deskTimeoutMs`. The runtime itself repeats what never reached the desk; this call settles what may have taken effect
 * before the connection was lost. An overloaded desk is not called again.
 * @param call must be safe to repeat: a call whose result is lost may have taken effect
 * @throws the last error
 */
export async function callDesk<T>(env: Env, code: string, call: (desk: DeskStub) => Promise<T>): Promise<T> {
  const deadline = Date.now() + deskTimeoutMs
  const attempt = () => withTimeout(call(deskStub(env, code)), deadline - Date.now())
  try {
    return await attempt()
  } catch (error) {
    const wait = Math.random() * waitMsMax
    if (!isRetryable(error) || Date.now() + wait >= deadline) throw error
    log('warn', 'desk call retried', { code, ...errorFields(error) })
    await new Promise((resolve) => setTimeout(resolve, wait))
    return attempt()
  }
}

function isRetryable(error: unknown): boolean {
  const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean }
  return retryable === true && overloaded !== true
}
