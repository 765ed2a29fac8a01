// What a planner reads of the own account: signing up and in, passwords, links.

/** Below the sign-up form; the texts stand for links. */
export const agreesTo = (terms: string, processing: string, privacy: string) =>
  `With an account you accept the ${terms}, with the ${processing}, and the ${privacy}.`
export const agreesToTerms = 'Terms and Conditions'
export const agreesToProcessing = 'terms of data processing'
export const agreesToPrivacy = 'Privacy Policy'

export const nameRequired = 'Name is required'
export const emailRequired = 'Email is required'
export const passwordRequired = 'Password is required'
export const passwordTooShort = 'Password must be at least 6 characters'
export const passwordTooLong = 'Password must be at most 128 characters'
export const passwordNeedsUpper = 'Password must contain at least one uppercase letter'
export const passwordNeedsLower = 'Password must contain at least one lowercase letter'
export const passwordNeedsDigit = 'Password must contain at least one number'
export const passwordTooCommon = 'This password is too common. Please choose another.'
/** The visible checks on a new password. */
export const passwordRules = {
  length: 'At least 6 characters',
  upper: 'One uppercase letter',
  lower: 'One lowercase letter',
  digit: 'One number',
}
export const confirmRequired = 'Please confirm your password'
export const passwordsDiffer = "Passwords don't match"
export const emailNotConfirmed =
  'Please check your email and click the confirmation link to activate your account before signing in.'
export const wrongCredentials = 'Invalid email or password. Please check your credentials and try again.'
export const alreadyRegistered =
  'An account with this email already exists. Please sign in instead or use a different email.'
export const accountCreated =
  'Account created successfully! Please check your email and click the confirmation link to activate your account.'
export const alreadyConfirmed = 'Already confirmed. Please sign in.'
export const confirmPasswordWrong = 'This is not the password that was chosen at sign-up.'
export const confirmLinkInvalid = 'This confirmation link is invalid or has expired.'
export const confirmSent =
  'If this address is waiting for its confirmation, a new link is on its way. Please check your inbox.'
export const resetSent =
  'Password reset email sent! Please check your inbox and follow the instructions to reset your password.'
export const resetLinkInvalid = 'Invalid or expired password reset link. Please request a new one.'
export const tooBusy = 'Many people are signing in right now.'
export const accountGuessed =
  'Too many wrong passwords were tried for this address. If it has an account, a mail with another way in is on its way to it.'
export const resetFailed = 'Failed to reset password. Please try again.'

export const accountConfirmDiffers = 'Please type your email address exactly as shown'
export const accountDeleteFailed = 'Failed to delete your account. Please try again.'
