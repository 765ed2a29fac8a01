import { Link } from 'react-router'
import { pages } from '#core/pages'
import { site } from '#core/site'
import * as words from '#events/words/planner-head'
import { useTitle } from '#ui/title'

/** For who had an event open that is not there for them any more. */
export function NoAccess() {
  useTitle(`${words.noAccess} · ${site.name}`)
  return (
    <main className="page narrow stack loose">
      <h1>{words.noAccess}</h1>
      <p className="lead">{words.noAccessWhy}</p>
      <p>
        <Link className="button primary" to={pages.dashboard.path}>
          {words.backToEvents}
        </Link>
      </p>
    </main>
  )
}
