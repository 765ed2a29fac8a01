import { pages } from '#core/pages'
import { site } from '#core/site'

/** The product's name with its mark: a plate with a leaf on it. @param tagline in the page's language */
export function Wordmark({ tagline }: { tagline: string }) {
  return (
    <a href={pages.home.path} className="wordmark">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="15" fill="currentColor" />
        <circle cx="16" cy="16" r="10.2" fill="none" stroke="var(--surface)" strokeWidth="1.6" />
        <path d="M12 21.5c-.6-6 2.4-10.4 8.6-11.2.7 6.3-2 10.6-7 11l-1.1 2-.9-.5z" fill="var(--surface)" />
      </svg>
      <span>
        <span className="name" translate="no">
          {site.name}
        </span>
        <span className="tagline">{tagline}</span>
      </span>
    </a>
  )
}
