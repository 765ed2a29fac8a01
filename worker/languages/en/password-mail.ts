import { site } from '../../core/site.ts'

// The letter that tells of a changed password.

export const passwordTold = {
  subject: `Your ${site.name} password has changed`,
  preview: 'If it was you, you need do nothing.',
  heading: 'Your password has changed',
  changed: 'Your account has a new password. Everywhere else you were signed in, you have been signed out.',
  notYou: `If it was not you, somebody knows your password: choose a new one at once, which ends every session. For help write to ${site.supportEmail}.`,
  action: 'Reset my password',
}
