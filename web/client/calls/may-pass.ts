import type { ApiError } from './api.ts'

const passing: string[] = ['lost', 'offline', 'internal', 'unavailable', 'too_many'] satisfies (
  | ApiError['code']
  | 'offline'
)[]

/** True if trying again can mend a failure, by its code. A refusal (closed, full, removed) stays one. */
export function mayPass(code: string): boolean {
  return passing.includes(code)
}
