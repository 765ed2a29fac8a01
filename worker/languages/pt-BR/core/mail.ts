import { site } from '../../../core/site.ts'
import { tagline } from './frame.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Se o botão não funcionar, abra este endereço:',
  about: `${site.name}. ${tagline}`,
  questions: `Alguma dúvida? Escreva para ${site.supportEmail}.`,
  stop: 'Não receber mais e-mails como este',
}
