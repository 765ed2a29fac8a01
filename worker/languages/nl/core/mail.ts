import { site } from '../../../core/site.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Werkt de knop niet? Open dan dit adres:',
  about: `${site.name}. Elke gast, elk bord.`,
  questions: `Vragen? Schrijf naar ${site.supportEmail}.`,
}
