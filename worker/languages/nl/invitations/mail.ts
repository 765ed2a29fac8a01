/** To an invited party that asked for its personal link. Days come written out. */
export const linkAgain = {
  subject: (title: string) => (title ? `Uw uitnodiging: ${title}` : 'Uw uitnodiging'),
  preview: (deadline: string) => `Antwoord graag uiterlijk op ${deadline}.`,
  heading: (title: string) => title || 'Uw uitnodiging',
  link: (party: string) =>
    party ? `Hier is de link waar u om vroeg, voor ${party}.` : 'Hier is de link waar u om vroeg.',
  about: 'Hij opent uw uitnodiging: laat weten wie er komt, en kies uw menu.',
  until: 'Antwoord graag uiterlijk op',
  action: 'Uitnodiging openen',
  keepToYourself: 'Wie deze link heeft, kan voor u antwoorden. Houd hem dus voor uzelf.',
  ignore: 'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen.',
}
