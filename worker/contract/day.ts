function write(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** EEEE, MMMM d, yyyy: Saturday, November 21, 2026. The input is a calendar day, YYYY-MM-DD. */
export function longDay(day: string): string {
  return write(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
}

/** MMM dd, yyyy: Nov 21, 2026. The input is a calendar day, YYYY-MM-DD. */
export function shortDay(day: string): string {
  return write(day, { month: 'short', day: '2-digit', year: 'numeric' })
}

/** A time zone as a person reads it: America/New_York becomes New York time. */
export function zoneName(zone: string): string {
  if (zone === 'UTC' || zone === 'Etc/UTC') return 'UTC'
  const city = zone.split('/').at(-1) ?? zone
  return `${city.replaceAll('_', ' ')} time`
}
