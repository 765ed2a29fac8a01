import { site } from '../../../core/site.ts'
import { tagline } from './frame.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Werkt de knop niet? Open dan dit adres:',
  about: `${site.name}. ${tagline}`,
  questions: `Vragen? Schrijf naar ${site.supportEmail}.`,
  stop: 'Geen e-mails als deze meer ontvangen',
}
