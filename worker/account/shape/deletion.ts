import * as z from 'zod/mini'
import { canonicalEmail } from '../../core/email.ts'

/**
 * The deletion of one's own account, confirmed by typing its address. `events` names the shared events that are to be deleted
 * with it: where others plan an event, nothing deletes it unasked.
 */
export const accountDeletion = z.object({
  confirm: z._default(z.string(), ''),
  events: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(1000)), []),
})

/** An event of the account's that others plan, too. `others`: how many. */
export type SharedEvent = { id: string; title: string; others: number }

/** True if the input is the account's address, which is stored normalized. */
export function confirmsAccount(typed: string, email: string): boolean {
  return canonicalEmail(typed) === email
}
