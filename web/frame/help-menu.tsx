import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

/** The Help menu: a native disclosure, closed by Escape, by a click elsewhere and by going somewhere. */
export function HelpMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(() => {
    menu.current?.removeAttribute('open')
  }, [pathname])
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current
      if (!element?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        element.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && element.contains(event.target)) return
      element.open = false
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])
  return (
    <details ref={menu}>
      <summary>Help</summary>
      <ul>
        <li>
          <Link to="/intro-help">Intro</Link>
        </li>
        <li>
          <Link to="/guest-help">Guest Help</Link>
        </li>
        <li>
          <Link to="/help">Event Planner Help</Link>
        </li>
      </ul>
    </details>
  )
}
