import { site } from '../../../core/site.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Düğme çalışmazsa şu adresi açın:',
  about: `${site.name}. Her misafire kendi tabağı.`,
  questions: `Sorularınız için: ${site.supportEmail}`,
}
