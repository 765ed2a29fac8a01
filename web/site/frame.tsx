import type { ReactNode } from 'react'
import { pages } from '#contract/pages'
import { site } from '#contract/site'
import { Wordmark } from './wordmark.tsx'

const help = [
  [pages.intro, 'Intro'],
  [pages.guestGuide, 'Guest Help'],
  [pages.plannerGuide, 'Event Planner Help'],
] as const

/**
 * The frame of every page: skip link, cookie banner, header and footer. Rendered on the server only; the site's script
 * adds the behaviour.
 * @param path the address of the page, which the navigation marks
 * @param children the element that holds the page itself
 */
export function Frame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="frame">
      <a className="button skip" href="#content">
        Skip to content
      </a>
      <CookieBanner />
      <header className="masthead">
        <div className="inside">
          <Wordmark />
          <nav aria-label="Main">
            <NavLink to={pages.home.path} path={path}>
              Home
            </NavLink>
            <NavLink to={pages.pricing.path} path={path}>
              Pricing
            </NavLink>
            <details>
              <summary>Help</summary>
              <ul>
                {help.map(([page, name]) => (
                  <li key={name}>
                    <a href={page.path}>{name}</a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
          <Account />
        </div>
      </header>
      <div id="content" tabIndex={-1}>
        {children}
      </div>
      <footer className="colophon">
        <div className="inside">
          <span>
            © {site.operator}. {site.tagline}
          </span>
          <a href={pages.privacy.path}>Privacy Policy</a>
          <a href={pages.terms.path}>Terms and Conditions</a>
        </div>
      </footer>
    </div>
  )
}

function NavLink({ to, path, children }: { to: string; path: string; children: string }) {
  return (
    <a href={to} aria-current={to === path ? 'page' : undefined}>
      {children}
    </a>
  )
}

/** Hidden until the script knows who is signed in, or that the address is a reset link's. */
function Account() {
  return (
    <div className="signed-in-as" hidden>
      <div className="identity" hidden>
        <a href={pages.account.path} title="Your account">
          Your account
        </a>
        <span className="role" />
      </div>
      <a className="button small" href={pages.reset.path} hidden>
        Reset Password
      </a>
      <button type="button" className="button plain small" hidden>
        Sign Out
      </button>
    </div>
  )
}

/** Hidden until the script shows it. It comes first in the order of the page. */
function CookieBanner() {
  return (
    <div className="cookies-place" aria-live="polite">
      <section className="cookies" aria-label="Cookies" hidden>
        <div className="inside">
          <p>
            We only use cookies that are needed to make this site work.{' '}
            <a href={pages.privacy.path}>Read more</a>
          </p>
          <div className="row">
            <button type="button" className="button small" value="accepted">
              Accept All Cookies
            </button>
            <button type="button" className="button small" value="declined">
              Essential Only
            </button>
            <button type="button" className="button small quiet">
              Close
            </button>
          </div>
        </div>
      </section>
    </div>
  )
}
