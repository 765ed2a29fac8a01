export { choseWhatTheyAvoid, dishesNotConfirmed } from '../../../needs/words/planner.ts'

/** The mail about changed contents, which names neither dish nor need. */
export const contentsChanged = 'Seçtiğiniz bir yemeğin içindekiler değişti.'
export const lookAgain = 'Bir daha bak'
