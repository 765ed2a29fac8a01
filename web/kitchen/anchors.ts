import { useEffect, useSyncExternalStore } from 'react'

// The fragment of the URL tells which screen is shown, so that Back and a reload keep it.

/** The id of the special guests' element, and its fragment in the URL. */
export const specialsAnchor = 'specials'

/** The element of the documents to print, on every screen. */
export const printsAnchor = 'prints'

/** The element of the tables. */
export const tablesAnchor = 'tables'

export function courseAnchor({ categoryId }: { categoryId: string }): string {
  return `course-${categoryId}`
}

export function specialAnchor(number: number): string {
  return `S${number}`
}

/**
 * The anchor of the screen for a fragment. `S14` leads to the special guests; an unknown fragment to the first course, or to the
 * special guests where there is none.
 */
export function screenAnchorOf(
  fragment: string,
  { courses, tables }: { courses: readonly { categoryId: string }[]; tables: readonly unknown[] },
): string {
  if (/^S\d+$/.test(fragment)) return specialsAnchor
  const anchors = [...courses.map(courseAnchor), ...(tables.length > 0 ? [tablesAnchor] : []), specialsAnchor]
  return (
    anchors.find((anchor) => anchor === fragment) ?? ((courses.length > 0 && anchors[0]) || specialsAnchor)
  )
}

const ownFragment = /^(|course-.*|tables|specials|S\d+)$/
let lastFragment = ''

/** The URL's fragment, or the last one that named an anchor of this page: that of "Skip to content" does not. */
export function useFragment(): string {
  const fragment = useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed)
      return () => removeEventListener('hashchange', changed)
    },
    () => {
      const current = location.hash.slice(1)
      if (ownFragment.test(current)) lastFragment = current
      return lastFragment
    },
    () => '',
  )
  // The browser scrolls before the element exists.
  useEffect(() => {
    const element = fragment === '' ? null : document.getElementById(fragment)
    element?.scrollIntoView()
    element?.focus({ preventScroll: true })
  }, [fragment])
  return fragment
}

const wideDisplay = '(min-width: 64rem)'

/** True if the display is wide enough for all screens side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wideDisplay)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(wideDisplay).matches,
    () => false,
  )
}
