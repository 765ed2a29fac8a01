import { useEffect, useLayoutEffect, useRef } from 'react'

/** The current entry's index and state, and the scroll position of each entry. */
type Entries = { index: number; state: unknown; scrollPositions: number[]; hasMoved: boolean }

/** Index of the entry with a state, among those of this page; the first entry has no state. */
export function indexOf(state: unknown): number {
  return (state as { index?: number } | null)?.index ?? 0
}

/**
 * The entries of the browser's history that this page makes on its own address. Each has a state and restores its scroll
 * position; a new one begins at the heading of its step.
 * @param shownState the state of the entry that the page shows
 * @param onEntry called on mount if the current entry has a state, and when the browser's Back or Forward leads to another
 * @param initialEntry state of the entry to add on mount, if the current one has no state
 * @param isOurs false for the state of an entry that an earlier form left here
 */
export function useHistoryEntries(
  shownState: unknown,
  onEntry: (state: unknown, popped: boolean) => void,
  initialEntry: () => object | undefined,
  isOurs: (state: unknown) => boolean,
) {
  const entriesRef = useRef<Entries>({ index: 0, state: null, scrollPositions: [], hasMoved: false })
  const onEntryRef = useRef(onEntry)
  const optionsRef = useRef({ initialEntry, isOurs })
  useEffect(() => {
    onEntryRef.current = onEntry
  })

  useLayoutEffect(() => {
    const { current } = entriesRef
    const { initialEntry, isOurs } = optionsRef.current
    if (history.state !== null && !isOurs(history.state)) history.replaceState(null, '')
    const first = history.state === null && initialEntry()
    if (first) history.pushState({ ...first, index: 1 }, '', location.pathname)
    current.index = indexOf(history.state)
    current.state = history.state
    // The first render has to match the server's, which knows no entry.
    if (history.state !== null) onEntryRef.current(history.state, false)
    const onPop = ({ state: next }: PopStateEvent) => {
      // A link within the page added this entry. The step does not change.
      if (next === null && location.hash !== '') return history.replaceState(current.state, '')
      enterEntry(current, next, scrollY)
      onEntryRef.current(next, true)
    }
    // On return from another document the browser restores the scroll position.
    const onHide = () => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('popstate', onPop)
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('popstate', onPop)
      removeEventListener('pagehide', onHide)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another screen
  useLayoutEffect(() => {
    const { hasMoved, scrollPositions, index } = entriesRef.current
    if (!hasMoved) return
    const top = scrollPositions[index]
    // Before the screen is painted, but in a task of its own, since scrolling lays out a whole menu.
    const frame = requestAnimationFrame(() => {
      if (top === undefined) document.querySelector('.step > :first-child')?.scrollIntoView()
      else scrollTo(0, top)
    })
    return () => cancelAnimationFrame(frame)
  }, [shownState])

  return {
    /** Adds an entry after the current one. */
    push(state: object) {
      const { current } = entriesRef
      const next = { ...state, index: current.index + 1 }
      history.scrollRestoration = 'manual'
      history.pushState(next, '', location.pathname)
      enterEntry(current, next, scrollY)
      current.scrollPositions.length = current.index
    },
    /** Replaces the state of the current entry. */
    replace(state: object) {
      const { current } = entriesRef
      const next = { ...state, index: current.index }
      history.replaceState(next, '')
      current.state = next
    },
  }
}

/**
 * Makes another entry the current one, and remembers the scroll position of the one before.
 * @param scrollTop pixels from the top
 */
export function enterEntry(entries: Entries, next: unknown, scrollTop: number): void {
  entries.scrollPositions[entries.index] = scrollTop
  entries.index = indexOf(next)
  entries.state = next
  entries.hasMoved = true
}
