import { site } from '../../core/site.ts'
import { erasedAfterDays, latestAfterDays } from '../../retention/rules.ts'

/** Days come written out. */
export const erasureNotice = {
  subject: (title: string, day: string) => `Guest details for “${title}” will be erased on ${day}`,
  preview: 'Download what you still need before then.',
  heading: (day: string) => `Guest details will be erased on ${day}`,
  what: (title: string) =>
    `We erase the names, allergies and email addresses of the guests of “${title}” ${erasedAfterDays} days after its deadline, and at the latest ${latestAfterDays} days after its first deadline. Counts and choices stay.`,
  stillNeeded:
    'If you still need them, print the totals or download your data before that day. There is nothing else you need to do.',
  event: 'Event',
  deadline: 'Deadline',
  erasedOn: 'Erased on',
  action: 'Download my data',
  noLonger: `${site.name} keeps personal details no longer than they are needed.`,
}
