import { site } from '../../../core/site.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'Si el botón no funciona, abra esta dirección:',
  about: `${site.name}. Cada invitado, cada plato.`,
  questions: `¿Alguna pregunta? Escriba a ${site.supportEmail}.`,
}
