export { choseWhatTheyAvoid, dishesNotConfirmed } from '../../../needs/words/planner.ts'

/** The mail about changed contents, which names neither dish nor need. */
export const contentsChanged = 'تغيّرت مكونات طبق اخترته.'
export const lookAgain = 'إلقاء نظرة أخرى'
