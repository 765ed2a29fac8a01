// What planners read where they change their own accounts.

export const heading = 'Your Account'

export const browserOn = (browser: string, device: string) => `${browser} on ${device}`
export const samsungBrowser = 'Samsung Internet'
export const unknownBrowser = 'Unknown browser'

export const nameAction = 'Change Name'
export const nameSave = 'Save Name'
export const nameSaved = 'Your name is saved.'

export const passwordHeading = 'Password'
export const presentPassword = 'Present Password'
export const presentPasswordWrong = 'This is not your present password.'
export const passwordHint = 'Everywhere else you are signed out, and reset links sent before stop working.'
export const passwordSaved = 'Your password is changed. Everywhere else you are signed out.'

export const sessionsHeading = 'Where you are signed in'
export const sessionsAbout = 'A browser stays signed in for 30 days after you last used it.'
export const thisBrowser = 'This browser'
/** `day` is written out. */
export const signedInOn = (day: string) => `Signed in ${day}`
export const lastUsedOn = (day: string) => `last used ${day}`
export const endSession = 'Sign Out'
/** Which one, for who hears a list of equal buttons. */
export const endSessionOf = (browser: string, day: string) => `Sign out ${browser}, signed in ${day}`
export const sessionEnded = (browser: string) => `${browser} is signed out.`
export const endOthers = 'Sign Out Everywhere Else'
export const othersEnded = 'Everywhere else you are signed out.'
export const noOthers = 'You are signed in nowhere else.'
export const saving = 'Saving...'

export const sameAddress = 'This is your address already.'
export const newAddress = 'New Email'
export const addressHint =
  'We mail a link to the new address. Until you press it, you sign in with the one you have.'
export const addressAction = 'Change Email'
export const addressAsked = (email: string) =>
  `A link is on its way to ${email}. Until you press it, you sign in with the address you have.`
export const addressWaits = (email: string) => `${email} waits for its link to be pressed.`
export const addressDrop = 'Keep the address I have'
export const addressKept = 'Your address stays as it is.'
/** The page its link leads to. */
export const confirmHeading = 'Confirm your new address'
export const confirmHere = (email: string) => `From now on you sign in with ${email}.`
export const confirmElsewhere =
  'You are not signed in here. To show that the account is yours, type its password.'
export const confirmAction = 'Confirm my new address'
export const confirming = 'Confirming...'
export const addressChanged = (email: string) => `You sign in with ${email} from now on.`
export const addressChangedAlready = 'This address is confirmed already.'

export const cancel = 'Cancel'
export const passwordAction = 'Change Password'
export const passwordSaving = 'Changing...'
export const notLoaded = 'Your account could not be loaded. Please try again.'
export const toAccount = 'Go to Your Account'
