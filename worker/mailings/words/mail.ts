import { site } from '../../core/site.ts'
import { plural } from '../../languages/en/forms.ts'

export * as stopPage from './shared-stop.ts'

// Mail to the guest list. Names and titles may be empty, days come written out. A title is the event's, a host's name is
// who invites.

/** Around each of them. */
export const listMail = {
  /** The sender, as mail programs show it. */
  sender: (host: string) => (host ? `${host} via ${site.name}` : site.name),
  until: 'Please answer by',
  chooseUntil: 'You can change your choices until',
  /** Above the planner's own words. */
  note: (host: string) => `A note from ${host || 'your host'}:`,
  keepToYourself: 'Anyone with this link can answer for you, so keep it to yourself.',
  whyInvited: (host: string, title: string) =>
    `You get this mail because ${host || 'your host'} put your address on the guest list${title ? ` of ${title}` : ''}.`,
  whyAnswered: (title: string) =>
    `You get this mail because your address was given with an answer${title ? ` for ${title}` : ''}.`,
  replies: (host: string) => (host ? `Replies go to ${host}.` : 'Replies go to your host.'),
  noReplies: 'Nobody reads replies to this mail.',
  report: (code: string) =>
    `If you do not know who is writing to you, or think this mail is abuse, write to ${site.supportEmail} and mention the event code ${code}.`,
  action: 'Open your invitation',
}

/** The first with the personal link. A host may be one or many, so that no verb of the present follows their name. */
export const inviteMail = {
  subject: (title: string) => (title ? `You are invited to ${title}` : 'You are invited'),
  preview: (deadline: string) => `Please answer by ${deadline}.`,
  heading: (title: string) => title || 'You are invited',
  /** @param guests names as a list; empty where nobody is named */
  invites: (host: string, guests: string) =>
    `An invitation from ${host || 'your host'}${guests ? ` for ${guests}` : ''}.`,
  /** Places of a party beside its names, in the list of them. */
  places: (count: number, named: boolean) =>
    plural(count, {
      one: named ? '1 more guest' : '1 guest',
      other: named ? `${count} more guests` : `${count} guests`,
    }),
  what: 'Please say who is coming, and choose your menu.',
}

/** To who has not answered, or of whom some have not. */
export const remindMail = {
  subject: (title: string) => (title ? `Please answer: ${title}` : 'Please answer'),
  preview: (deadline: string) => `Answers close at the end of ${deadline}.`,
  heading: (title: string) => title || 'Please answer',
  waits: (host: string) => `Your answer has not reached ${host || 'your host'} yet.`,
  what: 'Please say who is coming and choose your menu, or say that you cannot come.',
  silent: (name: string) => `${name} has not answered.`,
  /** Guests without a name. */
  silentPlaces: (count: number, named: boolean) =>
    plural(count, {
      one: `1 ${named ? 'more guest' : 'guest'} has not answered.`,
      other: `${count} ${named ? 'more guests' : 'guests'} have not answered.`,
    }),
}

/** To the planner, who sees what their guests would get. */
export const testMail = {
  /** @param subject the guests' */
  subject: (subject: string) => `Test: ${subject}`,
  about: 'This is a test. Your guests would get this mail, with their own names and their personal link.',
  guests: 'Anna and Tom',
}

/** To who answered, and of whom somebody chose nothing in a required course. */
export const completeMail = {
  subject: (title: string) => (title ? `A choice is still open: ${title}` : 'A choice is still open'),
  preview: (deadline: string) => `Please choose by ${deadline}.`,
  heading: (title: string) => title || 'A choice is still open',
  open: 'Thank you for your answer. A choice in it is still open, and the kitchen needs to know. All else is saved.',
  /** A person and the courses they left open, as a list. @param position in the party; the lead guest is 1 */
  missing: (name: string, position: number, courses: string) =>
    `${name || `Guest ${position}`}: ${courses || 'a choice'}`,
  action: 'Choose now',
}

/** To who comes, once the event has changed. */
export const newsMail = {
  subject: (title: string) => (title ? `News about ${title}` : 'News about your invitation'),
  heading: (title: string) => title || 'News about your invitation',
  /** Facts of the event by themselves, for the sentence below. */
  facts: { day: 'the day', time: 'the time', place: 'the place', deadline: 'the deadline for your choices' },
  /** @param facts as a list */
  changed: (host: string, facts: string) => `${host || 'Your host'} has changed ${facts}.`,
  stays: 'Your answer stays as it is. If you can no longer come, please change it.',
  /** After the deadline, when an answer cannot be changed any more. */
  staysClosed: 'Your answer stays as it is. If you can no longer come, please tell your host.',
  notKnown: 'not known yet',
  action: 'Open your answer',
}
