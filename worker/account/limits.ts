import type { Limit } from '#core/rate-limit/rate-limit'

const minute = 60_000
const hour = 60 * minute

/** A sign-in that is about to be counted. `device` names a browser the account was signed in with before. */
export type Guess = { email: string; address: string; device: string | null }

/**
 * Limits of wrong passwords. A browser the account was signed in with before has 5 in 15 minutes of its own, so that
 * nobody elsewhere can lock its owner out. Any other browser has 5 in 15 minutes for the account from its address, 100 in
 * 15 minutes for its address, and shares the account's 100 an hour.
 */
export function passwordLimits({ email, address, device }: Guess): Limit[] {
  if (device) return [{ kind: 'password_device', of: `${email} ${device}`, max: 5, windowMs: 15 * minute }]
  return [
    { kind: 'password', of: `${email} ${address}`, max: 5, windowMs: 15 * minute },
    { kind: 'password_address', of: address, max: 100, windowMs: 15 * minute },
    guessedAccount(email),
  ]
}

/** Wrong passwords an hour for one account, from all addresses. */
export const guessedAccount = (email: string): Limit => ({
  kind: 'password_account',
  of: email,
  max: 100,
  windowMs: hour,
})

/** Mails to the owner of a guessed account: one an hour. */
export const guessedMail = (email: string): Limit => ({
  kind: 'guessed_mail',
  of: email,
  max: 1,
  windowMs: hour,
})

/** Unconfirmed sign-ups from one address. Confirmed accounts do not count, so an office is never locked out. */
export const signUpLimit = (address: string): Limit => ({
  kind: 'sign_up',
  of: address,
  max: 10,
  windowMs: hour,
})
/** Repeated confirmation mails requested from one address. */
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
/** New addresses asked for by one account. */
export const addressChangeLimit = (userId: string): Limit => ({
  kind: 'address_change',
  of: userId,
  max: 5,
  windowMs: hour,
})
