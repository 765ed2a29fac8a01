import type { ReactNode } from 'react'
import { Link, NavLink, Outlet, ScrollRestoration } from 'react-router'
import { site } from '#contract/site'
import { Toasts } from '#ui/toasts'
import { CookieBanner } from './cookie-banner.tsx'
import { HelpMenu } from './help-menu.tsx'
import { Wordmark } from './wordmark.tsx'

/** What stands around every page: the way to the content, header, footer, and the place for passing messages. */
export function Frame({ account, children }: { account?: ReactNode; children?: ReactNode }) {
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
            <NavLink to="/" end>
              Home
            </NavLink>
            <NavLink to="/pricing">Pricing</NavLink>
            <HelpMenu />
          </nav>
          {account}
        </div>
      </header>
      <div id="content" tabIndex={-1}>
        {children ?? <Outlet />}
      </div>
      <footer className="colophon">
        <div className="inside">
          <span>
            © {site.operator}. {site.tagline}
          </span>
          <Link to="/privacy-policy">Privacy Policy</Link>
          <Link to="/terms-and-conditions">Terms and Conditions</Link>
        </div>
      </footer>
      <Toasts />
    </div>
  )
}

/** The frame as the browser's router mounts it. */
export function FrameRoute({ account }: { account?: ReactNode }) {
  return (
    <>
      <Frame account={account} />
      <ScrollRestoration />
    </>
  )
}
