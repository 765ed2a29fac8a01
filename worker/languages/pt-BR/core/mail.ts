import { site } from '../../../core/site.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Se o botão não funcionar, abra este endereço:',
  about: `${site.name}. Cada convidado, cada prato.`,
  questions: `Alguma dúvida? Escreva para ${site.supportEmail}.`,
}
