import { shortSha256 } from '#core/hash'

/** Where a party is stored: by a guest's own page, or by a planner's on the guest's behalf. */
export type Door = 'guest' | 'planner'

/**
 * The id of the response that a submission makes: the first 128 bits of SHA-256 over the JSON text of
 * `["response", door, code, submission id]`, 22 characters of base64url.
 *
 * Whoever knows a submission id gets the edit link of its response, so it stays with the page that made it. The id of
 * the response is listed, exported and audited: it does not lead back to the submission id, and a submission id used at
 * one door or event names nothing at another. The server's secret is no part of it, so a new secret changes no id.
 * @param code the event's code, six characters
 * @param submissionId a UUID
 */
export function responseIdOf(door: Door, code: string, submissionId: string): Promise<string> {
  return shortSha256(JSON.stringify(['response', door, code, submissionId]))
}
