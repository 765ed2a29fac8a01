import type { Limit } from '#core/http/rate-limit'

const minute = 60_000
const hour = 60 * minute

/** A sign-in that is about to be counted. `device` names a browser the account was signed in with before. */
export type Guess = { email: string; address: string; device: string | null }

/**
 * Wrong passwords. A browser the account was signed in with has five in 15 minutes for itself, so that nobody elsewhere
 * keeps its owner out. Any other has 5 in 15 minutes for the account and its address, 100 for its address, and shares
 * the account's 100 an hour.
 */
export function passwordLimits({ email, address, device }: Guess): Limit[] {
  if (device) return [{ kind: 'password_device', of: `${email} ${device}`, max: 5, windowMs: 15 * minute }]
  return [
    { kind: 'password', of: `${email} ${address}`, max: 5, windowMs: 15 * minute },
    { kind: 'password_address', of: address, max: 100, windowMs: 15 * minute },
    guessedAccount(email),
  ]
}

/** Wrong passwords an hour for one account, from wherever they come. */
export const guessedAccount = (email: string): Limit => ({
  kind: 'password_account',
  of: email,
  max: 100,
  windowMs: hour,
})

/** The letter that lets the owner of a guessed account in: one an hour. */
export const guessedLetter = (email: string): Limit => ({
  kind: 'guessed_letter',
  of: email,
  max: 1,
  windowMs: hour,
})

/** Sign-ups of an address whose accounts are not confirmed yet: an office of colleagues who confirm is never full. */
export const signUpLimit = (address: string): Limit => ({
  kind: 'sign_up',
  of: address,
  max: 10,
  windowMs: hour,
})
/** Confirmation letters asked for once more by an address. */
export const confirmMailLimit = (address: string): Limit => ({
  kind: 'confirm_mail',
  of: address,
  max: 10,
  windowMs: hour,
})
export const resetLimit = (address: string): Limit => ({
  kind: 'reset',
  of: address,
  max: 10,
  windowMs: hour,
})
