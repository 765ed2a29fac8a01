export { choseWhatTheyAvoid, dishesNotConfirmed } from '../../../needs/words/planner.ts'

/** The mail about changed contents, which names neither dish nor need. */
export const contentsChanged = 'Lo que lleva un plato que eligió ha cambiado.'
export const lookAgain = 'Revisar mi elección'
