import { site } from '../../../core/site.ts'
import { tagline } from './frame.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Se il pulsante non funziona, apra questo indirizzo:',
  about: `${site.name}. ${tagline}`,
  questions: `Domande? Scriva a ${site.supportEmail}.`,
  stop: 'Non ricevere più email come questa',
}
