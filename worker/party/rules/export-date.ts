import { dayAt } from '../../events/rules/closing.ts'

/**
 * A submission's day in the event's zone, in the format of the reader's language.
 * @param acceptLanguage an Accept-Language header
 * @param locale of who sends none
 */
export function dateWriter(
  acceptLanguage: string,
  timeZone: string,
  locale: string,
): (instant: number) => string {
  const wanted = acceptLanguage.split(',').map((part) => part.split(';')[0]?.trim() ?? '')
  const format = new Intl.DateTimeFormat([...wanted.filter(isLanguage), locale], { timeZone: 'UTC' })
  const written = new Map<number, string>()
  return (instant) => {
    // Days begin at a multiple of 15 minutes in every zone, so the day is constant within one.
    const quarter = Math.floor(instant / 900_000)
    const known = written.get(quarter)
    if (known !== undefined) return known
    const text = format.format(new Date(`${dayAt(instant, timeZone)}T00:00:00Z`))
    written.set(quarter, text)
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
