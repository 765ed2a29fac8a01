import { pages } from '#contract/pages'

/** For an address that leads nowhere. */
export function NotFound() {
  return (
    <main className="page narrow stack loose">
      <h1>This page does not exist</h1>
      <p className="lead">The address may be mistyped, or the page has moved.</p>
      <p>
        If you have an event code, you can enter it on the <a href={pages.home.path}>home page</a>. If you
        plan events, your events are on the <a href={pages.signIn.path}>planner page</a>.
      </p>
    </main>
  )
}
