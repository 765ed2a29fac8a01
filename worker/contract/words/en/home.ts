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
/** @param link to the sign-in, which says `plannerSignIn` */
export function planningAnEvent(link: string): string {
  return `Are you planning an event? ${link}`
}
export const plannerSignIn = 'Planner sign-in'
/** @param event its title */
export function unsentFor(event: string): string {
  return `Not sent yet: your answer for ${event}.`
}
