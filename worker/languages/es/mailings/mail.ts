import { site } from '../../../core/site.ts'
import { el } from '../grammar.ts'
import { howMany } from '../how-many.ts'

export * as stopPage from './shared-stop.ts'

/** Around each of them. */
export const listMail = {
  /** The sender's name in mail programs. */
  sender: (host: string) => (host ? `${host} a través de ${site.name}` : site.name),
  until: 'Fecha límite para responder',
  chooseUntil: 'Puede cambiar su elección hasta',
  /** Above the planner's own words. */
  note: (host: string) => (host ? `Unas palabras de ${host}:` : 'Unas palabras de quien le invita:'),
  keepToYourself: 'Quien tenga este enlace puede responder por usted: no lo comparta, por favor.',
  whyInvited: (host: string, title: string) =>
    `Recibe este correo porque su dirección está en la lista de invitados${title ? ` de «${title}»` : ''}${host ? `, de parte de ${host}` : ''}.`,
  whyAnswered: (title: string) =>
    `Recibe este correo porque su dirección se indicó en una respuesta${title ? ` para «${title}»` : ''}.`,
  replies: (host: string) =>
    host
      ? `Si contesta a este correo, le llega a ${host}.`
      : 'Si contesta a este correo, le llega a quien le invita.',
  noReplies: 'Nadie lee las contestaciones a este correo.',
  report: (code: string) =>
    `Si no sabe quién le escribe o cree que este correo es un abuso, escriba a ${site.supportEmail} e indique el código de evento ${code}.`,
  action: 'Abrir su invitación',
}

/** The first with the personal link. */
export const inviteMail = {
  subject: (title: string) => (title ? `Tiene una invitación: ${title}` : 'Tiene una invitación'),
  preview: (deadline: string) => `Por favor, responda a más tardar ${el(deadline)}.`,
  heading: (title: string) => title || 'Tiene una invitación',
  /** A host may be two people: the sentence has no verb that would have to know. @param guests names as a list; empty where nobody is named */
  invites: (host: string, guests: string) =>
    `Aquí tiene una invitación${host ? ` de ${host}` : ''}${guests ? ` para ${guests}` : ''}.`,
  /** Places of a party beside its names, in the list of them. */
  places: (count: number, named: boolean) =>
    named ? howMany(count, 'persona más', 'personas más') : howMany(count, 'persona', 'personas'),
  what: 'Díganos quién viene y elija su menú.',
}

/** To who has not answered, or of whom some have not. */
export const remindMail = {
  subject: (title: string) => (title ? `Falta su respuesta: ${title}` : 'Falta su respuesta'),
  preview: (deadline: string) => `Puede responder hasta ${el(deadline)} inclusive.`,
  heading: (title: string) => title || 'Falta su respuesta',
  waits: (host: string) =>
    host ? `Aún falta su respuesta a la invitación de ${host}.` : 'Aún falta su respuesta a la invitación.',
  what: 'Díganos quién viene y elija su menú, o avísenos si no pueden venir.',
  silent: (name: string) => `Falta la respuesta de ${name}.`,
  /** Guests without a name. */
  silentPlaces: (count: number, named: boolean) =>
    `Falta la respuesta de ${named ? howMany(count, 'persona más', 'personas más') : howMany(count, 'persona', 'personas')}.`,
}

/** To the planner, who sees what their guests would get. */
export const testMail = {
  /** @param subject the guests' */
  subject: (subject: string) => `Prueba: ${subject}`,
  about:
    'Esto es una prueba. Sus invitados recibirían este correo, con sus propios nombres y su enlace personal.',
  guests: 'Anna y Tom',
}

/** To who answered, and of whom somebody chose nothing in a required course. */
export const completeMail = {
  subject: (title: string) => (title ? `Falta elegir un plato: ${title}` : 'Falta elegir un plato'),
  preview: (deadline: string) => `Por favor, elija a más tardar ${el(deadline)}.`,
  heading: (title: string) => title || 'Falta elegir un plato',
  open: 'Gracias por su respuesta. En ella falta algo por elegir, y la cocina necesita saberlo. Todo lo demás está guardado.',
  /** A person and the courses they left open, as a list. @param position in the party; the lead guest is 1 */
  missing: (name: string, position: number, courses: string) =>
    `${name || `Persona ${position}`}: ${courses || 'un plato'}`,
  action: 'Elegir ahora',
}

/** To who comes, once the event has changed. */
export const newsMail = {
  subject: (title: string) => (title ? `Novedades: ${title}` : 'Novedades sobre su invitación'),
  heading: (title: string) => title || 'Novedades sobre su invitación',
  /** Facts of the event by themselves, for the sentence below. */
  facts: { day: 'el día', time: 'la hora', place: 'el lugar', deadline: 'la fecha límite para elegir' },
  /** @param facts as a list */
  changed: (host: string, facts: string) =>
    host ? `Hay novedades de ${host}. Lo que cambia: ${facts}.` : `Hay novedades. Lo que cambia: ${facts}.`,
  stays: 'Su respuesta sigue igual. Si ya no pueden venir, cámbiela, por favor.',
  /** After the deadline, when an answer cannot be changed any more. */
  staysClosed: 'Su respuesta sigue igual. Si ya no pueden venir, avise a quien le invita, por favor.',
  notKnown: 'por confirmar',
  action: 'Abrir su respuesta',
}
