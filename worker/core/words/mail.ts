import { site } from '../../core/site.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'If the button does not work, open this address:',
  about: `${site.name}. ${site.tagline}`,
  questions: `Questions? Write to ${site.supportEmail}.`,
}
