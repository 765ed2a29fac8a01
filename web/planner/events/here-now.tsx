import { alsoHere, moreHere } from '#events/words/planner-head'
import type { Here } from '../../client/live/here.ts'
import { initialsOf } from '../../client/receipt/initials.ts'

const shownMax = 3

/** Initials of the other members who have the event open: three and how many more; on a small screen one, or how many. */
export function HereNow({ here }: { here: Here }) {
  const names = here.map(({ name }) => name)
  const signs = initialsOf(names)
  const label = alsoHere(names)
  return (
    <div className="here-now" role="img" aria-label={label} title={label} translate="no">
      <span className="alone">{here.length === 1 ? signs[0] : here.length}</span>
      {here.slice(0, shownMax).map(({ id }, index) => (
        <span key={id} className="beside" title={names[index]}>
          {signs[index]}
        </span>
      ))}
      {here.length > shownMax && <span className="beside">{moreHere(here.length - shownMax)}</span>}
    </div>
  )
}
