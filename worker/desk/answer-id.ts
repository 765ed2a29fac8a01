import { shortSha256 } from '#core/hash'

/** The page that makes the submission: the guest's own, or the planner's on the guest's behalf. */
export type SubmittedBy = 'guest' | 'planner'

/**
 * The id of the answer that a submission creates, a response or a decline: the first 128 bits of SHA-256 over the JSON text of
 * `["response", submittedBy, code, submission id]`, 22 characters of base64url.
 *
 * The page keeps the submission id, since sending it again returns the edit link. The answer's id is listed, exported and
 * audited, and does not reveal the submission id. The same submission id at another event, or from another page, gives
 * another answer. A response and a decline of one submission have the same id, and only one of them is stored. The server's
 * secret stays out of the hash, so that a new secret changes no id.
 * @param code the event's code, six characters
 * @param submissionId a UUID
 */
export function answerIdOf(submittedBy: SubmittedBy, code: string, submissionId: string): Promise<string> {
  return shortSha256(JSON.stringify(['response', submittedBy, code, submissionId]))
}
