import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the heading of each page that is gone to, and gives its title to be announced. */
export function useArrival(): string {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const at = useRef(pathname)
  useEffect(() => {
    if (at.current === pathname) return
    at.current = pathname
    // oxlint-disable-next-line react/set-state-in-effect -- the page that arrived has named itself just now
    setTitle(document.title)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || hash || hasTaken(document.activeElement)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return title
}

/** True if the page has led the focus to a field or a dialog of its own. */
function hasTaken(focused: Element | null): boolean {
  return (
    focused !== null &&
    (focused.matches('main :is(input, select, textarea)') || focused.closest('dialog') !== null)
  )
}
