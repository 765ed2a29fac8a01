import { withTimeout } from '#core/http/with-timeout'
import { errorFields, isTransient } from '#core/log'

type CallResult<T> = { value: T } | { error: unknown }

/**
 * Calls the store, and once more after a transient error whose effect is unknown. Every statement may run twice, since a
 * response's id is its key and an edit names the version it changes.
 */
export async function callWithRetry<T>(timeoutAt: number, call: () => Promise<T>): Promise<CallResult<T>> {
  const attempt = (): Promise<CallResult<T>> =>
    withTimeout(call(), timeoutAt - Date.now()).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
  const first = await attempt()
  return 'error' in first && isTransient(first.error) && !isOverload(first.error) ? attempt() : first
}

/** True for an error of an overloaded or silent database: another call for the same batch would make it worse. */
export function isOverload(error: unknown): boolean {
  return /overloaded|too many requests queued|no answer in time/i.test(errorFields(error).reason)
}
