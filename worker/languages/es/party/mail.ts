import { plural } from '../forms.ts'
import { el } from '../grammar.ts'
import { figure } from '../writing.ts'

export { comingAndNot } from '../../../party/words/planner.ts'

/** Days come written out. */
export const editLink = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Su menú para «${title}»` : 'Su menú'),
  preview: (deadline: string) => `Puede cambiarlo hasta ${el(deadline)}.`,
  heading: (title: string) => title || 'Su menú',
  /** The name may be empty. */
  thanks: (guest: string) => (guest ? `Gracias, ${guest}.` : 'Gracias.'),
  saved: (guests: number) =>
    plural(guests, {
      one: 'Hemos guardado su elección de menú.',
      many: `Hemos guardado la elección de menú de su grupo (${figure(guests)} de personas).`,
      other: `Hemos guardado la elección de menú de su grupo (${figure(guests)} personas).`,
    }),
  until: 'Puede cambiar su elección hasta',
  /** A person and their dishes. The name may be empty. @param position in the party; the lead guest is 1 */
  dishes: (name: string, position: number, dishes: string[]) =>
    `${name || `Persona ${position}`}: ${dishes.length > 0 ? dishes.join(', ') : 'sin platos'}`,
  action: 'Ver o cambiar su elección',
  keepToYourself: 'Quien tenga este enlace puede ver y cambiar su respuesta: no lo comparta, por favor.',
  ignore: 'Si no ha sido usted, alguien escribió su dirección por error. Puede ignorar este correo.',
}

/** To who chose a dish that left the menu, in the place of the mail above. Days come written out. */
export const chooseAgainMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title ? `Lo que eligió para «${title}» ha cambiado` : 'Lo que eligió ha cambiado',
  preview: (deadline: string) => `Por favor, elija de nuevo a más tardar ${el(deadline)}.`,
  /** The name may be empty. */
  dishGone: (guest: string) =>
    `${guest ? `${guest}, un` : 'Un'} plato que eligió usted o alguien de su grupo ya no está en el menú.`,
  nothingServed: 'En su lugar no se sirve nada hasta que elija. Todo lo demás que nos dijo sigue igual.',
  action: 'Elegir de nuevo',
}

/** To whom something else is served than the dish they chose. It names neither the dish nor what is served. */
export const substituteMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title ? `Novedades sobre un plato que eligió para «${title}»` : 'Novedades sobre un plato que eligió',
  news: 'Hay novedades sobre un plato que eligió.',
  lookAtAgreed: 'Consulte su respuesta, por favor: allí verá lo acordado con la cocina.',
  lookAtEnded: 'Consulte su respuesta, por favor: allí verá lo que ya no vale.',
}

/** To whom new contents of a dish warn, in the place of the mail above. It names neither the dish nor a need. */
export const contentsMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title
      ? `Lo que lleva un plato que eligió para «${title}» ha cambiado`
      : 'Lo que lleva un plato que eligió ha cambiado',
  lookAgain: 'Revise su elección, por favor.',
}

/** Days come written out. */
export const declineLink = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `No pueden venir: ${title}` : 'No pueden venir'),
  preview: (deadline: string) => `Puede cambiar de idea hasta ${el(deadline)}.`,
  saved: (guests: number) =>
    plural(guests, {
      one: 'Nos ha dicho que no puede venir.',
      many: `Nos ha dicho que su grupo (${figure(guests)} de personas) no puede venir.`,
      other: `Nos ha dicho que su grupo (${figure(guests)} personas) no puede venir.`,
    }),
  until: 'Puede cambiar de idea hasta',
  action: 'Al final sí podemos ir',
}
