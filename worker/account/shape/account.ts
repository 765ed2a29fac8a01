import * as z from 'zod/mini'
import { emailRequired, passwordRequired, passwordTooLong, passwordTooShort } from '#account/words/planner'
import { emailInvalid } from '#core/words/shared'
import { canonicalEmail, isCanonicalEmail } from '../../core/email.ts'
import { passwordMax, passwordMin } from '../../core/limits.ts'
import { isEmail } from '../../party/shape/person.ts'

/** Normalized address of a planner. One account per normalized address. */
export const accountEmail = z.string(emailRequired).check(
  z.overwrite(canonicalEmail),
  z.minLength(1, { error: emailRequired, abort: true }),
  z.refine((text) => isEmail(text) && isCanonicalEmail(text), emailInvalid),
)

// A password is taken exactly as typed: no trimming, no normal form.
export const password = z
  .string(passwordRequired)
  .check(
    z.minLength(1, { error: passwordRequired, abort: true }),
    z.minLength(passwordMin, { error: passwordTooShort, abort: true }),
    z.maxLength(passwordMax, { error: passwordTooLong, abort: true }),
  )

export const signIn = z.object({ email: accountEmail, password })
export type SignIn = z.infer<typeof signIn>

/** Requests a password reset mail, or another confirmation mail. */
export const mailRequest = z.object({ email: accountEmail })
export type MailRequest = z.infer<typeof mailRequest>

export const linkToken = z.string().check(z.minLength(1), z.maxLength(200))

export const resetCheck = z.object({ token: linkToken })

/** Looks at a confirmation link. */
export const confirmCheck = z.object({ token: linkToken })

/** The address a link confirms, and whether this browser signed it up. Any other browser must give the password. */
export type Confirmation = { email: string; ownBrowser: boolean }

/**
 * Confirms an address by its link. A browser other than the one that signed up also sends the password chosen there.
 */
export const confirmation = z.object({
  token: linkToken,
  password: z.optional(z.string().check(z.maxLength(passwordMax, passwordTooLong))),
})

/** The form another browser shows. */
export const confirmForm = z.object({ password })
export type ConfirmForm = z.infer<typeof confirmForm>

/** The signed-in person as every page knows them. */
export type User = { id: string; email: string; name: string; role: 'planner' | 'admin' }
