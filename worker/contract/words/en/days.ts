/** A day as the kitchen reads it: Sat 20 June 2026. The input is a calendar day, YYYY-MM-DD. */
export function dayText(day: string): string {
  const part = partsOf(Date.parse(`${day}T00:00:00Z`), 'UTC')
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`
}

/** An instant in milliseconds as the kitchen reads it in a zone: Fri 12 June, 18:05. */
export function whenText(instant: number, timeZone: string): string {
  const part = partsOf(instant, timeZone)
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}`
}

function partsOf(instant: number, timeZone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    },
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(instant)
  return (type) => parts.find((one) => one.type === type)?.value ?? ''
}
