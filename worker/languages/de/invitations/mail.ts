/** To an invited party that asked for its personal link. Days come written out. */
export const linkAgain = {
  subject: (title: string) => (title ? `Ihre Einladung: ${title}` : 'Ihre Einladung'),
  preview: (deadline: string) => `Bitte antworten Sie bis ${deadline}.`,
  heading: (title: string) => title || 'Ihre Einladung',
  link: (party: string) =>
    party ? `Hier ist der gewünschte Link, für ${party}.` : 'Hier ist der gewünschte Link.',
  about: 'Er öffnet Ihre Einladung: Sagen Sie dort, wer kommt, und wählen Sie Ihr Menü.',
  until: 'Bitte antworten Sie bis',
  action: 'Einladung öffnen',
  keepToYourself: 'Wer diesen Link hat, kann für Sie antworten. Bitte geben Sie ihn nicht weiter.',
  ignore: 'Sie haben nicht danach gefragt? Dann brauchen Sie nichts zu tun.',
}
