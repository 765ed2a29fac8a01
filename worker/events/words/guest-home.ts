// The home page, where the code is entered.

export const validatingCode = 'Validating...'
export const backToSignIn = 'Back to Sign In'
export const howItWorks = 'How it works'
export const howSteps = [
  ['Enter your code', 'It opens the menu of your event. You need no account.'],
  ['Choose for everyone', 'Pick a dish from each course for yourself and for those who come with you.'],
  ['Send your choices', 'You can come back and change them until the deadline.'],
] as const
export const beforeTheDay = 'Know every plate before the day.'
export const whatPlannersGet =
  'Send your guests one link. They choose their dishes and tell you what they cannot eat; your kitchen gets the right counts.'
export const startPlanning = 'Start planning, free for 30 guests'
export const tryAsGuest = 'Try it as a guest'
export const examples = 'An example: one menu, as a guest, the planner and the kitchen see it'
export const guestChooses = 'Anna chooses for three'
export const plannerSees = 'You see who eats what'
export const kitchenCooks = 'The kitchen cooks the numbers'
export const example = {
  title: 'Clara & Jonah',
  day: '10 January, Seehaus Lindow',
  course: 'Starter',
  dishes: ['Burrata', 'Chestnut velouté', 'Cured trout'],
  party: ['A', 'L', 'M'],
} as const
/** @param agreed plates of `all` that are made otherwise */
export function asAgreed(all: number, agreed: number): string {
  return `${all - agreed} as listed, ${agreed} without milk, agreed`
}
/** @param count people who have answered, of `all` */
export function haveChosen(count: number, all: number): string {
  return `${count} of ${all} have chosen`
}
/** @param link to the sign-in, which says `plannerSignIn` */
export function planningAnEvent(link: string): string {
  return `Are you planning an event? ${link}`
}
export const plannerSignIn = 'Planner sign-in'
