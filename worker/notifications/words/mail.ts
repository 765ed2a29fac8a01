import { figure } from '../../core/figures.ts'
import { plural } from '../../languages/en/forms.ts'

// Notifications that tell planners of their events, and the switches of them.

/** The mail that an event is full. Limits are written out. */
export const fullMail = {
  subject: (title: string) => `“${title}” is full`,
  preview: (limit: string) => `All ${limit} places are taken.`,
  taken: (limit: string) => `All ${limit} places are taken. New guests see that the event is full.`,
  moreUntil: 'You can add places until the deadline.',
  deadline: 'Deadline',
  addPlaces: 'Add places',
  seeEvent: 'See the event',
}

/** The mail that an event has closed. */
export const closedMail = {
  subject: (title: string) => `Answers for “${title}” are closed`,
  preview: 'What the kitchen gets, and what is missing.',
  nobody: 'Nobody has answered.',
  counts: 'Guests',
  missing: 'Still missing:',
  noMealDay: 'The day of the meal. Needs are kept until 30 days after it.',
  complete: 'Nothing is missing. The kitchen can have its final sheet.',
  action: 'Go to the kitchen page',
}

/** "3 guests have no table." */
export function withoutTable(count: number): string {
  return plural(count, {
    one: `${figure(count)} guest has no table.`,
    other: `${figure(count)} guests have no table.`,
  })
}
