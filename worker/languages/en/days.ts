import { locale } from './locale.ts'

function write(day: string, options: Intl.DateTimeFormatOptions, time = '00:00'): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T${time}Z`))
}

/** EEEE, MMMM d, yyyy: Saturday, November 21, 2026. The input is a calendar day, YYYY-MM-DD. */
export function longDay(day: string): string {
  return write(day, { dateStyle: 'full' })
}

/** MMM dd, yyyy: Nov 21, 2026. The input is a calendar day, YYYY-MM-DD. */
export function shortDay(day: string): string {
  return write(day, { month: 'short', day: '2-digit', year: 'numeric' })
}

/** A day of the days to come: Sunday. The input is a calendar day. */
export function weekday(day: string): string {
  return write(day, { weekday: 'long' })
}

/** Day and time of a meal: Saturday, June 20, 2026 at 7:30 PM. Empty without a day. */
export function mealTime({
  serviceDay,
  serviceTime,
}: {
  serviceDay: string | null
  serviceTime: string | null
}): string {
  if (!serviceDay) return ''
  return serviceTime
    ? write(serviceDay, { dateStyle: 'full', timeStyle: 'short' }, serviceTime)
    : longDay(serviceDay)
}

/** The same with the place: Saturday, June 20, 2026 at 7:30 PM · The Barn. Empty where neither is given. */
export function mealLine(meal: Parameters<typeof mealTime>[0] & { venue: string | null }): string {
  return [mealTime(meal), meal.venue].filter(Boolean).join(' · ')
}

/** A day as a line of facts has it: Tue 5 Jan, with its year where that is far off. Both are calendar days. */
export function nearDay(day: string, today: string): string {
  const part = partsOf(Date.parse(`${day}T00:00:00Z`), 'UTC', 'short')
  const far = Math.abs(Date.parse(day) - Date.parse(today)) > 300 * 86_400_000
  return `${part('weekday')} ${part('day')} ${part('month')}${far ? ` ${part('year')}` : ''}`
}

/** A day of a year that goes without saying: 3 December. The input is a calendar day, YYYY-MM-DD. */
export function dayOfYear(day: string): string {
  const part = partsOf(Date.parse(`${day}T00:00:00Z`), 'UTC')
  return `${part('day')} ${part('month')}`
}

/** A time zone as a person reads it: America/New_York becomes New York time. */
export function zoneName(zone: string): string {
  if (zone === 'UTC' || zone === 'Etc/UTC') return 'UTC'
  const city = zone.split('/').at(-1) ?? zone
  return `${city.replaceAll('_', ' ')} time`
}

/** A day as the kitchen reads it: Sat 20 June 2026. The input is a calendar day, YYYY-MM-DD. */
export function dayText(day: string): string {
  const part = partsOf(Date.parse(`${day}T00:00:00Z`), 'UTC')
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`
}

/** A meal as the kitchen reads it: Sat 20 June 2026, 19:30 · The Barn. Empty where nothing is known. */
export function kitchenMeal({ serviceDay, serviceTime, venue }: Parameters<typeof mealLine>[0]): string {
  const day = serviceDay && dayText(serviceDay)
  return [day && serviceTime ? `${day}, ${serviceTime}` : day, venue].filter(Boolean).join(' · ')
}

/** An instant in milliseconds as the kitchen reads it in a zone: Fri 12 June, 18:05. */
export function whenText(instant: number, timeZone: string): string {
  const part = partsOf(instant, timeZone)
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}`
}

/** An instant not long ago, in milliseconds: 18:05, or Fri 12 June, 18:05 where that was another day. */
export function sinceText(instant: number, timeZone?: string): string {
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const dayOf = (at: number) => whenText(at, zone).split(', ')
  const [day = '', time = ''] = dayOf(instant)
  const [today] = dayOf(Date.now())
  return day === today ? time : `${day}, ${time}`
}

function partsOf(
  instant: number,
  timeZone: string,
  month: 'long' | 'short' = 'long',
): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{
      weekday: 'short',
      day: 'numeric',
      month,
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    },
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(instant)
  return (type) => parts.find((one) => one.type === type)?.value ?? ''
}
