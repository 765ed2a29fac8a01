/** To an invited party that asked for its personal link. Days come written out. */
export const linkAgain = {
  subject: (title: string) => (title ? `Il Suo invito: ${title}` : 'Il Suo invito'),
  preview: (deadline: string) => `Risponda entro ${deadline}, per favore.`,
  heading: (title: string) => title || 'Il Suo invito',
  link: (party: string) =>
    party ? `Ecco il link che ha chiesto, per ${party}.` : 'Ecco il link che ha chiesto.',
  about: 'Apre il Suo invito: ci dica chi viene, e scelga il menu.',
  until: 'Risponda entro',
  action: 'Apri l’invito',
  keepToYourself: 'Chi ha questo link può rispondere al posto Suo: lo tenga per sé.',
  ignore: 'Se non lo ha chiesto, può ignorare questa email.',
}
