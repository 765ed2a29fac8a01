import * as z from 'zod/mini'
import { canonicalEmail } from '../../core/email.ts'

/** The deletion of one's own account, confirmed by typing its address. */
export const accountDeletion = z.object({ confirm: z._default(z.string(), '') })

/** True if the input is the account's address, which is stored normalized. */
export function confirmsAccount(typed: string, email: string): boolean {
  return canonicalEmail(typed) === email
}
