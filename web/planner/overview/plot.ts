import { dayAfter } from '#events/rules/closing'
import type { DayCount } from '#overview/rules'

export type Plot = {
  /** Path of the line, and of the area below it. */
  line: string
  area: string
  /** Height of the limit, where it is near enough to be shown. */
  limit: number | null
}

const dayLength = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength

/**
 * Draws how many come over the days, from nobody on the day before the first answer up to `until`.
 * @param limit of the event: the top of the plot once half of the places are taken
 */
export function plotOf(
  days: readonly DayCount[],
  { until, limit, width, height }: { until: string; limit: number; width: number; height: number },
): Plot {
  const [first] = days
  const coming = days.at(-1)?.coming ?? 0
  if (!first) return { line: '', area: '', limit: null }
  const start = dayAfter(first.day, -1)
  const last = [until, days.at(-1)?.day ?? until].sort().at(-1) ?? until
  const span = daysBetween(start, last)
  const isNear = coming * 2 >= limit
  const top = isNear ? Math.max(limit, coming) : coming * 1.25
  const x = (day: string) => round((daysBetween(start, day) / span) * width)
  const y = (count: number) => round(height - (count / top) * height)

  const points = [`${x(start)},${y(0)}`]
  let before = { day: start, coming: 0 }
  for (const one of days) {
    // Nothing came on the days between: the line is level until the day before.
    if (daysBetween(before.day, one.day) > 1) points.push(`${x(dayAfter(one.day, -1))},${y(before.coming)}`)
    points.push(`${x(one.day)},${y(one.coming)}`)
    before = one
  }
  if (before.day < last) points.push(`${x(last)},${y(coming)}`)
  const line = `M${points.join('L')}`
  return { line, area: `${line}V${height}H0Z`, limit: isNear ? y(limit) : null }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
