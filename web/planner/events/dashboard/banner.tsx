import { figure } from '#core/figures'
import type { EventTotals } from '#events/shape/event'
import { ofThemArchived } from '#events/words/planner-dashboard'

/** The planner's name and their events in one line: total, open, closed, and the archived where there are any. */
export function Banner({ name, totals }: { name: string; totals: EventTotals }) {
  const tallies = [
    ['Total Events', totals.all],
    ['Open', totals.open],
    ['Closed', totals.closed],
    ...(totals.archived > 0 ? ([[ofThemArchived, totals.archived]] as const) : []),
  ] as const
  return (
    <header className="banner">
      <h1>Welcome, {name}</h1>
      <dl className="tallies">
        {tallies.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure(count)}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
