const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' })
const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
})

/** The day of an instant where the reader is: Nov 21, 2026. */
export function dayOf(instant: number): string {
  return days.format(instant)
}

/** An instant in UTC, which is also what the log's day filter means. */
export function momentOf(instant: number): string {
  return moments.format(instant)
}
