export { choseWhatTheyAvoid, dishesNotConfirmed } from '../../../needs/words/planner.ts'

export const contentsChanged = 'La composizione di un piatto che ha scelto è cambiata.'
export const lookAgain = 'Controlla la scelta'
