// What a guest reads on the home page, where the code is entered.

export const enterCode = 'Enter Event Code to Select Menu Choices'
export const codeHint =
  'You find the six letters and numbers on your invitation. A link you were sent can be pasted here, too.'
export const validatingCode = 'Validating...'
export const accessMenu = 'Access Event Menu'
export const backToSignIn = 'Back to Sign In'
export const howItWorks = 'How it works'
export const howSteps = [
  ['Enter your code', 'It opens the menu of your event. You need no account.'],
  ['Choose for everyone', 'Pick a dish from each course for yourself and for those who come with you.'],
  ['Send your choices', 'You can come back and change them until the deadline.'],
] as const
export const beforeTheDay = 'Know every plate before the day.'
export const whatPlannersGet =
  'Send your guests one link. They choose their dishes and tell you what they cannot eat; your kitchen gets counts that are right.'
export const startPlanning = 'Start planning'
export const exampleMenu = 'An example, as answers come in'
export const example = {
  title: 'Sam & Alex',
  day: '20 June, The Barn',
  courses: [
    { name: 'Starter', dishes: ['Pumpkin soup', 'Smoked trout'] },
    { name: 'Main course', dishes: ['Braised beef cheek', 'Wild mushroom risotto'] },
  ],
} as const
/** @param count people who have answered, of `all` */
export function haveChosen(count: number, all: number): string {
  return `${count} of ${all} have chosen`
}
/** @param link to the sign-in, which says `plannerSignIn` */
export function planningAnEvent(link: string): string {
  return `Are you planning an event? ${link}`
}
export const plannerSignIn = 'Planner sign-in'
/** @param event its title */
export function unsentFor(event: string): string {
  return `Not sent yet: your answer for ${event}.`
}
