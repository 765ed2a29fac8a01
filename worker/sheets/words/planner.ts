import { figure } from '../../core/figures.ts'

// Giving the kitchen a numbered sheet, on the planner's overview and kitchen page.

export function issueSheet(number: number): string {
  return `Issue sheet ${number}`
}
export const issueFinal = 'Issue the final sheet'
/** Asked before it, while something waits. */
export const issueFinalAsked = 'Issue the final sheet?'
export const issueAnyway = 'Issue it all the same'
export const notYet = 'Not yet'
export const issuing = 'Issuing...'
export function sheetIssued(number: number): string {
  return `Sheet ${number} is issued`
}
export function finalIssued(number: number): string {
  return `Sheet ${number} is issued. It is the final one.`
}
/** Said while the page is open, of a sheet that was issued on another one. */
export function finalIssuedElsewhere(number: number): string {
  return `Sheet ${number} was issued in the meantime. It is the final one.`
}

/** "Answers are closed. 4 mains and 1 dessert have no choice." */
export function answersClosed(open: readonly { course: string; count: number }[]): string {
  const missing = open.filter(({ count }) => count > 0)
  const all = missing.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return 'Answers are closed. Everyone has chosen.'
  const plates = missing.map(({ course, count }) => `${figure(count)} ${counted(course, count)}`)
  const last = plates.pop()
  const list = plates.length === 0 ? last : `${plates.join(', ')} and ${last}`
  return `Answers are closed. ${list} ${all === 1 ? 'has' : 'have'} no choice.`
}

/** The name of a course as its plates are counted: 1 main, 4 mains, 2 starters. */
function counted(course: string, count: number): string {
  const name = course.toLocaleLowerCase('en')
  if (count === 1) return name.replace(/([^s])s$/u, '$1')
  return /\p{Script=Latin}$/u.test(name) && !name.endsWith('s') ? `${name}s` : name
}
