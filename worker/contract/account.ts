import * as z from 'zod/mini'
import { emailInvalid, nameTooLong } from '#words/guest'
import {
  confirmRequired,
  emailRequired,
  nameRequired,
  passwordNeedsDigit,
  passwordNeedsLower,
  passwordNeedsUpper,
  passwordRequired,
  passwordRules,
  passwordsDiffer,
  passwordTooLong,
  passwordTooShort,
} from '#words/planner'
import { canonicalEmail, isCanonicalEmail } from './email.ts'
import { passwordMax, passwordMin, personNameMax } from './limits.ts'
import { isEmail } from './person.ts'
import { line } from './shapes.ts'

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

/** The four visible checks on a new password, in the order they are listed on the screen. */
export const passwordChecks = [
  {
    label: passwordRules.length,
    sentence: passwordTooShort,
    holds: (text: string) => text.length >= passwordMin,
  },
  {
    label: passwordRules.upper,
    sentence: passwordNeedsUpper,
    holds: (text: string) => /\p{Lu}/u.test(text),
  },
  {
    label: passwordRules.lower,
    sentence: passwordNeedsLower,
    holds: (text: string) => /\p{Ll}/u.test(text),
  },
  { label: passwordRules.digit, sentence: passwordNeedsDigit, holds: (text: string) => /\p{Nd}/u.test(text) },
] as const

export type Strength = 'weak' | 'fair' | 'good' | 'strong'

/** Password strength by the number of checks that hold: 0 or 1 weak, 2 fair, 3 good, 4 strong. */
export function passwordStrength(text: string): Strength {
  const met = passwordChecks.filter((check) => check.holds(text)).length
  return met <= 1 ? 'weak' : met === 2 ? 'fair' : met === 3 ? 'good' : 'strong'
}

export const newPassword = password.check(
  z.superRefine((text: string, context) => {
    for (const check of passwordChecks)
      if (!check.holds(text)) context.addIssue({ code: 'custom', message: check.sentence, input: text })
  }),
)

export const signUp = z.object({
  name: line(nameRequired, personNameMax, nameTooLong),
  email: accountEmail,
  password: newPassword,
})
export type SignUp = z.infer<typeof signUp>

const confirmPassword = z.string(confirmRequired).check(z.minLength(1, confirmRequired))

/** A password and its repetition are the same. Said as soon as both are there, also while the password breaks a rule. */
const sameAs = (field: string) =>
  z.refine<Record<string, string>>((form) => form[field] === form.confirmPassword, {
    error: passwordsDiffer,
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && !!(value as SignUpForm | null)?.confirmPassword,
  })

/** The form of a new account: the password is typed twice. */
export const signUpForm = z.extend(signUp, { confirmPassword }).check(sameAs('password'))
export type SignUpForm = SignUp & { confirmPassword: string }

export const signIn = z.object({ email: accountEmail, password })
export type SignIn = z.infer<typeof signIn>

/** Requests a password reset mail, or another confirmation mail. */
export const mailRequest = z.object({ email: accountEmail })
export type MailRequest = z.infer<typeof mailRequest>

const linkToken = z.string().check(z.minLength(1), z.maxLength(200))

export const resetCheck = z.object({ token: linkToken })

export const resetPassword = z.object({ token: linkToken, newPassword })

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

/** The form of a new password: typed twice. */
export const newPasswordForm = z.object({ newPassword, confirmPassword }).check(sameAs('newPassword'))
export type NewPasswordForm = z.infer<typeof newPasswordForm>

/** The signed-in person as every page knows them. */
export type User = { id: string; email: string; name: string; role: 'planner' | 'admin' }
