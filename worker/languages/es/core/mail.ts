import { site } from '../../../core/site.ts'
import { tagline } from './frame.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Si el botón no funciona, abra esta dirección:',
  about: `${site.name}. ${tagline}`,
  questions: `¿Alguna pregunta? Escriba a ${site.supportEmail}.`,
  stop: 'No recibir más correos como este',
}
