import { site } from '../../../core/site.ts'
import { plural } from '../forms.ts'
import { several, to } from '../grammar.ts'

export * as stopPage from './shared-stop.ts'

// Mail to the guest list. Names and titles may be empty, days come written out. A title is the event's, a host's name is
// who invites.

/** A host with what they do, for one and for several: Anna La invita, Anna e Tom La invitano. */
const does = (host: string, one: string, many: string) =>
  `${host || 'Chi organizza'} ${several(host) ? many : one}`

/** Around each of them. */
export const listMail = {
  sender: (host: string) => (host ? `${host} tramite ${site.name}` : site.name),
  until: 'Risponda entro',
  chooseUntil: 'Può modificare le scelte fino a',
  note: (host: string) =>
    host ? `${does(host, 'Le scrive', 'Le scrivono')}:` : 'Due righe da chi La invita:',
  keepToYourself: 'Chi ha questo link può rispondere al posto Suo: lo tenga per sé.',
  whyInvited: (host: string, title: string) =>
    `Riceve questa email perché ${host || 'chi organizza'} ${several(host) ? 'hanno' : 'ha'} inserito il Suo indirizzo nella lista degli ospiti${title ? ` (${title})` : ''}.`,
  whyAnswered: (title: string) =>
    `Riceve questa email perché il Suo indirizzo è stato indicato in una risposta${title ? ` (${title})` : ''}.`,
  replies: (host: string) => `Le risposte a questa email arrivano ${to(host || 'chi organizza')}.`,
  noReplies: 'Nessuno legge le risposte a questa email.',
  report: (code: string) =>
    `Se non sa chi Le scrive, o se questa email Le sembra un abuso, scriva a ${site.supportEmail} indicando il codice dell’evento ${code}.`,
  action: 'Apri l’invito',
}

/** The first with the personal link. */
export const inviteMail = {
  subject: (title: string) => (title ? `Invito: ${title}` : 'Il Suo invito'),
  preview: (deadline: string) => `Risponda entro ${deadline}, per favore.`,
  heading: (title: string) => title || 'Il Suo invito',
  invites: (host: string, guests: string) =>
    host
      ? `${does(host, 'La invita', 'La invitano')}${guests ? `: ${guests}` : ''}.`
      : `Ecco il Suo invito${guests ? `: ${guests}` : ''}.`,
  places: (count: number, named: boolean) =>
    plural(count, {
      one: named ? `${count} altro ospite` : `${count} ospite`,
      many: named ? `${count} altri ospiti` : `${count} di ospiti`,
      other: named ? `${count} altri ospiti` : `${count} ospiti`,
    }),
  what: 'Ci dica chi viene, e scelga il menu.',
}

/** To who has not answered, or of whom some have not. */
export const remindMail = {
  subject: (title: string) => (title ? `Aspettiamo la Sua risposta: ${title}` : 'Aspettiamo la Sua risposta'),
  preview: (deadline: string) => `Può rispondere fino a ${deadline} compreso.`,
  heading: (title: string) => title || 'Aspettiamo la Sua risposta',
  waits: (host: string) => `${does(host, 'aspetta', 'aspettano')} ancora la Sua risposta.`,
  what: 'Ci dica chi viene e scelga il menu, oppure ci dica che non può venire.',
  silent: (name: string) => `${name} non ha risposto.`,
  silentPlaces: (count: number, named: boolean) =>
    plural(count, {
      one: `${count} ${named ? 'altro ospite' : 'ospite'} non ha risposto.`,
      many: `${count} ${named ? 'altri ospiti' : 'di ospiti'} non hanno risposto.`,
      other: `${count} ${named ? 'altri ospiti' : 'ospiti'} non hanno risposto.`,
    }),
}

/** To the planner, who sees what their guests would get. */
export const testMail = {
  subject: (subject: string) => `Prova: ${subject}`,
  about:
    'Questa è una prova. I Suoi ospiti riceverebbero questa email, con i loro nomi e il loro link personale.',
  guests: 'Anna e Tom',
}

/** To who answered, and of whom somebody chose nothing in a required course. */
export const completeMail = {
  subject: (title: string) => (title ? `Manca ancora una scelta: ${title}` : 'Manca ancora una scelta'),
  preview: (deadline: string) => `Scelga entro ${deadline}, per favore.`,
  heading: (title: string) => title || 'Manca ancora una scelta',
  open: 'Grazie della risposta. Manca ancora una scelta, e alla cucina serve saperla. Tutto il resto è salvato.',
  missing: (name: string, position: number, courses: string) =>
    `${name || `Ospite ${position}`}: ${courses || 'una scelta'}`,
  action: 'Scegli ora',
}

/** To who comes, once the event has changed. */
export const newsMail = {
  subject: (title: string) => (title ? `Novità: ${title}` : 'Novità sul Suo invito'),
  heading: (title: string) => title || 'Novità sul Suo invito',
  facts: { day: 'il giorno', time: 'l’ora', place: 'il luogo', deadline: 'il termine per le scelte' },
  changed: (host: string, facts: string) => `${does(host, 'ha cambiato', 'hanno cambiato')} ${facts}.`,
  stays: 'La Sua risposta resta com’è. Se non può più venire, la modifichi, per favore.',
  staysClosed: 'La Sua risposta resta com’è. Se non può più venire, lo dica a chi La invita.',
  notKnown: 'da definire',
  action: 'Apri la risposta',
}
