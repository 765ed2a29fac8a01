// A planner's own account: signing up and in, passwords, links.

/** Below the sign-up form; the texts stand for links. */
export const agreesTo = (terms: string, processing: string, privacy: string) =>
  `By creating an account you accept the ${terms}, including the ${processing}, and the ${privacy}.`
export const agreesToTerms = 'Terms and Conditions'
export const agreesToProcessing = 'terms of data processing'
export const agreesToPrivacy = 'Privacy Policy'

/** The sample of an event's card beside the sign-in form. */
export const sampleEvent: {
  title: string
  day: string
  coming: string
  course: string
  dishes: [dish: string, plates: number][]
} = {
  title: 'Clara &\u00a0Jonah',
  day: 'Saturday, June 12 · The Old Mill',
  coming: 'coming',
  course: 'Main',
  dishes: [
    ['Braised short rib', 41],
    ['Sea bass with fennel', 29],
    ['Wild mushroom risotto', 19],
  ],
}

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
export const confirmPasswordWrong = 'This is not the password you chose at sign-up.'
export const confirmLinkInvalid = 'This confirmation link is invalid or has expired.'
export const confirmSent =
  'If this address is waiting for its confirmation, a new link is on its way. Please check your inbox.'
export const resetSent =
  'Password reset email sent! Please check your inbox and follow the instructions to reset your password.'
export const resetLinkInvalid = 'Invalid or expired password reset link. Please request a new one.'
export const tooBusy = 'Many people are signing in right now.'
export const accountGuessed =
  'Too many wrong passwords for this address. If it has an account, we have mailed it another way to sign in.'
export const resetFailed = 'Failed to reset password. Please try again.'

export const accountConfirmDiffers = 'Please type your email address exactly as shown'
export const sharedEventsLeft =
  'Others plan an event of yours. Hand it over, or choose that it is deleted with your account.'
export const sharedEventsTitle = 'Events you share'
export const sharedEventsAbout =
  'Others work on these events. Hand each over first, or choose that it is deleted, for them too.'
export const sharedWith = (others: number) =>
  others === 1 ? 'One other person plans it.' : `${others} others plan it.`
export const handItOver = 'Hand it over'
export const deleteItToo = 'Delete it with my account'
export const ofEvent = (title: string) => `(${title})`
export const accountDeleteFailed = 'Failed to delete your account. Please try again.'

export const notAuthenticated = 'User not authenticated'

// Changes of planners' own accounts.

export const heading = 'Your Account'

const inFull: Record<string, string> = { Samsung: 'Samsung Internet' }

/** Firefox on Windows; what is not known is left out. */
export function browserName({
  browser,
  device,
}: {
  browser: string | undefined
  device: string | undefined
}): string {
  const name = browser && (inFull[browser] ?? browser)
  return name && device ? `${name} on ${device}` : (name ?? device ?? 'Unknown browser')
}

export const nameAction = 'Change Name'
export const nameSave = 'Save Name'
export const nameSaved = 'Your name is saved.'

export const passwordHeading = 'Password'
export const presentPassword = 'Current Password'
export const presentPasswordWrong = 'This is not your current password.'
export const passwordHint = 'You are signed out everywhere else, and earlier reset links stop working.'
export const passwordSaved = 'Your password has changed. You are signed out everywhere else.'

export const sessionsHeading = 'Where you are signed in'
export const sessionsAbout = 'A browser stays signed in for 30 days after you last used it.'
export const thisBrowser = 'This browser'
/** `day` is written out. */
export const signedInOn = (day: string) => `Signed in ${day}`
export const lastUsedOn = (day: string) => `last used ${day}`
export const endSession = 'Sign Out'
/** Names the session, for those who hear a list of equal buttons. */
export const endSessionOf = (browser: string, day: string) => `Sign out ${browser}, signed in ${day}`
export const sessionEnded = (browser: string) => `${browser} is signed out.`
export const endOthers = 'Sign Out Everywhere Else'
export const othersEnded = 'You are signed out everywhere else.'
export const noOthers = 'You are not signed in anywhere else.'
export const saving = 'Saving...'

export const sameAddress = 'This is already your address.'
export const newAddress = 'New Email'
export const addressHint =
  'We mail a link to the new address. Until you open it, you sign in with your current one.'
export const addressAction = 'Change Email'
export const addressAsked = (email: string) =>
  `A link is on its way to ${email}. Until you open it, you sign in with your current address.`
export const addressWaits = (email: string) => `${email} is waiting to be confirmed.`
export const addressDrop = 'Keep my current address'
export const addressKept = 'Your address stays as it is.'
/** The page its link leads to. */
export const confirmHeading = 'Confirm your new address'
export const confirmHere = (email: string) => `From now on you sign in with ${email}.`
export const confirmElsewhere =
  'You are not signed in here. To show that the account is yours, type its password.'
export const confirmAction = 'Confirm my new address'
export const confirming = 'Confirming...'
export const addressChanged = (email: string) => `You sign in with ${email} from now on.`
export const addressChangedAlready = 'This address is already confirmed.'

export const cancel = 'Cancel'
export const passwordAction = 'Change Password'
export const passwordSaving = 'Changing...'
export const notLoaded = 'Your account could not be loaded. Please try again.'
export const toAccount = 'Go to Your Account'
