import { Link } from 'react-router'
import { site } from '#contract/site'
import { useTitle } from '#ui/title'

/** For an address that leads nowhere. */
export function NotFound() {
  useTitle(`Page not found · ${site.name}`)
  return (
    <main className="page narrow stack loose">
      <h1>This page does not exist</h1>
      <p className="lead">The address may be mistyped, or the page has moved.</p>
      <p>
        If you have an event code, you can enter it on the <Link to="/">home page</Link>. If you plan events,
        your events are on the <Link to="/planner">planner page</Link>.
      </p>
    </main>
  )
}
