import '../../ui/planner.css'
import '../responses.css'
import { Printer } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { Totals } from '#contract/answers'
import { figure, percent } from '#contract/figures'
import { site } from '#contract/site'
import { Button } from '#ui/button'
import { Gauge } from '#ui/gauge'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { longDay, zoneName } from '#words/days'
import { notComingCount } from '#words/decline'
import { noneName } from '#words/guest'
import { noChoice } from '#words/planner'
import { useLive } from '../../client/live.ts'
import { BackToEvent, ConnectionLost, EventPlaces } from '../event-tabs.tsx'
import type { PlannerTotals } from './data.ts'

export { loadTotals as loader } from './data.ts'

/** What the kitchen needs: allergies first, then how many of each dish. On paper it is a sheet to work from. */
export function Component() {
  const { event, categories, guests, notComing, allergies } = useLoaderData<PlannerTotals>()
  const live = useLive(event.id)
  useTitle(`Totals · ${event.title} · ${site.name}`)
  return (
    <main className="page planner totals">
      <PageHead
        title="Totals"
        back={<BackToEvent />}
        about={event.title}
        next={
          <Button look="primary" onClick={() => print()}>
            <Printer className="icon" aria-hidden="true" />
            Print for the kitchen
          </Button>
        }
      />
      <EventPlaces eventId={event.id} />
      <ConnectionLost live={live} />
      <p className="lead figures" role="status">
        {figure(guests)} {guests === 1 ? 'guest' : 'guests'} ·{' '}
        {notComing > 0 && `${notComingCount(figure(notComing))} · `}deadline {longDay(event.eventDate)} (
        {zoneName(event.timeZone)})
      </p>
      <Allergies allergies={allergies} />
      {categories.length === 0 && (
        <div className="empty">
          <h2>No menu categories yet</h2>
          <p>Once the event has a menu, every dish is counted here.</p>
        </div>
      )}
      <div className="columns">
        {categories.map((category) => (
          <Course key={category.id} category={category} guests={guests} />
        ))}
      </div>
    </main>
  )
}

function Allergies({ allergies }: Pick<Totals, 'allergies'>) {
  return (
    <section className="stack allergy-list" aria-labelledby="allergies">
      <h2 id="allergies">Allergies and dietary needs</h2>
      {allergies.length === 0 ? (
        <p className="quietly">Nobody has named any.</p>
      ) : (
        <ul>
          {allergies.map(({ name, party, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two guests may share name and words
            <li key={index}>
              <strong className="text">{text}</strong>
              <span>
                {name}
                {party !== name && <span className="quietly"> in the party of {party}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Course({ category, guests }: { category: Totals['categories'][number]; guests: number }) {
  const { name, items, noneForMe, none } = category
  const nothing = [
    { id: 'none-for-me', name: noneName, count: noneForMe },
    { id: 'no-choice', name: noChoice, count: none },
  ]
  return (
    <section className="course-totals">
      <h2>{name}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Dish</th>
            <th scope="col">Count</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {[...items, ...nothing].map((row) => (
            <tr key={row.id} className={nothing.includes(row) ? 'none' : ''}>
              <th scope="row">
                {row.name}
                <Gauge value={row.count} max={guests} />
              </th>
              <td className="count">{figure(row.count)}</td>
              <td>{percent(guests === 0 ? 0 : row.count / guests)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
