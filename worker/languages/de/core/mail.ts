import { site } from '../../../core/site.ts'
import { tagline } from './frame.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie bitte diese Adresse:',
  about: `${site.name}. ${tagline}`,
  questions: `Fragen? Schreiben Sie an ${site.supportEmail}.`,
  stop: 'Solche E-Mails abbestellen',
}
