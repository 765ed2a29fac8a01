import { site } from '../../../core/site.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export * as stopPage from './shared-stop.ts'

// Mail to the guest list. Names and titles may be empty, days come written out. A title is the event's, a host's name is
// who invites; it may be of one or of many, so that no verb follows it.

/** Around each of them. */
export const listMail = {
  sender: (host: string) => (host ? `${host} via ${site.name}` : site.name),
  until: 'Antwoord graag uiterlijk op',
  chooseUntil: 'U kunt uw keuze wijzigen tot en met',
  note: (host: string) => (host ? `Een bericht van ${host}:` : 'Een bericht van de organisator:'),
  keepToYourself: 'Wie deze link heeft, kan voor u antwoorden. Houd hem dus voor uzelf.',
  whyInvited: (host: string, title: string) =>
    `U krijgt deze e-mail omdat uw adres op de gastenlijst${host ? ` van ${host}` : ''}${title ? ` voor ‘${title}’` : ''} staat.`,
  whyAnswered: (title: string) =>
    `U krijgt deze e-mail omdat uw adres bij een antwoord${title ? ` voor ‘${title}’` : ''} is opgegeven.`,
  replies: (host: string) => `Antwoorden gaan naar ${host || 'de organisator'}.`,
  noReplies: 'Antwoorden op deze e-mail worden niet gelezen.',
  report: (code: string) =>
    `Weet u niet wie u schrijft, of is deze e-mail volgens u misbruik? Schrijf dan naar ${site.supportEmail} en vermeld de code ${code}.`,
  action: 'Uitnodiging openen',
}

/** The first with the personal link. */
export const inviteMail = {
  subject: (title: string) => (title ? `Uitnodiging: ${title}` : 'U bent uitgenodigd'),
  preview: (deadline: string) => `Antwoord graag uiterlijk op ${deadline}.`,
  heading: (title: string) => title || 'U bent uitgenodigd',
  /** @param guests names as a list; empty where nobody is named */
  invites: (host: string, guests: string) => {
    const who = host ? `Een uitnodiging van ${host}` : 'U bent uitgenodigd'
    return `${who}${guests ? `, voor ${guests}` : ''}.`
  },
  places: (count: number, named: boolean) =>
    plural(count, {
      one: named ? 'nog 1 gast' : '1 gast',
      other: named ? `nog ${figure(count)} gasten` : `${figure(count)} gasten`,
    }),
  what: 'Laat weten wie er komt, en kies uw menu.',
}

/** To who has not answered, or of whom some have not. */
export const remindMail = {
  subject: (title: string) => (title ? `We horen graag van u: ${title}` : 'We horen graag van u'),
  preview: (deadline: string) => `Antwoorden kan tot en met ${deadline}.`,
  heading: (title: string) => title || 'We horen graag van u',
  waits: (host: string) => `Uw antwoord op de uitnodiging${host ? ` van ${host}` : ''} ontbreekt nog.`,
  what: 'Laat weten wie er komt en kies uw menu, of laat weten dat u niet kunt komen.',
  silent: (name: string) => `Nog geen antwoord voor ${name}.`,
  silentPlaces: (count: number, named: boolean) =>
    plural(count, {
      one: `Nog geen antwoord voor ${named ? 'één andere gast' : 'één gast'}.`,
      other: `Nog geen antwoord voor ${figure(count)} ${named ? 'andere gasten' : 'gasten'}.`,
    }),
}

/** To the planner, who sees what their guests would get. */
export const testMail = {
  subject: (subject: string) => `Test: ${subject}`,
  about:
    'Dit is een test. Uw gasten zouden deze e-mail krijgen met hun eigen namen en hun persoonlijke link.',
  guests: 'Anna en Tom',
}

/** To who answered, and of whom somebody chose nothing in a required course. */
export const completeMail = {
  subject: (title: string) => (title ? `Er ontbreekt nog een keuze: ${title}` : 'Er ontbreekt nog een keuze'),
  preview: (deadline: string) => `Kies uiterlijk op ${deadline}.`,
  heading: (title: string) => title || 'Er ontbreekt nog een keuze',
  open: 'Bedankt voor uw antwoord. Er ontbreekt nog een keuze, en de keuken heeft die nodig. Al het andere is opgeslagen.',
  missing: (name: string, position: number, courses: string) =>
    `${name || `Gast ${position}`}: ${courses || 'een keuze'}`,
  action: 'Nu kiezen',
}

/** To who comes, once the event has changed. */
export const newsMail = {
  subject: (title: string) => (title ? `Nieuws: ${title}` : 'Nieuws over uw uitnodiging'),
  heading: (title: string) => title || 'Nieuws over uw uitnodiging',
  facts: { day: 'de dag', time: 'de tijd', place: 'de plaats', deadline: 'de uiterste datum voor uw keuze' },
  /** @param facts as a list */
  changed: (host: string, facts: string) =>
    `Een bericht van ${host || 'de organisator'}. Gewijzigd: ${facts}.`,
  stays: 'Uw antwoord blijft zoals het is. Kunt u niet meer komen, wijzig het dan.',
  staysClosed:
    'Uw antwoord blijft zoals het is. Kunt u niet meer komen, laat het dan weten aan de organisator.',
  notKnown: 'nog niet bekend',
  action: 'Antwoord openen',
}
