import { dayAt } from '../../events/rules/closing.ts'

/**
 * Makes a function that formats an instant as a day in the event's time zone, in the reader's language.
 * @param acceptLanguage an Accept-Language header
 * @param locale for readers whose header names none
 */
export function dateWriter(
  acceptLanguage: string,
  timeZone: string,
  locale: string,
): (instant: number) => string {
  const accepted = acceptLanguage.split(',').map((part) => part.split(';')[0]?.trim() ?? '')
  const format = new Intl.DateTimeFormat([...accepted.filter(isLanguage), locale], { timeZone: 'UTC' })
  const textByQuarter = new Map<number, string>()
  return (instant) => {
    // Days begin at a multiple of 15 minutes in every zone, so the day is constant within one.
    const quarter = Math.floor(instant / 900_000)
    const cached = textByQuarter.get(quarter)
    if (cached !== undefined) return cached
    const text = format.format(new Date(`${dayAt(instant, timeZone)}T00:00:00Z`))
    textByQuarter.set(quarter, text)
    return text
  }
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
