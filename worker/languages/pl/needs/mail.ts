export { choseWhatTheyAvoid, dishesNotConfirmed } from '../../../needs/words/planner.ts'

/** The mail about changed contents, which names neither dish nor need. */
export const contentsChanged = 'Zmieniły się składniki jednego z wybranych dań.'
export const lookAgain = 'Zobacz jeszcze raz'
