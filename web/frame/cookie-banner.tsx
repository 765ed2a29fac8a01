import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

const delay = 1000
const key = 'cookie_consent'

/** The stored answer, or null. A browser that keeps nothing is asked again, and nothing breaks. */
function answered(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(answer: 'accepted' | 'declined'): void {
  try {
    localStorage.setItem(key, answer)
  } catch {
    // Nothing hangs on it: what is set is essential either way.
  }
}

/**
 * Asks about cookies one second after loading, until there is an answer. It stands first in the order of the page,
 * takes no focus, and tells its height, so that bars at the bottom stand above it.
 */
export function CookieBanner() {
  const [shown, setShown] = useState(false)
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    if (answered()) return
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const element = banner.current
    if (!shown || !element) return
    const root = document.documentElement
    const sized = new ResizeObserver(() => {
      root.style.setProperty('--below', `${element.offsetHeight}px`)
    })
    sized.observe(element)
    return () => {
      sized.disconnect()
      root.style.removeProperty('--below')
    }
  }, [shown])
  const close = () => {
    if (banner.current?.contains(document.activeElement))
      document.getElementById('content')?.focus({ preventScroll: true })
    setShown(false)
  }
  const answer = (chosen: 'accepted' | 'declined') => {
    store(chosen)
    close()
  }
  return (
    <div className="cookies-place" aria-live="polite">
      {shown && (
        <section
          ref={banner}
          className="cookies"
          aria-label="Cookies"
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
        >
          <div className="inside">
            <p>
              We only use cookies that are needed to make this site work.{' '}
              <Link to="/privacy-policy">Read more</Link>
            </p>
            <div className="row">
              <button type="button" className="button small" onClick={() => answer('accepted')}>
                Accept All Cookies
              </button>
              <button type="button" className="button small" onClick={() => answer('declined')}>
                Essential Only
              </button>
              <button type="button" className="button small quiet" onClick={close}>
                Close
              </button>
            </div>
          </div>
        </section>
      )}
    </div>
  )
}
