import { site } from '../../core/site.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'If the button does not work, open this address:',
  about: `${site.name}. ${site.tagline}`,
  questions: `Questions? Write to ${site.supportEmail}.`,
  /** At the end of a mail that can be stopped, with the address behind it. */
  stop: 'Stop getting mail like this',
}
