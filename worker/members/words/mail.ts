import { site } from '../../core/site.ts'

/** The mail that asks somebody to help plan an event. Title and name may be empty. */
export const invite = {
  subject: (title: string) => (title ? `Help plan ${title}` : `Help plan an event on ${site.name}`),
  preview: 'Someone shares an event with you.',
  heading: (title: string) => (title ? `Help plan ${title}` : 'Help plan an event'),
  asks: (name: string) => `${name || 'Someone'} shares this event with you on ${site.name}.`,
  roles: {
    editor: 'You can change the menu, the guest list, the answers and the tables, and work with the kitchen.',
    viewer: 'You can look at the answers, the counts and the guest list.',
  },
  action: 'Open the invitation',
  goodFor:
    'The link is good for 7 days, for this address alone. Without an account you can create one on the way.',
  ignore: 'If you do not know this event, you can ignore this mail: nothing will happen.',
}

/** The mail that offers an event to one of its members. Title and name may be empty. */
export const handover = {
  subject: (title: string) => (title ? `Take over ${title}?` : `Take over an event on ${site.name}?`),
  preview: 'Its owner offers the event to you.',
  heading: (title: string) => (title ? `Take over ${title}?` : 'Take over the event?'),
  asks: (name: string) =>
    `${name || 'Its owner'} offers this event to you. You plan it together on ${site.name}.`,
  means:
    'As its owner you also decide who plans it, buy a larger plan and may delete it. Nothing changes until you accept.',
  action: 'Look at the offer',
  goodFor: 'The link is good for 7 days, for your account alone.',
  ignore: 'If you do not want to own this event, you can ignore this mail: it stays as it is.',
}
