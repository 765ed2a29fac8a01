export { choseWhatTheyAvoid, dishesNotConfirmed } from '../../../needs/words/planner.ts'

/** The mail about changed contents, which names neither dish nor need. */
export const contentsChanged = 'O que vai em um prato que você escolheu mudou.'
export const lookAgain = 'Ver de novo'
