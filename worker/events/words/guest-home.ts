// The home page, where the code is entered.

export const validatingCode = 'Validating...'
export const backToSignIn = 'Back to Sign In'
export const howItWorks = 'How it works'
export const howSteps = [
  ['Enter your code', 'It opens your event’s menu. You need no account.'],
  ['Choose for everyone', 'Pick a dish from each course for yourself and everyone coming with you.'],
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
  dishes: ['Burrata', 'Chestnut soup', 'Cured trout'],
  initials: ['A', 'L', 'M'],
} as const
/** Sentences of the planner’s and the kitchen’s half, each beside an example of its page. */
export const story = {
  planner: {
    name: 'You see every answer as it comes',
    text: 'The counts change while your guests choose. Anything that needs you stands beside them.',
    example: 'An example of a planner’s overview',
    counts: ['coming, of 100', 'not coming', 'still choosing'],
    waiting: [
      ['13 guests chose a dish they must avoid', 'Agree with the kitchen on what they get instead.'],
      ['3 guests described a need in their own words', '“No mushrooms, please”'],
    ],
  },
  kitchen: {
    name: 'Your kitchen knows what to cook',
    text: 'One link, no account, or a sheet on paper. Every special plate comes with a name, a table and what was agreed.',
    example: 'An example of a kitchen’s sheet',
    dishes: [
      ['Slow-braised short rib', '67 as listed, 8 without milk'],
      ['Roast sea bass', '12 as listed'],
    ],
    specials: [
      ['S14 · Marta Weber, table 4', 'No milk: short rib with olive oil mash, agreed'],
      ['S22 · Leo Brandt, table 7', 'No fish: has the short rib instead, agreed'],
    ],
  },
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
