import { site } from '../../../core/site.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export * as stopPage from './shared-stop.ts'

// Mail to the guest list. Names and titles may be empty, days come written out. A title is the event's, a host's name is
// who invites. Hosts' names may be of one or of many, and have no case: they stand before a colon or in brackets.

/** Around each of them. */
export const listMail = {
  sender: (host: string) => (host ? `${host} über ${site.name}` : site.name),
  until: 'Bitte antworten Sie bis',
  chooseUntil: 'Sie können Ihre Auswahl ändern bis',
  note: (host: string) => (host ? `Eine Nachricht von ${host}:` : 'Eine Nachricht Ihrer Gastgeber:'),
  keepToYourself: 'Wer diesen Link hat, kann für Sie antworten. Bitte geben Sie ihn nicht weiter.',
  whyInvited: (host: string, title: string) =>
    `Sie bekommen diese E-Mail, weil Ihre Adresse auf der Gästeliste${title ? ` für „${title}“` : ''} steht${host ? `, angelegt von ${host}` : ''}.`,
  whyAnswered: (title: string) =>
    `Sie bekommen diese E-Mail, weil Ihre Adresse bei einer Antwort${title ? ` zu „${title}“` : ''} angegeben wurde.`,
  replies: (host: string) => (host ? `Antworten gehen an ${host}.` : 'Antworten gehen an Ihre Gastgeber.'),
  noReplies: 'Antworten auf diese E-Mail liest niemand.',
  report: (code: string) =>
    `Wenn Sie nicht wissen, wer Ihnen schreibt, oder diese E-Mail für Missbrauch halten, schreiben Sie an ${site.supportEmail} und nennen Sie den Code ${code}.`,
  action: 'Einladung öffnen',
}

/** The first with the personal link. */
export const inviteMail = {
  subject: (title: string) => (title ? `Einladung: ${title}` : 'Sie sind eingeladen'),
  preview: (deadline: string) => `Bitte antworten Sie bis ${deadline}.`,
  heading: (title: string) => title || 'Sie sind eingeladen',
  /** @param guests names as a list; empty where nobody is named */
  invites: (host: string, guests: string) => {
    const who = host ? `Eine Einladung von ${host}` : 'Eine Einladung Ihrer Gastgeber'
    return `${who}${guests ? `, für ${guests}` : ''}.`
  },
  places: (count: number, named: boolean) =>
    plural(count, {
      one: named ? '1 weiterer Gast' : '1 Gast',
      other: named ? `${figure(count)} weitere Gäste` : `${figure(count)} Gäste`,
    }),
  what: 'Bitte sagen Sie uns, wer kommt, und wählen Sie Ihr Menü.',
}

/** To who has not answered, or of whom some have not. */
export const remindMail = {
  subject: (title: string) => (title ? `Bitte antworten Sie: ${title}` : 'Bitte antworten Sie'),
  preview: (deadline: string) => `Antworten sind bis ${deadline} möglich.`,
  heading: (title: string) => title || 'Bitte antworten Sie',
  waits: (host: string) =>
    host ? `Ihre Antwort an ${host} fehlt noch.` : 'Ihre Gastgeber warten noch auf Ihre Antwort.',
  what: 'Bitte sagen Sie uns, wer kommt, und wählen Sie Ihr Menü. Oder sagen Sie ab, wenn Sie nicht kommen können.',
  silent: (name: string) => `Noch keine Antwort für ${name}.`,
  silentPlaces: (count: number, named: boolean) =>
    plural(count, {
      one: `Noch keine Antwort für ${named ? 'einen weiteren Gast' : 'einen Gast'}.`,
      other: `Noch keine Antwort für ${figure(count)} ${named ? 'weitere Gäste' : 'Gäste'}.`,
    }),
}

/** To the planner, who sees what their guests would get. */
export const testMail = {
  subject: (subject: string) => `Test: ${subject}`,
  about:
    'Dies ist ein Test. Ihre Gäste bekämen diese E-Mail mit ihren eigenen Namen und ihrem persönlichen Link.',
  guests: 'Anna und Tom',
}

/** To who answered, and of whom somebody chose nothing in a required course. */
export const completeMail = {
  subject: (title: string) => (title ? `Eine Auswahl fehlt noch: ${title}` : 'Eine Auswahl fehlt noch'),
  preview: (deadline: string) => `Bitte wählen Sie bis ${deadline}.`,
  heading: (title: string) => title || 'Eine Auswahl fehlt noch',
  open: 'Vielen Dank für Ihre Antwort. Eine Auswahl darin fehlt noch, und die Küche braucht sie. Alles andere ist gespeichert.',
  missing: (name: string, position: number, courses: string) =>
    `${name || `Gast ${position}`}: ${courses || 'eine Auswahl'}`,
  action: 'Jetzt wählen',
}

/** To who comes, once the event has changed. */
export const newsMail = {
  subject: (title: string) => (title ? `Neues: ${title}` : 'Neues zu Ihrer Einladung'),
  heading: (title: string) => title || 'Neues zu Ihrer Einladung',
  facts: { day: 'der Tag', time: 'die Uhrzeit', place: 'der Ort', deadline: 'die Frist für Ihre Auswahl' },
  /** @param facts as a list */
  changed: (host: string, facts: string) =>
    `${host ? `Eine Nachricht von ${host}` : 'Eine Nachricht Ihrer Gastgeber'}. Geändert: ${facts}.`,
  stays: 'Ihre Antwort bleibt, wie sie ist. Wenn Sie nicht mehr kommen können, ändern Sie sie bitte.',
  staysClosed:
    'Ihre Antwort bleibt, wie sie ist. Wenn Sie nicht mehr kommen können, sagen Sie es bitte Ihren Gastgebern.',
  notKnown: 'noch nicht bekannt',
  action: 'Antwort öffnen',
}
