import { site } from '../../core/site.ts'

// Letters about a planner's new address.

/** To the new address. */
export const confirm = {
  subject: `Confirm your new address for ${site.name}`,
  preview: 'One press, and you sign in with this address.',
  heading: 'Is this your new address?',
  ask: (email: string) =>
    `Somebody asked to sign in to ${site.name} with ${email} from now on. Until you confirm it, nothing changes.`,
  action: 'Confirm my new address',
  goodFor: 'The link is good for 24 hours.',
  ignore: 'If it was not you, you can ignore this mail: nothing will happen.',
}

/** To an address that has an account of its own. */
export const taken = {
  subject: `You have a ${site.name} account`,
  preview: 'This address is in use already.',
  heading: 'This address has an account',
  about: (email: string) =>
    `Somebody asked to use ${email} for another ${site.name} account. It has one already, so nothing changes.`,
  action: 'Sign in',
  ignore: 'If it was not you, you need do nothing: your account stays as it is.',
}

/** To the old address. */
export const told = {
  askedSubject: `A new address was asked for your ${site.name} account`,
  askedPreview: 'The one you have stays until the new one is confirmed.',
  askedHeading: 'A new address was asked for',
  asked: (email: string) =>
    `Your account is to be signed in to with ${email}. Until that address is confirmed you sign in with this one, as before.`,
  askedNotYou: `If it was not you, somebody knows your password: choose a new one, which also stops this. For help write to ${site.supportEmail}.`,
  action: 'Reset my password',
  changedSubject: `Your ${site.name} address has changed`,
  changedPreview: 'You sign in with the new one from now on.',
  changedHeading: 'Your address has changed',
  changed: (email: string) => `From now on you sign in with ${email}. This is the last mail to this address.`,
  changedNotYou: `If it was not you, write to ${site.supportEmail} at once: we can help you get your account back.`,
}
