import { site } from '../../../core/site.ts'
import { plural } from '../forms.ts'
import { areMany } from '../many.ts'

export * as stopPage from './shared-stop.ts'

// Mail to the guest list. Names and titles may be empty, days come written out. A title is the event's, a host's name is
// who invites. Names stay in the nominative.

const guests = (count: number) =>
  `${count} ${plural(count, { one: 'gość', few: 'gości', many: 'gości', other: 'gościa' })}`

/** Around each of them. */
export const listMail = {
  /** The sender's name in mail programs. */
  sender: (host: string) => (host ? `${host} przez ${site.name}` : site.name),
  until: 'Prosimy o odpowiedź do dnia',
  chooseUntil: 'Wybór można zmienić do dnia',
  /** Above the planner's own words. */
  note: (host: string) => (host ? `${host} ${areMany(host) ? 'piszą' : 'pisze'}:` : 'Od organizatora:'),
  keepToYourself:
    'Każdy, kto ma ten link, może odpowiedzieć za Państwa, dlatego proszę nikomu go nie przekazywać.',
  whyInvited: (host: string, title: string) => {
    const from = [host, title && `„${title}”`].filter(Boolean).join(', ')
    return `Otrzymują Państwo tę wiadomość, bo ten adres jest na liście gości${from ? ` (${from})` : ''}.`
  },
  whyAnswered: (title: string) =>
    `Otrzymują Państwo tę wiadomość, bo ten adres podano w odpowiedzi${title ? ` („${title}”)` : ''}.`,
  replies: (host: string) => (host ? `Odpowiedzi otrzymuje: ${host}.` : 'Odpowiedzi otrzymuje organizator.'),
  noReplies: 'Odpowiedzi na tę wiadomość nikt nie czyta.',
  report: (code: string) =>
    `Jeśli nie wiedzą Państwo, kto do Państwa pisze, albo jest to nadużycie, prosimy o wiadomość na adres ${site.supportEmail} z kodem wydarzenia ${code}.`,
  action: 'Otwórz zaproszenie',
}

/** The first with the personal link. */
export const inviteMail = {
  subject: (title: string) => (title ? `Zapraszamy: ${title}` : 'Zapraszamy Państwa'),
  preview: (deadline: string) => `Prosimy o odpowiedź do dnia: ${deadline}.`,
  heading: (title: string) => title || 'Zapraszamy Państwa',
  /** @param guests names as a list; empty where nobody is named */
  invites: (host: string, guests: string) => {
    const invite = host ? `${host} ${areMany(host) ? 'zapraszają' : 'zaprasza'}` : 'Zapraszamy'
    return `${invite} Państwa serdecznie${guests ? `: ${guests}` : ''}.`
  },
  /** Places of a party beside its names, in the list of them. */
  places: (count: number, named: boolean) => `${named ? 'jeszcze ' : ''}${guests(count)}`,
  what: 'Prosimy zaznaczyć, kto przyjdzie, i wybrać menu.',
}

/** To who has not answered, or of whom some have not. */
export const remindMail = {
  subject: (title: string) => (title ? `Prosimy o odpowiedź: ${title}` : 'Prosimy o odpowiedź'),
  preview: (deadline: string) => `Na odpowiedź czekamy do końca dnia: ${deadline}.`,
  heading: (title: string) => title || 'Prosimy o odpowiedź',
  waits: (host: string) =>
    host
      ? `${host} ${areMany(host) ? 'wciąż czekają' : 'wciąż czeka'} na Państwa odpowiedź.`
      : 'Wciąż czekamy na Państwa odpowiedź.',
  what: 'Prosimy zaznaczyć, kto przyjdzie, i wybrać menu albo dać znać, że nie mogą Państwo przyjść.',
  silent: (name: string) => `${name}: brak odpowiedzi.`,
  /** Guests without a name. */
  silentPlaces: (count: number, named: boolean) =>
    named ? `Jeszcze ${guests(count)} bez odpowiedzi.` : `Bez odpowiedzi: ${guests(count)}.`,
}

/** To the planner, who sees what their guests would get. */
export const testMail = {
  /** @param subject the guests' */
  subject: (subject: string) => `Test: ${subject}`,
  about:
    'To jest test. Goście otrzymaliby tę wiadomość ze swoimi imionami i nazwiskami oraz z osobistym linkiem.',
  guests: 'Anna i Tom',
}

/** To who answered, and of whom somebody chose nothing in a required course. */
export const completeMail = {
  subject: (title: string) => (title ? `Brakuje jeszcze wyboru: ${title}` : 'Brakuje jeszcze wyboru'),
  preview: (deadline: string) => `Prosimy wybrać do dnia: ${deadline}.`,
  heading: (title: string) => title || 'Brakuje jeszcze wyboru',
  open: 'Dziękujemy za odpowiedź. Nie wszystko jest w niej wybrane, a kuchnia na to czeka. Wszystko inne jest zapisane.',
  /** A person and the courses they left open, as a list. @param position in the party; the lead guest is 1 */
  missing: (name: string, position: number, courses: string) =>
    `${name || `Gość ${position}`}: ${courses || 'brakuje wyboru'}`,
  action: 'Wybierz teraz',
}

/** To who comes, once the event has changed. */
export const newsMail = {
  subject: (title: string) => (title ? `Zmiana: ${title}` : 'Zmiana w zaproszeniu'),
  heading: (title: string) => title || 'Zmiana w zaproszeniu',
  /** Facts of the event by themselves, for the sentence below. */
  facts: { day: 'dzień', time: 'godzina', place: 'miejsce', deadline: 'termin wyboru menu' },
  /** @param facts as a list */
  changed: (host: string, facts: string) => `Zmiana${host ? ` (${host})` : ''}: ${facts}.`,
  stays: 'Państwa odpowiedź zostaje bez zmian. Jeśli nie mogą już Państwo przyjść, prosimy ją zmienić.',
  /** After the deadline, when an answer cannot be changed any more. */
  staysClosed:
    'Państwa odpowiedź zostaje bez zmian. Jeśli nie mogą już Państwo przyjść, prosimy powiedzieć o tym organizatorowi.',
  notKnown: 'jeszcze nieznane',
  action: 'Otwórz odpowiedź',
}
