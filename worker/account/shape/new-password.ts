import * as z from 'zod/mini'
import {
  confirmRequired,
  nameRequired,
  passwordNeedsDigit,
  passwordNeedsLower,
  passwordNeedsUpper,
  passwordRules,
  passwordsDiffer,
  passwordTooCommon,
  passwordTooShort,
} from '#account/words/planner'
import { nameTooLong } from '#core/words/shared'
import { passwordMin, personNameMax } from '../../core/limits.ts'
import { line } from '../../core/shapes.ts'
import { isCommon } from '../rules/common-passwords.ts'
import { accountEmail, linkToken, password } from './account.ts'

// Choosing a password. Apart from signing in, which most pages can ask for and which knows no rules.

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

/** Password strength by the number of checks that hold: 0 or 1 weak, 2 fair, 3 good, 4 strong. A common one is weak. */
export function passwordStrength(text: string): Strength {
  const met = passwordChecks.filter((check) => check.holds(text)).length
  return met <= 1 || isCommon(text) ? 'weak' : met === 2 ? 'fair' : met === 3 ? 'good' : 'strong'
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

/** A new password as its form takes it. The server asks itself whether it is a common one. */
const typedPassword = newPassword.check(z.refine((text: string) => !isCommon(text), passwordTooCommon))
const confirmPassword = z.string(confirmRequired).check(z.minLength(1, confirmRequired))

/** A password and its repetition are the same. Said as soon as both are there, also while the password breaks a rule. */
const sameAs = (field: string) =>
  z.refine<Record<string, string>>((form) => form[field] === form.confirmPassword, {
    error: passwordsDiffer,
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && !!(value as SignUpForm | null)?.confirmPassword,
  })

/** The form of a new account: the password is typed twice. */
export const signUpForm = z
  .extend(signUp, { password: typedPassword, confirmPassword })
  .check(sameAs('password'))
export type SignUpForm = SignUp & { confirmPassword: string }

export const resetPassword = z.object({ token: linkToken, newPassword })

/** The form of a new password: typed twice. */
export const newPasswordForm = z
  .object({ newPassword: typedPassword, confirmPassword })
  .check(sameAs('newPassword'))
export type NewPasswordForm = z.infer<typeof newPasswordForm>

/** The form of another password for who knows the present one. */
export const otherPasswordForm = z
  .object({ password, newPassword: typedPassword, confirmPassword })
  .check(sameAs('newPassword'))
export type OtherPasswordForm = z.infer<typeof otherPasswordForm>
