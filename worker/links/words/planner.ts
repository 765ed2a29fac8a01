// Links to the kitchen's page, and what a closed one says.

export const labelRequired = 'Please name the link'
export const labelTooLong = 'Label must be less than 60 characters'
export const noCourses = 'Please choose a course'
export const linkForgotten =
  'This link is too old to be shown again. Whoever has it can still use it; renew it to get a new one.'
export const linkNotFound = 'Link not found.'
export const linkWithoutEmail = 'This link has no email address.'

export function linksFull(limit: number): string {
  return `An event can have ${limit} links at a time. Revoke one first.`
}

// The planner's section on the Kitchen tab.

export const linksTitle = 'For the kitchen'
export const linksAbout =
  'A link opens this sheet on the kitchen’s phone, always up to date, without an account. It shows what guests must avoid: give it only to the kitchen.'
export const makeLink = 'Make a link'
export const making = 'Making…'
export const linkLabel = 'Who is it for?'
export const linkLabelHint = 'For example Hot kitchen or Pastry. Only you and they see this.'
export const linkCourses = 'Courses'
export const linkAllCourses = 'All courses, also ones you add later'
export const linkSomeCourses = 'Only these'
export const linkNames = 'Names'
export const linkNamesShown = 'Names of guests who need something else'
export const linkNamesAll = 'Names of all guests, for place cards and service sheets'
export const linkNamesHidden = 'Numbers only, like S14'
export const linkLanguage = 'Language'
export const linkLanguageHint =
  'The page, its paper and our mails are in it. The kitchen can choose another on its own phone. Dishes and what guests wrote stay as they are.'
export const linkMayConfirm = 'May confirm what is in a dish, and agree what is served instead'
export const linkMayConfirmHint =
  'Guests then read that “the kitchen” said so. Without it, the link can only read, print and say what was seen.'
export const linkKeepOffline = 'May be kept on a phone for a day'
export const linkKeepOfflineHint =
  'It then opens without internet for 24 hours, as it was when last connected. If you revoke it, it is removed as soon as that phone is online.'
export const linkEmail = 'Email of the kitchen (Optional)'
export const linkEmailHint =
  'We mail the link there, and write again when a sheet is replaced or something they agreed is changed.'
export const linkMade = (label: string) => `The link for ${label}`
export const linkOnce = 'Its address is shown only now. If you lose it, renew the link.'
export const linkAddress = 'Address'
export const linkQr = (label: string) => `QR code of the link for ${label}`
export const copyLink = 'Copy'
export const shareLink = 'Share…'
export const linkCopied = 'Link copied'
export const copyByHand = 'Please copy the address by hand'
export const done = 'Done'
export const cancel = 'Cancel'
export const renew = 'Renew'
export const revoke = 'Revoke'
export const changeLanguage = 'Language'
/** Ends the button's accessible name. */
export const ofThisLink = (label: string) => `of the link for ${label}`
export const save = 'Save'
export const languageTitle = (label: string) => `Language of the link for ${label}`
export const languageSaved = 'The language is saved'
export const mailAgain = 'Mail again'
export const mailQueued = (email: string) => `The link is on its way to ${email}`
/** The accessible names of the buttons above. */
export const ofLink = (label: string) => `the link for ${label}`
export const openedAt = (when: string) => `opened ${when}`
export const notOpened = 'not opened yet'
export const expiresAt = (when: string) => `works until ${when}`
export const hasExpired = 'expired'
export const revokedAt = (when: string) => `revoked ${when}`
export const showsAll = 'all courses'
export const withoutNames = 'without names'
export const withAllNames = 'all names'
export const confirms = 'may confirm and agree'
export const mayBeKept = 'may be kept on a phone'
export const revokeTitle = (label: string) => `Revoke the link for ${label}?`
export const revokeAbout =
  'Its page goes blank at once wherever it is open. A phone that is offline keeps it until it connects.'
/** The same of a link whose page may be kept on a phone. */
export const revokeAboutKept = 'What was kept on a phone is removed when it connects, or after a day.'
export const renewTitle = (label: string) => `Renew the link for ${label}?`
export const renewAbout =
  'It gets a new address. The old one stops working, and pages opened with it go blank.'
export const working = 'One moment…'
export const linkRevokedToast = 'The link no longer works'
