/** To a listed party that asked for its personal link. Days come written out. */
export const linkAgain = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Su invitación: ${title}` : 'Su invitación'),
  preview: (deadline: string) => `Responda hasta el ${deadline}, por favor.`,
  heading: (title: string) => title || 'Su invitación',
  /** The name may be empty. @param party its name on the list */
  link: (party: string) =>
    party ? `Aquí tiene el enlace que pidió, para ${party}.` : 'Aquí tiene el enlace que pidió.',
  about: 'Abre su invitación: diga quién viene y elija su menú.',
  until: 'Responda, por favor, hasta',
  action: 'Abrir su invitación',
  keepToYourself: 'Quien tenga este enlace puede responder por usted: no lo comparta, por favor.',
  ignore: 'Si no lo ha pedido usted, puede ignorar este correo.',
}
