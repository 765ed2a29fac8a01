import { isTimeZone } from '#events/rules/closing'

export type Zone = { id: string; label: string }

/** The browser's own time zone. */
export function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : 'UTC'
}

/** The IANA time zones to choose from: the browser's own first, then the one given, then all others by name. */
export function zones(given: string): Zone[] {
  const names = new Set([ownZone(), given, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...names].map((id) => ({ id, label: zoneLabel(id) }))
}

/** True when every word typed is somewhere in the label, however it is written: `new york`, `America/New_York`. */
export function zoneMatches(label: string, typed: string): boolean {
  const wanted = plain(typed).split(' ')
  const text = plain(label)
  return wanted.every((word) => text.includes(word))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[/_,\s]+/g, ' ')
    .trim()
}

/** The city before its region. */
export function zoneLabel(id: string): string {
  const [region, ...rest] = id.split('/')
  if (rest.length === 0) return id
  return `${rest.reverse().join(', ')}, ${region}`.replaceAll('_', ' ')
}
