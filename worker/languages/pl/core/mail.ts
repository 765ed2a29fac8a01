import { site } from '../../../core/site.ts'
import { tagline } from './frame.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Jeśli przycisk nie działa, proszę otworzyć ten adres:',
  about: `${site.name}. ${tagline}`,
  questions: `Pytania? Prosimy pisać na adres ${site.supportEmail}.`,
  stop: 'Zrezygnuj z takich wiadomości',
}
