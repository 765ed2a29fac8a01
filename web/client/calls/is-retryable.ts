import type { ApiError } from './api.ts'

const retryable: string[] = ['lost', 'offline', 'internal', 'unavailable', 'too_many'] satisfies (
  | ApiError['code']
  | 'offline'
)[]

/** True if a retry may succeed after a failure with this code. A refusal (closed, full, removed) stays one. */
export function isRetryable(code: string): boolean {
  return retryable.includes(code)
}
