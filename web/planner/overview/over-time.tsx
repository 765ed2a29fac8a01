import { figure } from '#core/figures'
import { dayAt } from '#events/rules/closing'
import { dayAndMonth, shortDay } from '#languages/en/days'
import type { DayCount } from '#overview/rules'
import * as words from '#overview/words/planner'
import type { EventPlace } from '../shared/event/event-place.ts'
import { plotOf } from './plot.ts'

const [width, height] = [640, 120]

/** Guests coming, by day: a plot, and its figures as a table for screen readers. */
export function OverTime({ days, place: { event, at } }: { days: DayCount[]; place: EventPlace }) {
  const { timeZone, closesAt, guestLimit } = event
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const until = dayAt(Math.min(at, closesAt - 1), timeZone)
  const plot = plotOf(days, { until, limit: guestLimit, width, height })
  if (!plot) return null
  const { line, area, limit } = plot
  const label = words.plotInWords(
    figure(first.coming),
    shortDay(first.day),
    figure(last.coming),
    shortDay(last.day),
  )
  return (
    <figure className="over-time">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path className="limit" d={`M0,${limit}H${width}`} />
        <path className="area" d={area} />
        <path className="line" d={line} />
      </svg>
      <figcaption className="quietly small">
        {words.plotCaption(dayAndMonth(first.day), figure(guestLimit))}
      </figcaption>
      <table className="visually-hidden">
        <caption>{words.plotHeading}</caption>
        <thead>
          <tr>
            <th scope="col">{words.dayColumn}</th>
            <th scope="col">{words.comingColumn}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, coming }) => (
            <tr key={day}>
              <th scope="row">{shortDay(day)}</th>
              <td>{figure(coming)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
