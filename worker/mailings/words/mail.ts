import { site } from '../../core/site.ts'
import { plural } from '../../languages/en/forms.ts'

// Mail to the guest list. Names and titles may be empty, days come written out. A title is the event's, a host's name is
// who invites.

/** Around each of them. */
export const listMail = {
  /** Who it comes from, as mail programs show it. */
  sender: (host: string) => (host ? `${host} via ${site.name}` : site.name),
  until: 'Please answer by',
  /** Above the planner's own words. */
  note: (host: string) => (host ? `${host} writes:` : 'A note from your host:'),
  keepToYourself: 'Anyone with this link can answer for you, so keep it to yourself.',
  whyInvited: (host: string, title: string) =>
    `You get this mail because ${host || 'your host'} put your address on the guest list${title ? ` of ${title}` : ''}.`,
  replies: (host: string) => (host ? `Replies go to ${host}.` : 'Replies go to your host.'),
  noReplies: 'Nobody reads replies to this mail.',
  report: (code: string) =>
    `If you do not know who writes to you, or this mail is abuse, write to ${site.supportEmail} and name the event ${code}.`,
  action: 'Open your invitation',
}

/** The first with the personal link. */
export const inviteMail = {
  subject: (title: string) => (title ? `You are invited to ${title}` : 'You are invited'),
  preview: (deadline: string) => `Please answer by ${deadline}.`,
  heading: (title: string) => title || 'You are invited',
  /** @param guests names as a list; empty where nobody is named */
  invites: (host: string, guests: string) =>
    `${host || 'Your host'} invites you${guests ? `: ${guests}` : ''}.`,
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
  waits: (host: string) => `${host || 'Your host'} is still waiting for your answer.`,
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
