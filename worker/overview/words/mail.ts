import { wordsWait } from './planner.ts'

/** A line of the mail that an event has closed. */
export function wordsWaitLine(count: number): string {
  return `${wordsWait(count)}.`
}
