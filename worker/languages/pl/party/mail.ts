import { plural } from '../forms.ts'

export { comingAndNot } from '../../../party/words/planner.ts'

const people = (count: number) =>
  plural(count, {
    one: `${count} osoba`,
    few: `${count} osoby`,
    many: `${count} osób`,
    other: `${count} osoby`,
  })

/** Days come written out. */
export const editLink = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Wybór menu: ${title}` : 'Państwa wybór menu'),
  preview: (deadline: string) => `Można go zmienić do dnia: ${deadline}.`,
  heading: (title: string) => title || 'Państwa wybór menu',
  /** The name may be empty. */
  thanks: (guest: string) => (guest ? `${guest}, dziękujemy.` : 'Dziękujemy.'),
  saved: (guests: number) =>
    plural(guests, {
      one: 'Wybór menu jest zapisany.',
      few: `Wybór menu całej grupy (${people(guests)}) jest zapisany.`,
      many: `Wybór menu całej grupy (${people(guests)}) jest zapisany.`,
      other: `Wybór menu całej grupy (${people(guests)}) jest zapisany.`,
    }),
  until: 'Wybór można zmienić do dnia',
  /** A person and their dishes. The name may be empty. @param position in the party; the lead guest is 1 */
  dishes: (name: string, position: number, dishes: string[]) =>
    `${name || `Gość ${position}`}: ${dishes.length > 0 ? dishes.join(', ') : 'bez dań'}`,
  action: 'Zobacz lub zmień wybór',
  keepToYourself:
    'Każdy, kto ma ten link, może zobaczyć i zmienić odpowiedź, dlatego proszę nikomu go nie przekazywać.',
  ignore: 'Jeśli to nie Państwa odpowiedź, ktoś przez pomyłkę wpisał ten adres. Tę wiadomość można pominąć.',
}

/** To who chose a dish that left the menu, in the place of the mail above. Days come written out. */
export const chooseAgainMail = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Zmiana w wybranym menu: ${title}` : 'Zmiana w wybranym menu'),
  preview: (deadline: string) => `Prosimy wybrać ponownie. Ostatni dzień: ${deadline}.`,
  /** The name may be empty. */
  dishGone: (guest: string) =>
    `${guest ? `${guest}, w` : 'W'} menu nie ma już dania, które wybrano w Państwa grupie.`,
  nothingServed:
    'Dopóki nie wybiorą Państwo innego, nic nie będzie podane w jego miejsce. Cała reszta odpowiedzi zostaje bez zmian.',
  action: 'Wybierz ponownie',
}

/** To whom something else is served than the dish they chose. It names neither the dish nor what is served. */
export const substituteMail = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Wiadomość o wybranym daniu: ${title}` : 'Wiadomość o wybranym daniu'),
  news: 'Jest coś nowego w sprawie jednego z wybranych dań.',
  lookAtAgreed: 'Prosimy zajrzeć do odpowiedzi: jest w niej, co uzgodniono z kuchnią.',
  lookAtEnded: 'Prosimy zajrzeć do odpowiedzi: jest w niej, co nie jest już aktualne.',
}

/** To whom new contents of a dish warn, in the place of the mail above. It names neither the dish nor a need. */
export const contentsMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title ? `Zmieniły się składniki wybranego dania: ${title}` : 'Zmieniły się składniki wybranego dania',
  lookAgain: 'Prosimy spojrzeć jeszcze raz.',
}

/** Days come written out. */
export const declineLink = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Zgłoszona nieobecność: ${title}` : 'Zgłoszona nieobecność'),
  preview: (deadline: string) => `Decyzję można zmienić do dnia: ${deadline}.`,
  saved: (guests: number) =>
    plural(guests, {
      one: 'Zgłoszono nam nieobecność.',
      few: `Zgłoszono nam, że Państwa grupa (${people(guests)}) nie może przyjść.`,
      many: `Zgłoszono nam, że Państwa grupa (${people(guests)}) nie może przyjść.`,
      other: `Zgłoszono nam, że Państwa grupa (${people(guests)}) nie może przyjść.`,
    }),
  until: 'Decyzję można zmienić do dnia',
  action: 'Jednak przyjdziemy',
}
