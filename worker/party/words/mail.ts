import { plural } from '../../languages/en/forms.ts'

export { comingAndNot } from './planner.ts'

/** Days come written out. */
export const editLink = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Your menu choices for ${title}` : 'Your menu choices'),
  preview: (deadline: string) => `You can change them until ${deadline}.`,
  heading: (title: string) => title || 'Your menu choices',
  /** The name may be empty. */
  thanks: (guest: string) => (guest ? `Thank you, ${guest}.` : 'Thank you.'),
  saved: (guests: number) =>
    plural(guests, {
      one: 'Your menu choices are saved.',
      other: `The menu choices of your party of ${guests} are saved.`,
    }),
  until: 'You can change your choices until',
  /** A person and their dishes. The name may be empty. @param position in the party; the lead guest is 1 */
  dishes: (name: string, position: number, dishes: string[]) =>
    `${name || `Guest ${position}`}: ${dishes.length > 0 ? dishes.join(', ') : 'no dishes'}`,
  action: 'View or change your choices',
  keepToYourself: 'Anyone with this link can see and change your answer, so keep it to yourself.',
  ignore: 'If this was not you, someone typed your address by mistake. You can ignore this mail.',
}

/** Sent instead of the mail above to guests whose dish left the menu. Days come written out. */
export const chooseAgainMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title ? `What you chose for ${title} has changed` : 'What you chose has changed',
  preview: (deadline: string) => `Please choose again by ${deadline}.`,
  /** The name may be empty. */
  dishGone: (guest: string) =>
    `${guest ? `${guest}, a` : 'A'} dish that you or someone in your party chose is no longer on the menu.`,
  nothingServed:
    'Nothing is served in its place until you choose. Everything else you told us stays as it is.',
  action: 'Choose again',
}

/** Sent to guests who are served a substitute. It names neither the dish nor the substitute. */
export const substituteMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title ? `There is news about a dish you chose for ${title}` : 'There is news about a dish you chose',
  news: 'There is news about a dish you chose.',
  lookAtAgreed: 'Please look at your answer: it says what was agreed with the kitchen.',
  lookAtEnded: 'Please look at your answer: it says what no longer applies.',
}

/** Sent instead of the mail with the edit link to guests warned by a dish's new contents. It names neither the dish nor a need. */
export const contentsMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title
      ? `What is in a dish you chose for ${title} has changed`
      : 'What is in a dish you chose has changed',
  lookAgain: 'Please look again.',
}

/** Days come written out. */
export const declineLink = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `You cannot come to ${title}` : 'You cannot come'),
  preview: (deadline: string) => `You can change your mind until ${deadline}.`,
  saved: (guests: number) =>
    plural(guests, {
      one: 'You told us that you cannot come.',
      other: `You told us that your party of ${guests} cannot come.`,
    }),
  until: 'You can change your mind until',
  action: 'We can come after all',
}
