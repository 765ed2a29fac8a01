import { useEffect, useLayoutEffect, useRef } from 'react'

/** State of the history entries: which one is present, its state, and where each was scrolled to. */
type Entries = { index: number; state: unknown; scrolled: number[]; moved: boolean }

/** The page's entry a state belongs to; the first has none. */
export function indexOf(state: unknown): number {
  return (state as { at?: number } | null)?.at ?? 0
}

/**
 * The entries of the browser's history that this page makes on its own address. Each has a state and keeps where it
 * was scrolled to; a new one begins at the heading of its step.
 * @param shown the state of the entry that the page shows
 * @param onEntry called with the state of the first entry that has one, and when the browser's Back or Forward leads to
 * another
 * @param initialEntry the entry that a tab without one begins with, after its first
 * @param isOurs false for the state of an entry that an earlier form left here
 */
export function useHistoryEntries(
  shown: unknown,
  onEntry: (state: unknown, popped: boolean) => void,
  initialEntry: () => object | undefined,
  isOurs: (state: unknown) => boolean,
) {
  const entriesRef = useRef<Entries>({ index: 0, state: null, scrolled: [], moved: false })
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
    if (first) history.pushState({ ...first, at: 1 }, '', location.pathname)
    current.index = indexOf(history.state)
    current.state = history.state
    // The first render is the server's, which knows of no entry.
    if (history.state !== null) onEntryRef.current(history.state, false)
    const onPop = ({ state: next }: PopStateEvent) => {
      // A link within the page added this entry. The step does not change.
      if (next === null && location.hash !== '') return history.replaceState(current.state, '')
      enter(current, next, scrollY)
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
    const { moved, scrolled, index } = entriesRef.current
    if (!moved) return
    const top = scrolled[index]
    // Before the screen is painted, but in a task of its own: scrolling lays out a whole menu.
    const frame = requestAnimationFrame(() => {
      if (top === undefined) document.querySelector('.step > :first-child')?.scrollIntoView()
      else scrollTo(0, top)
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])

  return {
    /** Adds an entry after the present one. */
    push(added: object) {
      const { current } = entriesRef
      const next = { ...added, at: current.index + 1 }
      history.scrollRestoration = 'manual'
      history.pushState(next, '', location.pathname)
      enter(current, next, scrollY)
      current.scrolled.length = current.index
    },
    /** Replaces the state of the present one. */
    replace(instead: object) {
      const { current } = entriesRef
      const next = { ...instead, at: current.index }
      history.replaceState(next, '')
      current.state = next
    },
  }
}

/**
 * Makes another entry the present one, and remembers where the one before was scrolled to.
 * @param scrolledTo pixels from the top
 */
export function enter(entries: Entries, next: unknown, scrolledTo: number): void {
  entries.scrolled[entries.index] = scrolledTo
  entries.index = indexOf(next)
  entries.state = next
  entries.moved = true
}
