export { choseWhatTheyAvoid, dishesNotConfirmed } from '../../../needs/words/planner.ts'

export const contentsChanged = 'Die Zutaten eines Gerichts, das Sie gewählt haben, haben sich geändert.'
export const lookAgain = 'Auswahl prüfen'
