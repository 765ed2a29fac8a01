import { site } from '../../../core/site.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  about: `${site.name}. À chacun son assiette.`,
  questions: `Une question ? Écrivez à ${site.supportEmail}.`,
}
