import { hmacOnce } from '#core/hash'
import type { Content } from './commands.ts'

/**
 * What tells a submission sent again from its id with other content: HMAC-SHA-256 of the content, keyed by the
 * submission id, base64url. The submission id is stored nowhere, so nobody can guess names or allergies from the hash.
 *
 * The content is hashed without the ids of persons, with sorted keys, and without keys that hold nothing: a key that a
 * later version of the page may send changes no hash of a draft that is without it.
 */
export function submissionHash(submissionId: string, { email, party }: Content): Promise<string> {
  const people = party.map((person) => ({ ...person, id: undefined }))
  return hmacOnce(submissionId, JSON.stringify(canonical({ email, party: people })))
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
