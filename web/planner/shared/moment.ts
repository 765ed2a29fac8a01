import { locale } from '#languages/en/locale'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(options).join(' ')}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, format)
  return format
}

/** Day and hour of an instant, in a time zone. */
export function momentIn(timeZone: string, instant: number): string {
  return formatOf(timeZone, { dateStyle: 'medium', timeStyle: 'short' }).format(instant)
}

/** The day of an instant, in a time zone, as short as a column is. */
export function dayIn(timeZone: string, instant: number): string {
  return formatOf(timeZone, { day: 'numeric', month: 'short' }).format(instant)
}
