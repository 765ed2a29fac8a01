import { el } from '../grammar.ts'
/** To an invited party that asked for its personal link. Days come written out. */
export const linkAgain = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Su invitación: ${title}` : 'Su invitación'),
  preview: (deadline: string) => `Por favor, responda a más tardar ${el(deadline)}.`,
  heading: (title: string) => title || 'Su invitación',
  /** The name may be empty. @param party its name on the list */
  link: (party: string) =>
    party ? `Aquí tiene el enlace que pidió, para ${party}.` : 'Aquí tiene el enlace que pidió.',
  about: 'Abre su invitación: díganos quién viene y elija su menú.',
  until: 'Fecha límite para responder',
  action: 'Abrir su invitación',
  keepToYourself: 'Quien tenga este enlace puede responder por usted: no lo comparta, por favor.',
  ignore: 'Si no lo ha pedido usted, puede ignorar este correo.',
}
