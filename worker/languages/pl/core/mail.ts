import { site } from '../../../core/site.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Jeśli przycisk nie działa, proszę otworzyć ten adres:',
  about: `${site.name}. Każdy gość, każdy talerz.`,
  questions: `Pytania? Prosimy pisać na adres ${site.supportEmail}.`,
}
