export { choseWhatTheyAvoid, dishesNotConfirmed } from '../../../needs/words/planner.ts'

export const contentsChanged = 'De ingrediënten van een gerecht dat u gekozen hebt, zijn veranderd.'
export const lookAgain = 'Nog eens kijken'
