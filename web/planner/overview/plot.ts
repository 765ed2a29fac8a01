import { dayAfter } from '#events/rules/closing'
import type { DayCount } from '#overview/rules'

/** Paths of the line and of the area below it, and the height of the limit. */
export type Plot = { line: string; area: string; limit: number }

const leastDays = 3
const dayLength = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength

/**
 * Draws how many come over the days in steps, from nobody on the day before the first answer up to `until`. Its scale
 * goes from nobody to the event's limit, and beyond it where more come.
 * @returns null before answers came on three days: they tell nothing yet
 */
export function plotOf(
  days: readonly DayCount[],
  { until, limit, width, height }: { until: string; limit: number; width: number; height: number },
): Plot | null {
  const [first] = days
  const newest = days.at(-1)
  if (!first || !newest || days.length < leastDays) return null
  const start = dayAfter(first.day, -1)
  const span = daysBetween(start, newest.day > until ? newest.day : until)
  const top = Math.max(limit, newest.coming)
  const x = (day: string) => round((daysBetween(start, day) / span) * width)
  const y = (count: number) => round(height - (count / top) * height)
  const steps = days.map(({ day, coming }) => `H${x(day)}V${y(coming)}`).join('')
  const line = `M0,${height}${steps}H${width}`
  return { line, area: `${line}V${height}H0Z`, limit: y(limit) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
