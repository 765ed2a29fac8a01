import { site } from '../../core/site.ts'
import { erasedAfterDays, latestAfterDays } from '../../retention/rules.ts'

/** What stands around every mail. */
export const frame = {
  buttonFails: 'If the button does not work, open this address:',
  about: `${site.name}. ${site.tagline}`,
  questions: `Questions? Write to ${site.supportEmail}.`,
}

export const confirmation = {
  subject: `Confirm your email for ${site.name}`,
  preview: 'One press, and your account is ready.',
  /** The name may be empty. */
  heading: (name: string) => `Welcome to ${site.name}${name && `, ${name}`}`,
  ask: 'Please confirm that this address is yours. After that you are signed in and can create your first event.',
  action: 'Confirm my email',
  goodFor: 'The link is good for 24 hours.',
  ignore: 'If you did not create an account, you can ignore this mail: nothing will happen.',
}

export const reset = {
  subject: `Reset your ${site.name} password`,
  preview: 'Choose a new password.',
  heading: 'Choose a new password',
  /** The name may be empty. */
  asked: (name: string) =>
    `Hello${name && ` ${name}`}, someone asked to reset the password of your ${site.name} account.`,
  /** Said while the account takes no other wrong password; `misses` is how many were too many within an hour. */
  guessed: (name: string, misses: number) =>
    `Hello${name && ` ${name}`}, within an hour more than ${misses} wrong passwords were tried for your ${site.name} account. Until that stops, only browsers in which you have signed in before can sign in.`,
  stillHolds:
    'Your password still holds. Should you be kept out, choose a new one: you are signed in with it at once.',
  action: 'Reset my password',
  goodFor: 'The link works once and is good for one hour.',
  needDoNothing: 'If you can sign in, you need do nothing: your password stays as it is.',
  ignore: 'If it was not you, you can ignore this mail: your password stays as it is.',
}

/** Days come written out. */
export const editLink = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Your menu choices for ${title}` : 'Your menu choices'),
  preview: (deadline: string) => `You can change them until ${deadline}.`,
  heading: (title: string) => title || 'Your menu choices',
  /** The name may be empty. */
  thanks: (guest: string) => (guest ? `Thank you, ${guest}.` : 'Thank you.'),
  saved: (guests: number) =>
    guests === 1 ? 'Your menu choices are saved.' : `The menu choices of your party of ${guests} are saved.`,
  until: 'You can change your choices until',
  action: 'View or change your choices',
  keepToYourself: 'Whoever has this link can see and change your answer: keep it to yourself.',
  ignore: 'If you did not answer, somebody else named your address. You can ignore this mail.',
}

/** What a mail to a guest says of the meal. */
export const mealFacts = {
  when: 'The meal',
  where: 'Place',
  host: 'Who asks',
}

/** To who chose a dish that left the menu, in the place of the letter above. Days come written out. */
export const chooseAgainLetter = {
  /** The title may be empty. */
  subject: (title: string) =>
    title ? `What you chose for ${title} has changed` : 'What you chose has changed',
  preview: (deadline: string) => `Please choose again until ${deadline}.`,
  /** The name may be empty. */
  gone: (guest: string) =>
    `${guest ? `${guest}, a` : 'A'} dish that you chose, or somebody of your party, is no longer on the menu.`,
  please: 'Nothing is served in its place until you choose. Everything else you told us stays as it is.',
  action: 'Choose again',
}

/** To whom something else is served than the dish they chose. It names neither the dish nor what is served. */
export const insteadLetter = {
  /** The title may be empty. */
  subject: (title: string) =>
    title ? `There is news about a dish you chose for ${title}` : 'There is news about a dish you chose',
  news: 'There is news about a dish you chose.',
  please: 'Please look at your answer: it says what was agreed with the kitchen.',
  over: 'Please look at your answer: it says what no longer holds.',
}

/** To whom new contents of a dish warn, in the place of the letter above. It names neither the dish nor a need. */
export const contentsLetter = {
  /** The title may be empty. */
  subject: (title: string) =>
    title
      ? `What is in a dish you chose for ${title} has changed`
      : 'What is in a dish you chose has changed',
  please: 'Please look again.',
}

/** Days come written out. */
export const declineLink = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `You cannot come to ${title}` : 'You cannot come'),
  preview: (deadline: string) => `You can change your mind until ${deadline}.`,
  saved: (guests: number) =>
    guests === 1
      ? 'You told us that you cannot come.'
      : `You told us that your party of ${guests} cannot come.`,
  until: 'You can change your mind until',
  action: 'We can come after all',
}

/** Amounts and limits come written out. */
export const receipt = {
  subject: (title: string, guests: string) => `Receipt: ${title} now takes up to ${guests} guests`,
  refundSubject: (title: string) => `Your payment for ${title} will be refunded`,
  preview: (amount: string, title: string) => `${amount} for ${title}`,
  heading: 'Thank you for your payment',
  refundHeading: 'We will give your payment back',
  newLimit: (title: string, guests: string) =>
    `${title} now takes up to ${guests} guests. The new limit is in effect already.`,
  refunded: (reason: string) => `${reason} It did not change the event's limit, so we will refund it.`,
  event: 'Event',
  plan: 'Plan',
  planOf: (guests: string) => `${guests} guest responses, one-time`,
  paid: 'Paid',
  on: 'On',
  order: 'Order',
  refund: 'Refund',
  action: 'Go to Dashboard',
  questions: `Questions about this payment? Write to ${site.supportEmail}.`,
}

/** Days come written out. */
export const erasureNotice = {
  subject: (title: string, day: string) => `Guests’ details of “${title}” will be erased on ${day}`,
  preview: 'Download what you still need before then.',
  heading: (day: string) => `Guests’ details will be erased on ${day}`,
  what: (title: string) =>
    `The names, allergies and email addresses of the guests of “${title}” are erased ${erasedAfterDays} days after its deadline, and at the latest ${latestAfterDays} days after the first one it had. Counts and choices stay.`,
  stillNeeded:
    'If you still need them, print the totals or download your data before that day. You need not do anything else.',
  event: 'Event',
  deadline: 'Deadline',
  erasedOn: 'Erased on',
  action: 'Download my data',
  noLonger: `${site.name} keeps personal details no longer than they are needed.`,
}

/** A calendar day and its zone, as a deadline reads. */
export function deadlineIn(day: string, zone: string): string {
  return `${day} (${zone})`
}
