import { dateFormat } from './intl.ts'

type Meal = { serviceDay: string | null; serviceTime: string | null; venue: string | null }

/** Properties of a language that days and times depend on. */
type DayLanguage = {
  /** The BCP 47 tag of long days and of times in a sentence. */
  locale: string
  /** The tag of short days, whose day stands before the month, and of times of 24 hours. */
  shortLocale: string
  /** The time of a city: New York time. */
  timeOf: (city: string) => string
  /** Hours of a time in a sentence; 24 where it is left out, whatever the region's custom. */
  hourCycle?: 'h12'
  /** Stands between a day and its time. */
  comma: string
  /** Short days are their parts with spaces between: browsers differ on the comma of English ones. */
  spaced?: boolean
}

export type Days = ReturnType<typeof daysOf>

/** Days and times as a language writes them. Days are calendar days, YYYY-MM-DD; instants are milliseconds. */
export function daysOf({ locale, shortLocale, timeOf, hourCycle, comma, spaced = false }: DayLanguage) {
  const write = (day: string, options: Intl.DateTimeFormatOptions, time = '00:00') =>
    dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T${time}Z`))

  const parts = ['weekday', 'day', 'month', 'year'] as const
  /** A short day, of the parts that are asked for. */
  const brief = (instant: number, timeZone: string, asked: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(shortLocale, { ...asked, timeZone })
    if (!spaced) return format.format(instant)
    const found = format.formatToParts(instant)
    return parts.flatMap((type) => found.find((one) => one.type === type)?.value ?? []).join(' ')
  }
  const briefDay = (day: string, asked: Intl.DateTimeFormatOptions) =>
    brief(Date.parse(`${day}T00:00:00Z`), 'UTC', asked)

  const days = {
    /** Saturday, November 21, 2026. */
    longDay: (day: string) => write(day, { dateStyle: 'full' }),

    /** Nov 21, 2026. */
    shortDay: (day: string) => write(day, { month: 'short', day: '2-digit', year: 'numeric' }),

    /** A day of the days to come: Sunday. */
    weekday: (day: string) => write(day, { weekday: 'long' }),

    /** Day and time of a meal: Saturday, June 20, 2026 at 7:30 PM. Empty without a day. */
    mealTime({ serviceDay, serviceTime }: Omit<Meal, 'venue'>): string {
      if (!serviceDay) return ''
      return serviceTime
        ? write(
            serviceDay,
            { dateStyle: 'full', timeStyle: 'short', hourCycle: hourCycle ?? 'h23' },
            serviceTime,
          )
        : days.longDay(serviceDay)
    },

    /** The same with the place: Saturday, June 20, 2026 at 7:30 PM · The Barn. Empty where neither is given. */
    mealLine: (meal: Meal): string => [days.mealTime(meal), meal.venue].filter(Boolean).join(' · '),

    /** A day as a line of facts has it: Tue 5 Jan, with its year where that is far off. */
    nearDay(day: string, today: string): string {
      const far = Math.abs(Date.parse(day) - Date.parse(today)) > 300 * 86_400_000
      return briefDay(day, {
        ...{ weekday: 'short', day: 'numeric', month: 'short' },
        ...(far && { year: 'numeric' }),
      })
    },

    /** A day of a year that goes without saying: 3 December. */
    dayAndMonth: (day: string): string => briefDay(day, { day: 'numeric', month: 'long' }),

    /** A time zone as a person reads it: America/New_York becomes New York time. */
    zoneName(zone: string): string {
      if (zone === 'UTC' || zone === 'Etc/UTC') return 'UTC'
      const city = zone.split('/').at(-1) ?? zone
      return timeOf(city.replaceAll('_', ' '))
    },

    /** A day as the kitchen reads it: Sat 20 June 2026. */
    dayText: (day: string): string =>
      briefDay(day, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),

    /** A meal as kitchens and planners read it: Sat 20 June 2026, 19:30 · The Barn. Empty where nothing is known. */
    shortMealLine({ serviceDay, serviceTime, venue }: Meal): string {
      const day = serviceDay && days.dayText(serviceDay)
      return [day && serviceTime ? `${day}${comma}${serviceTime}` : day, venue].filter(Boolean).join(' · ')
    },

    /** The day of an instant in a zone, as the kitchen reads it: Fri 12 June. */
    dayAt: (instant: number, timeZone: string): string =>
      brief(instant, timeZone, { weekday: 'short', day: 'numeric', month: 'long' }),

    /** The time of an instant in a zone: 18:05. */
    timeAt(instant: number, timeZone: string): string {
      const found = dateFormat(shortLocale, {
        ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
        timeZone,
      }).formatToParts(instant)
      const part = (type: 'hour' | 'minute') => found.find((one) => one.type === type)?.value ?? ''
      return `${part('hour')}:${part('minute')}`
    },

    /** Both: Fri 12 June, 18:05. */
    whenText: (instant: number, timeZone: string): string =>
      `${days.dayAt(instant, timeZone)}${comma}${days.timeAt(instant, timeZone)}`,

    /** An instant not long ago: 18:05, or Fri 12 June, 18:05 where that was another day. */
    sinceText(instant: number, timeZone?: string): string {
      const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
      const today = days.dayAt(instant, zone) === days.dayAt(Date.now(), zone)
      return today ? days.timeAt(instant, zone) : days.whenText(instant, zone)
    },
  }
  return days
}
