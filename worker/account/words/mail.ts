import { site } from '../../core/site.ts'

// Mails about a planner's new address.

/** To the new address. */
export const confirm = {
  subject: `Confirm your new address for ${site.name}`,
  preview: 'One click, and you can sign in with this address.',
  heading: 'Is this your new address?',
  ask: (email: string) =>
    `Someone asked to sign in to ${site.name} with ${email} from now on. Until you confirm it, nothing changes.`,
  action: 'Confirm my new address',
  goodFor: 'The link is good for 24 hours.',
  ignore: 'If this was not you, you can ignore this mail: nothing will happen.',
}

/** To an address that has an account of its own. */
export const taken = {
  subject: `You have a ${site.name} account`,
  preview: 'This address is in use already.',
  heading: 'This address has an account',
  about: (email: string) =>
    `Someone asked to use ${email} for another ${site.name} account. It has one already, so nothing changes.`,
  action: 'Sign in',
  ignore: 'If this was not you, there is nothing you need to do: your account stays as it is.',
}

/** To the old address. */
export const toOldAddress = {
  askedSubject: `Someone asked to change the address of your ${site.name} account`,
  askedPreview: 'Nothing changes until the new address is confirmed.',
  askedHeading: 'Is this your new address?',
  asked: (email: string) =>
    `Someone asked to sign in to your account with ${email} from now on. Until that address is confirmed, you sign in with this one, as before.`,
  askedNotYou: `If this was not you, someone knows your password: choose a new one, which also stops this. For help, write to ${site.supportEmail}.`,
  action: 'Reset my password',
  changedSubject: `Your ${site.name} address has changed`,
  changedPreview: 'You sign in with the new one from now on.',
  changedHeading: 'Your address has changed',
  changed: (email: string) => `From now on you sign in with ${email}. This is the last mail to this address.`,
  changedNotYou: `If this was not you, write to ${site.supportEmail} at once: we can help you get your account back.`,
}

export const confirmation = {
  subject: `Confirm your email for ${site.name}`,
  preview: 'One click, and your account is ready.',
  /** The name may be empty. */
  heading: (name: string) => `Welcome to ${site.name}${name && `, ${name}`}`,
  ask: 'Please confirm that this address is yours. After that you are signed in and can create your first event.',
  action: 'Confirm my email',
  goodFor: 'The link is good for 24 hours.',
  ignore: 'If you did not create an account, you can ignore this mail: nothing will happen.',
}

export const reset = {
  subject: `Reset your ${site.name} password`,
  preview: 'Choose a new password.',
  heading: 'Choose a new password',
  /** The name may be empty. */
  asked: (name: string) =>
    `Hello${name && ` ${name}`}, someone asked to reset the password of your ${site.name} account.`,
  /** Said while the account takes no other wrong password; `misses` is how many were too many within an hour. */
  guessed: (name: string, misses: number) =>
    `Hello${name && ` ${name}`}, someone tried more than ${misses} wrong passwords for your ${site.name} account within an hour. Until that stops, you can only sign in from a browser you have used before.`,
  stillHolds:
    'Your password still works. If you are locked out, choose a new one, and you are signed in at once.',
  action: 'Reset my password',
  goodFor: 'The link works once and is good for one hour.',
  needDoNothing: 'If you can sign in, there is nothing you need to do: your password stays as it is.',
  ignore: 'If this was not you, you can ignore this mail: your password stays as it is.',
}

// The mail that tells of a changed password.

export const passwordChanged = {
  subject: `Your ${site.name} password has changed`,
  preview: 'If this was you, there is nothing you need to do.',
  heading: 'Your password has changed',
  changed: 'Your account has a new password. You have been signed out everywhere else.',
  notYou: `If this was not you, someone knows your password: choose a new one at once, which signs everyone out. For help, write to ${site.supportEmail}.`,
  action: 'Reset my password',
}
