import { site } from '../../core/site.ts'
import { erasedAfterDays, latestAfterDays } from '../../retention/rules.ts'

/** Days come written out. */
export const erasureNotice = {
  subject: (title: string, day: string) => `Guests’ details of “${title}” will be erased on ${day}`,
  preview: 'Download what you still need before then.',
  heading: (day: string) => `Guests’ details will be erased on ${day}`,
  what: (title: string) =>
    `The names, allergies and email addresses of the guests of “${title}” are erased ${erasedAfterDays} days after its deadline, and at the latest ${latestAfterDays} days after the first one it had. Counts and choices stay.`,
  stillNeeded:
    'If you still need them, print the totals or download your data before that day. You need not do anything else.',
  event: 'Event',
  deadline: 'Deadline',
  erasedOn: 'Erased on',
  action: 'Download my data',
  noLonger: `${site.name} keeps personal details no longer than they are needed.`,
}
