import { useEffect, useRef, useState } from 'react'

// A browser's timer holds no more than 24 days.
const longest = 86_400_000

/**
 * The server's time, by which events are open or closed: it moves on when one of the instants passes, to the moment and
 * whatever the device's clock says.
 * @param at the server's time when it last answered
 * @param instants in milliseconds
 */
export function useServerTime(at: number, instants: number[]): number {
  const [passed, setPassed] = useState(at)
  const heard = useRef(0)
  const now = Math.max(at, passed)
  const next = nextOf(instants, now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server sets the time anew
  useEffect(() => {
    heard.current = performance.now()
  }, [at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that ended before the instant is set again
  useEffect(() => {
    if (next === null) return
    const elapsed = () => at + performance.now() - heard.current
    const timer = setTimeout(() => setPassed(elapsed()), Math.min(longest, Math.max(0, next - elapsed()) + 1))
    return () => clearTimeout(timer)
  }, [at, next, passed])
  return now
}

/** The first of the instants that is still to come; null when none is. */
export function nextOf(instants: number[], now: number): number | null {
  const coming = instants.filter((instant) => instant > now)
  return coming.length > 0 ? Math.min(...coming) : null
}
