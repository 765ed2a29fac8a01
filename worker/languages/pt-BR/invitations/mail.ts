/** To an invited party that asked for its personal link. Days come written out. */
export const linkAgain = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Seu convite: ${title}` : 'Seu convite'),
  preview: (deadline: string) => `Responda até ${deadline}, por favor.`,
  heading: (title: string) => title || 'Seu convite',
  /** The name may be empty. @param party its name on the list */
  link: (party: string) =>
    party ? `Aqui está o link que você pediu, para ${party}.` : 'Aqui está o link que você pediu.',
  about: 'Ele abre o seu convite: diga quem vem e escolha o seu cardápio.',
  until: 'Por favor, responda até',
  action: 'Abrir seu convite',
  keepToYourself: 'Quem tem este link pode responder por você: não o compartilhe, por favor.',
  ignore: 'Se você não pediu este link, pode ignorar este e-mail.',
}
