export { choseWhatTheyAvoid, dishesNotConfirmed } from './planner.ts'

/** The mail about changed contents, which names neither dish nor need. */
export const contentsChanged = 'What is in a dish you chose has changed.'
export const lookAgain = 'Look again'
