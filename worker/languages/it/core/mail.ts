import { site } from '../../../core/site.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Se il pulsante non funziona, apra questo indirizzo:',
  about: `${site.name}. A ogni ospite il suo piatto.`,
  questions: `Domande? Scriva a ${site.supportEmail}.`,
}
