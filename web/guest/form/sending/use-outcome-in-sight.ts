import { useEffect, useRef } from 'react'
import type { Outcome } from '../machine/state.ts'

/**
 * Brings the bar to the screen when sending was refused. In letters so large that the bar does not stick, it stands far
 * from what was pressed.
 * @param seen the outcome that was told before
 */
export function useOutcomeInSight(outcome: Outcome | null, seen: Outcome | null = outcome): void {
  const shown = useRef(seen)
  useEffect(() => {
    if (outcome && outcome !== shown.current)
      for (const part of ['.step > .bar', '.step > .bar > .outcome'])
        document.querySelector(part)?.scrollIntoView({ block: 'nearest' })
    shown.current = outcome
  }, [outcome])
}
