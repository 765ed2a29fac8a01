/** To an invited party that asked for its personal link. Days come written out. */
export const linkAgain = {
  subject: (title: string) => (title ? `Votre invitation : ${title}` : 'Votre invitation'),
  preview: (deadline: string) => `Merci de répondre au plus tard le ${deadline}.`,
  heading: (title: string) => title || 'Votre invitation',
  link: (party: string) =>
    party ? `Voici le lien que vous avez demandé, pour ${party}.` : 'Voici le lien que vous avez demandé.',
  about: 'Il ouvre votre invitation : dites-nous qui vient, et choisissez votre menu.',
  until: 'Merci de répondre au plus tard le',
  action: 'Ouvrir votre invitation',
  keepToYourself: 'Toute personne qui a ce lien peut répondre à votre place : gardez-le pour vous.',
  ignore: 'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
}
