export { choseWhatTheyAvoid, dishesNotConfirmed } from '../../../needs/words/planner.ts'

export const contentsChanged = 'La composition d’un plat que vous avez choisi a changé.'
export const lookAgain = 'Vérifier mon choix'
