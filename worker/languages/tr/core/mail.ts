import { site } from '../../../core/site.ts'
import { tagline } from './frame.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Düğme çalışmazsa şu adresi açın:',
  about: `${site.name}. ${tagline}`,
  questions: `Sorularınız için: ${site.supportEmail}`,
  stop: 'Bu tür e-postaları durdur',
}
