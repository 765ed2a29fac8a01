import type { ReactNode } from 'react'
import { pages } from '#core/pages'
import { site } from '#core/site'
import type { Cloth } from '#events/rules/cloths'
import type { FrameWords, Language } from '#languages/language'
import { sentence } from '#ui/sentence'
import { LanguageSwitch, type OfferedLanguages } from './language-switch.tsx'
import { Wordmark } from './wordmark.tsx'

/**
 * The frame of every page: skip link, cookie banner, header and footer. Rendered on the server only; the site's script
 * adds the behaviour.
 * @param language the page's
 * @param path the address of the page, which the navigation marks
 * @param children the element that holds the page itself
 * @param cookies whether the banner of cookies may ask
 * @param cloth pattern behind the page
 * @param offered languages in which this page can be read; none where it is in English alone
 * @param offeredAt where their list stands: at the foot where a phone shows no head
 * @param signedOff a named reader has signed its language off
 */
export function Frame({
  language,
  path,
  cookies,
  cloth,
  offered = [],
  offeredAt,
  signedOff,
  children,
}: {
  language: Language
  path: string
  cookies: boolean
  cloth?: Cloth | undefined
  offered?: OfferedLanguages | undefined
  offeredAt: 'head' | 'foot'
  signedOff: boolean
  children: ReactNode
}) {
  const words = language.frame
  const { site: shared } = language.guest
  const list = <LanguageSwitch offered={offered} current={language.guest.lang} words={words} />
  const help = [
    [pages.intro, words.intro],
    [pages.guestGuide, words.guestHelp],
    [pages.plannerGuide, words.plannerHelp],
  ] as const
  return (
    <div className="frame">
      <a className="button skip" href="#content">
        {words.skipToContent}
      </a>
      {cookies && <CookieBanner words={words} close={shared.close} />}
      {/* What happens is said here: readers announce only what changes in a place they know from the start. */}
      <p id="said" className="visually-hidden" aria-live="polite" />
      <header className="masthead">
        <div className="inside">
          <Wordmark tagline={words.tagline} />
          {offeredAt === 'head' && list}
          <button type="button" className="fold" aria-expanded="false" aria-controls="site-menu">
            {words.siteMenu}
          </button>
          <nav id="site-menu" aria-label={words.mainNavigation}>
            <NavLink to={pages.home.path} path={path}>
              {words.home}
            </NavLink>
            <NavLink to={pages.pricing.path} path={path}>
              {words.pricing}
            </NavLink>
            <details>
              <summary>{words.help}</summary>
              <ul>
                {help.map(([page, name]) => (
                  <li key={name}>
                    <a href={page.path}>{name}</a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
          <Account words={words} failed={shared.somethingWrong} />
        </div>
      </header>
      <div id="content" tabIndex={-1} className={cloth && `cloth cloth-${cloth}`}>
        {children}
      </div>
      <footer className="colophon">
        <div className="inside">
          <span>
            © {site.operator}. {words.tagline}
          </span>
          {offeredAt === 'foot' && list}
          <a href={pages.privacy.path}>{words.privacyPolicy}</a>
          <a href={pages.terms.path}>{words.termsAndConditions}</a>
          {offered.length > 0 && !signedOff && (
            <a href={`mailto:${site.supportEmail}`}>{words.soundsWrong}</a>
          )}
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

/**
 * Hidden until the script knows who is signed in, or that the address is a reset link's.
 * @param failed what the script says where signing out did not work
 */
function Account({ words, failed }: { words: FrameWords; failed: string }) {
  return (
    <div className="signed-in-as" hidden>
      <div className="identity" hidden>
        <a href={pages.account.path} title={words.yourAccount}>
          {words.yourAccount}
        </a>
        <span className="role" data-admin={words.adminRole} data-planner={words.plannerRole} />
      </div>
      <a className="button small" href={pages.reset.path} hidden>
        {words.resetPassword}
      </a>
      <button type="button" className="button plain small" data-failed={failed} hidden>
        {words.signOut}
      </button>
    </div>
  )
}

/** Hidden until the script shows it. It comes first in the order of the page. */
function CookieBanner({ words, close }: { words: FrameWords; close: string }) {
  return (
    <div className="cookies-place" aria-live="polite">
      <section className="cookies" aria-label={words.cookies} hidden>
        <div className="inside">
          <p>{sentence(words.cookieNotice, <a href={pages.privacy.path}>{words.readMore}</a>)}</p>
          <div className="row">
            <button type="button" className="button small" value="accepted">
              {words.acceptAllCookies}
            </button>
            <button type="button" className="button small" value="declined">
              {words.essentialOnly}
            </button>
            <button type="button" className="button small quiet">
              {close}
            </button>
          </div>
        </div>
      </section>
    </div>
  )
}
