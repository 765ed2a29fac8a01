import { shortSha256 } from '#core/hash'

/** The page that makes the submission: the guest's own, or the planner's on the guest's behalf. */
export type SubmittedBy = 'guest' | 'planner'

/**
 * The id of the response that a submission creates: the first 128 bits of SHA-256 over the JSON text of
 * `["response", submittedBy, code, submission id]`, 22 characters of base64url.
 *
 * The submission id stays with the page that made it, since it opens the edit link of its response. The response's id is
 * listed, exported and audited, and does not reveal it. The same submission id elsewhere gives another response. The
 * server's secret is not hashed in, so that a new secret changes no id.
 * @param code the event's code, six characters
 * @param submissionId a UUID
 */
export function responseIdOf(submittedBy: SubmittedBy, code: string, submissionId: string): Promise<string> {
  return shortSha256(JSON.stringify(['response', submittedBy, code, submissionId]))
}
