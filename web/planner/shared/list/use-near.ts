import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/**
 * True if a part of a long list is in sight, or soon will be. The first value is a guess, for the first paint.
 * @param scroller what scrolls it; null for the window
 */
export function useNear<Part extends Element>(
  guess: boolean,
  scroller: RefObject<Element | null> | null,
): [RefObject<Part | null>, boolean] {
  const part = useRef<Part>(null)
  const [near, setNear] = useState(guess)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting === true
        // Rows that come into reach wait for the scrolling, not the other way round.
        startTransition(() => setNear(isNear))
      },
      { root: scroller?.current ?? null, rootMargin: '600px 0px' },
    )
    if (part.current) observer.observe(part.current)
    return () => observer.disconnect()
  }, [scroller])
  return [part, near]
}

/** Rows of a part of a long list: what is out of sight stands as text, part by part. */
export const partSize = 10

/** A list in parts, each with the index of its first. */
export function partsOf<Each>(list: readonly Each[]): { start: number; rows: Each[] }[] {
  return Array.from({ length: Math.ceil(list.length / partSize) }, (_, part) => ({
    start: part * partSize,
    rows: list.slice(part * partSize, (part + 1) * partSize),
  }))
}

/** True where a part would show what it shows already: the same rows, perhaps in a new list. */
export function samePart<Part extends { rows: readonly unknown[] }>(before: Part, now: Part): boolean {
  const { rows: old, ...others } = before
  const { rows, ...given } = now
  return (
    old.length === rows.length &&
    old.every((row, at) => row === rows[at]) &&
    Object.entries(given).every(([name, value]) => Object.is(value, others[name as keyof typeof others]))
  )
}
