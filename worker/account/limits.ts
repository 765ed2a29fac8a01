import type { Limit } from '#ground/attempts'

const minute = 60_000
const hour = 60 * minute

/** Wrong passwords: 5 in 15 minutes for an account from one address, 100 for the address. */
export const passwordLimits = (email: string, address: string): Limit[] => [
  { kind: 'password', of: `${email} ${address}`, max: 5, within: 15 * minute },
  { kind: 'password_address', of: address, max: 100, within: 15 * minute },
]
export const signUpLimit = (address: string): Limit => ({
  kind: 'sign_up',
  of: address,
  max: 10,
  within: hour,
})
export const resetLimit = (address: string): Limit => ({ kind: 'reset', of: address, max: 10, within: hour })
