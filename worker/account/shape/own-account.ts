import * as z from 'zod/mini'
import { nameRequired } from '#account/words/planner'
import { nameTooLong } from '#core/words/shared'
import { passwordMax, personNameMax } from '../../core/limits.ts'
import { line } from '../../core/shapes.ts'
import { accountEmail, linkToken, password } from './account.ts'
import type { SharedEvent } from './deletion.ts'
import { newPassword } from './new-password.ts'

// Changes planners make to their own accounts.

export const nameChange = z.object({ name: line(nameRequired, personNameMax, nameTooLong) })
export type NameChange = z.infer<typeof nameChange>

/** A new password, with the present one as proof. */
export const passwordChange = z.object({ password, newPassword })

/** A new address, with the present password as proof. It holds once its link was pressed. */
export const addressChange = z.object({ email: accountEmail, password })
export type AddressChange = z.infer<typeof addressChange>

/** Confirms a new address by its link. A browser that is not signed in to the account also sends its password. */
export const addressConfirmation = z.object({
  token: linkToken,
  password: z.optional(z.string().check(z.maxLength(passwordMax))),
})

/** A session as its owner sees it. Instants in milliseconds. */
export type OwnSession = {
  id: string
  createdAt: number
  /** When it was last used, to the day. */
  usedAt: number
  /** The browser in plain words. */
  browser: string
  /** It is the one that asks. */
  here: boolean
}

/** The account page besides the person: open sessions, the new address that waits for its link, and own events that others plan, too. */
export type OwnAccount = { sessions: OwnSession[]; newAddress: string | null; shared: SharedEvent[] }
