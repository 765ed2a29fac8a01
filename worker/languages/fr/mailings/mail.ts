import { site } from '../../../core/site.ts'
import { plural } from '../forms.ts'
import { que, several } from '../grammar.ts'

export * as stopPage from './shared-stop.ts'

// Mail to the guest list. Names and titles may be empty, days come written out. A title is the event's, a host's name is
// who invites.

/** A host with what they do, for one and for several: Anna vous invite, Anna et Tom vous invitent. */
const does = (host: string, one: string, many: string) =>
  `${host || 'Votre hôte'} ${several(host) ? many : one}`

/** Around each of them. */
export const listMail = {
  sender: (host: string) => (host ? `${host} via ${site.name}` : site.name),
  until: 'Merci de répondre au plus tard le',
  chooseUntil: 'Vous pouvez modifier vos choix jusqu’au',
  note: (host: string) =>
    host ? `${does(host, 'vous écrit', 'vous écrivent')} :` : 'Un mot de votre hôte :',
  keepToYourself: 'Toute personne qui a ce lien peut répondre à votre place : gardez-le pour vous.',
  whyInvited: (host: string, title: string) =>
    `Vous recevez cet e-mail parce ${que(host || 'votre hôte')} ${several(host) ? 'ont' : 'a'} inscrit votre adresse sur la liste des convives${title ? ` (${title})` : ''}.`,
  whyAnswered: (title: string) =>
    `Vous recevez cet e-mail parce que votre adresse a été donnée avec une réponse${title ? ` (${title})` : ''}.`,
  replies: (host: string) => `Vos réponses à cet e-mail vont à ${host || 'votre hôte'}.`,
  noReplies: 'Personne ne lit les réponses à cet e-mail.',
  report: (code: string) =>
    `Si vous ne savez pas qui vous écrit, ou si cet e-mail vous paraît abusif, écrivez à ${site.supportEmail} en indiquant le code d’événement ${code}.`,
  action: 'Ouvrir votre invitation',
}

/** The first with the personal link. */
export const inviteMail = {
  subject: (title: string) => (title ? `Invitation : ${title}` : 'Votre invitation'),
  preview: (deadline: string) => `Merci de répondre au plus tard le ${deadline}.`,
  heading: (title: string) => title || 'Votre invitation',
  invites: (host: string, guests: string) =>
    `${does(host, 'vous invite', 'vous invitent')}${guests ? ` : ${guests}` : ''}.`,
  places: (count: number, named: boolean) =>
    plural(count, {
      one: named ? `${count} autre convive` : `${count} convive`,
      many: named ? `${count} autres convives` : `${count} de convives`,
      other: named ? `${count} autres convives` : `${count} convives`,
    }),
  what: 'Dites-nous qui vient, et choisissez votre menu.',
}

/** To who has not answered, or of whom some have not. */
export const remindMail = {
  subject: (title: string) => (title ? `Merci de répondre : ${title}` : 'Merci de répondre'),
  preview: (deadline: string) => `Vous pouvez répondre jusqu’au ${deadline} inclus.`,
  heading: (title: string) => title || 'Merci de répondre',
  waits: (host: string) => `${does(host, 'attend', 'attendent')} encore votre réponse.`,
  what: 'Dites-nous qui vient et choisissez votre menu, ou dites-nous que vous ne pouvez pas venir.',
  silent: (name: string) => `${name} n’a pas répondu.`,
  silentPlaces: (count: number, named: boolean) =>
    plural(count, {
      one: `${count} ${named ? 'autre convive' : 'convive'} n’a pas répondu.`,
      many: `${count} ${named ? 'autres convives' : 'de convives'} n’ont pas répondu.`,
      other: `${count} ${named ? 'autres convives' : 'convives'} n’ont pas répondu.`,
    }),
}

/** To the planner, who sees what their guests would get. */
export const testMail = {
  subject: (subject: string) => `Test : ${subject}`,
  about:
    'Ceci est un test. Vos convives recevraient cet e-mail, avec leurs propres noms et leur lien personnel.',
  guests: 'Anna et Tom',
}

/** To who answered, and of whom somebody chose nothing in a required course. */
export const completeMail = {
  subject: (title: string) => (title ? `Il reste un choix à faire : ${title}` : 'Il reste un choix à faire'),
  preview: (deadline: string) => `Merci de choisir au plus tard le ${deadline}.`,
  heading: (title: string) => title || 'Il reste un choix à faire',
  open: 'Merci de votre réponse. Il y reste un choix à faire, et la cuisine a besoin de le connaître. Tout le reste est enregistré.',
  missing: (name: string, position: number, courses: string) =>
    `${name || `Convive ${position}`} : ${courses || 'un choix'}`,
  action: 'Choisir maintenant',
}

/** To who comes, once the event has changed. */
export const newsMail = {
  subject: (title: string) => (title ? `Du nouveau : ${title}` : 'Du nouveau pour votre invitation'),
  heading: (title: string) => title || 'Du nouveau pour votre invitation',
  facts: {
    day: 'le jour',
    time: 'l’heure',
    place: 'le lieu',
    deadline: 'la date limite de vos choix',
  },
  changed: (host: string, facts: string) => `${does(host, 'a modifié', 'ont modifié')} ${facts}.`,
  stays: 'Votre réponse reste telle quelle. Si vous ne pouvez plus venir, merci de la modifier.',
  staysClosed:
    'Votre réponse reste telle quelle. Si vous ne pouvez plus venir, merci de le dire à votre hôte.',
  notKnown: 'pas encore connu',
  action: 'Ouvrir votre réponse',
}
