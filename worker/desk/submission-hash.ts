import { hmacWithoutCache } from '#core/hash'
import { submittedFields } from '#party/shape/submission'
import type { Content } from './shape.ts'

/**
 * Tells a repeated submission from another one under the same id: HMAC-SHA-256 of the content, keyed by the submission
 * id, base64url. The submission id is not stored, so nobody can test guesses of names or allergies against the hash.
 *
 * Only the submitted fields are hashed. Empty values are left out and keys are sorted, so that a key added by a later version
 * of the page does not change the hash of a draft without it.
 */
export function submissionHash(submissionId: string, { email, party }: Content): Promise<string> {
  return hmacWithoutCache(
    submissionId,
    JSON.stringify(canonical({ email, party: party.map(submittedFields) })),
  )
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, canonical(each)] as const)
  return Object.fromEntries(entries.filter(([, each]) => !isEmpty(each)).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** The same for a decline. */
export function declineHash(
  submissionId: string,
  content: { email: string | null; names: string[] },
): Promise<string> {
  return hmacWithoutCache(submissionId, JSON.stringify(canonical(content)))
}
