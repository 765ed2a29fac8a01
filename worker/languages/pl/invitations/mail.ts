/** To an invited party that asked for its personal link. Days come written out. */
export const linkAgain = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Zaproszenie dla Państwa: ${title}` : 'Zaproszenie dla Państwa'),
  preview: (deadline: string) => `Prosimy o odpowiedź do dnia: ${deadline}.`,
  heading: (title: string) => title || 'Zaproszenie dla Państwa',
  /** The name may be empty. @param party its name on the list */
  link: (party: string) => (party ? `Oto link, o który proszono: ${party}.` : 'Oto link, o który proszono.'),
  about: 'Otwiera zaproszenie: można tam zaznaczyć, kto przyjdzie, i wybrać menu.',
  until: 'Prosimy o odpowiedź do dnia',
  action: 'Otwórz zaproszenie',
  keepToYourself:
    'Każdy, kto ma ten link, może odpowiedzieć za Państwa, dlatego proszę nikomu go nie przekazywać.',
  ignore: 'Jeśli to nie Państwo prosili o link, tę wiadomość można pominąć.',
}
