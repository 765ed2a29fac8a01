import { Refusal } from '../http/refusal.ts'

// Errors after which another try cannot succeed.
const permanent = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_RECIPIENT_SUPPRESSED',
  'E_CONTENT_TOO_LARGE',
  'E_LINK_FORGOTTEN',
  'E_KITCHEN_LINK_FORGOTTEN',
  'E_QUEUE_FULL',
])

/** True for a code of a mail that is never sent, however often it is tried. */
export function isPermanent(code: string): boolean {
  return permanent.has(code)
}

/** The code of a mail's error: the provider's, or `E_` and the reason of a refusal of ours. '' where it has none. */
export function codeOf(error: unknown): string {
  if (error instanceof Refusal) return `E_${error.reason.toUpperCase()}`
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
