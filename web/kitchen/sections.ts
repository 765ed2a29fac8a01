import { useEffect, useSyncExternalStore } from 'react'

// The fragment of the URL tells which screen is shown, so that Back and a reload keep it.

/** The id of the special guests' element, and its fragment in the URL. */
export const specialsPlace = 'specials'

/** The element of the documents to print, on every screen. */
export const printsPlace = 'prints'

/** The element of the tables. */
export const tablesPlace = 'tables'

export function coursePlace({ categoryId }: { categoryId: string }): string {
  return `course-${categoryId}`
}

export function specialPlace(number: number): string {
  return `S${number}`
}

/**
 * The screen of a fragment: a course, the tables where there are some, the special guests, or one of them. Else the first course,
 * and the special guests where there is none.
 */
export function placeAt(
  fragment: string,
  { courses, tables }: { courses: readonly { categoryId: string }[]; tables: readonly unknown[] },
): string {
  if (/^S\d+$/.test(fragment)) return specialsPlace
  const places = [...courses.map(coursePlace), ...(tables.length > 0 ? [tablesPlace] : []), specialsPlace]
  return places.find((place) => place === fragment) ?? ((courses.length > 0 && places[0]) || specialsPlace)
}

const ours = /^(|course-.*|tables|specials|S\d+)$/
let last = ''

/** The URL's fragment, or the last one that named an anchor of this page: that of "Skip to content" does not. */
export function useFragment(): string {
  const fragment = useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed)
      return () => removeEventListener('hashchange', changed)
    },
    () => {
      const here = location.hash.slice(1)
      if (ours.test(here)) last = here
      return last
    },
    () => '',
  )
  // The browser scrolls before the element exists.
  useEffect(() => {
    const place = fragment === '' ? null : document.getElementById(fragment)
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }, [fragment])
  return fragment
}

const roomForAll = '(min-width: 64rem)'

/** True if the display is wide enough for all screens side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(roomForAll)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(roomForAll).matches,
    () => false,
  )
}
