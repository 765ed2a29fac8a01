import { site } from '../../../core/site.ts'
import { tagline } from './frame.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  about: `${site.name}. ${tagline}`,
  questions: `Une question ? Écrivez à ${site.supportEmail}.`,
  stop: 'Ne plus recevoir ces e-mails',
}
