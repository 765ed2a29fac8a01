import { locale } from '#languages/en/locale'
import { dateFormat } from '#languages/formats/intl'
import { isElsewhere } from '../../client/other-time-zone.tsx'

const formatOf = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone })

const date = { year: 'numeric', month: 'short', day: 'numeric' } as const
// The clock of the other times on planners' pages: 18:05.
const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/**
 * Day and hour of an instant, in a time zone; with the zone where the reader's clocks show another time.
 * @param here the reader's zone; the device's without it
 */
export function momentIn(timeZone: string, instant: number, here?: string): string {
  const zone = isElsewhere(instant, timeZone, here) ? ({ timeZoneName: 'short' } as const) : {}
  return formatOf(timeZone, { ...date, ...hour, ...zone }).format(instant)
}

/** The day of an instant, in a time zone, as short as a column is. */
export function dayIn(timeZone: string, instant: number): string {
  return formatOf(timeZone, { day: 'numeric', month: 'short' }).format(instant)
}
